/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the marks are drawn here: there is no file that an <img> could load */
import { getBrand, type PaymentBrand } from './brands';
import './payment-logos.css';

/** Default width (product specification, section 9). */
const WIDTH = 51;
const HEIGHT = 35;

export interface PaymentLogoProps {
  brand: PaymentBrand;
  /** Pixels; the height is proportional. */
  width?: number | undefined;
}

/** The logo of a card or wallet, with its name as accessible name. */
export function PaymentLogo({ brand, width = WIDTH }: PaymentLogoProps) {
  const { name, words, tint, ink } = getBrand(brand);
  const [first, second] = words;
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
        fill={tint}
        stroke={ink}
        strokeOpacity="0.25"
      />
      <path d="M1 29h49v2a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z" fill={ink} fillOpacity="0.55" />
      {second === undefined ? (
        <Word text={first} y={19.5} largest={14} ink={ink} />
      ) : (
        <>
          <Word text={first} y={13.5} largest={9} ink={ink} />
          <Word text={second} y={23.5} largest={9} ink={ink} />
        </>
      )}
    </svg>
  );
}

/** Maximum width of the text. */
const MAX_TEXT_WIDTH = 43;
/** Width of a letter relative to the font size. */
const LETTER_WIDTH = 0.58;

interface WordProps {
  text: string;
  y: number;
  /** Maximum font size; smaller if the text would not fit. */
  largest: number;
  ink: string;
}

/** Centered text with the same width in any font. */
function Word({ text, y, largest, ink }: WordProps) {
  const size = Math.min(largest, MAX_TEXT_WIDTH / (text.length * LETTER_WIDTH));
  return (
    <text
      x={WIDTH / 2}
      y={y}
      fill={ink}
      fontFamily="'Helvetica Neue', Arial, sans-serif"
      fontSize={size}
      fontWeight="700"
      textAnchor="middle"
      textLength={text.length * LETTER_WIDTH * size}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
}
