// The marks are drawn here: there is no file that an <img> could load.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { getBrand, type PaymentBrand } from './brands';
import './payment-logos.css';

/** Of a mark (product specification, section 9). */
const WIDTH = 51;
const HEIGHT = 35;

export interface PaymentLogoProps {
  brand: PaymentBrand;
  /** Pixels; the height follows. */
  width?: number | undefined;
}

/** The mark of one card or wallet, read by its name. */
export function PaymentLogo({ brand, width = WIDTH }: PaymentLogoProps) {
  const { name, background = '#fff', mark } = getBrand(brand);
  return (
    <svg
      className="sa-payment-logo"
      role="img"
      aria-label={name}
      width={width}
      height={(width * HEIGHT) / WIDTH}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      focusable="false"
    >
      <rect
        x="0.5"
        y="0.5"
        width={WIDTH - 1}
        height={HEIGHT - 1}
        rx="3.5"
        fill={background}
        stroke="#dcdcde"
      />
      {mark}
    </svg>
  );
}
