import type { PaymentBrand } from './brands';
import { PaymentLogo } from './payment-logo';
import './payment-logos.css';

export interface PaymentLogosProps {
  brands: readonly PaymentBrand[];
  /** Accessible name of the group. */
  label: string;
  /** Width of each logo in pixels. */
  width?: number | undefined;
}

/** Several logos in a wrapping row. */
export function PaymentLogos({ brands, label, width }: PaymentLogosProps) {
  return (
    <ul className="sa-payment-logos" aria-label={label}>
      {brands.map((brand) => (
        <li key={brand}>
          <PaymentLogo brand={brand} width={width} />
        </li>
      ))}
    </ul>
  );
}
