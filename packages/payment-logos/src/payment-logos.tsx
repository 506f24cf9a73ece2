import type { PaymentBrand } from './brands';
import { PaymentLogo } from './payment-logo';
import './payment-logos.css';

export interface PaymentLogosProps {
  brands: readonly PaymentBrand[];
  /** What the brands have in common, for those who do not see them. */
  label: string;
  /** Of each mark, in pixels. */
  width?: number | undefined;
}

/** Several marks in a row that wraps. */
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
