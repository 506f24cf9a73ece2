export interface Separators {
  decimalSeparator: string;
  thousandSeparator: string;
}

/** Amounts come from the API as text (`"12.50"`), from arithmetic as numbers. */
export type DecimalInput = number | string;

const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)$/;
const GROUP = /\B(?=(?:\d{3})+$)/g;
/** Digits that are kept behind the point where no precision says how many. */
const MOST_DIGITS = 20;

/**
 * Digits in groups of three with the shop's separators, rounded half away from zero; '' for what is no number.
 * Without a precision the digits stay as they are (at most 20). Counted in whole numbers: that keeps 1.005 from becoming the
 * binary 1.00499…, and long amounts exact; and the first format of `Intl` holds up a slow machine.
 */
export function formatDecimal(
  value: DecimalInput,
  precision: number | undefined,
  { decimalSeparator, thousandSeparator }: Separators,
): string {
  const written = String(value).trim();
  const text = written.includes('e') ? withoutExponent(Number(written)) : written;
  if (!DECIMAL.test(text)) return '';
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const kept = precision ?? Math.min(fraction.length, MOST_DIGITS);
  const cut = BigInt(whole + fraction.slice(0, kept).padEnd(kept, '0'));
  const rounded = fraction.charAt(kept) < '5' ? cut : cut + 1n;
  const digits = String(rounded).padStart(kept + 1, '0');
  const point = digits.length - kept;
  const decimals = precision === undefined ? digits.slice(point).replace(/0+$/, '') : digits.slice(point);
  return (
    (text.startsWith('-') && rounded ? '-' : '') +
    digits.slice(0, point).replace(GROUP, () => thousandSeparator) +
    (decimals && decimalSeparator + decimals)
  );
}

/** Arithmetic leaves numbers so near to nothing that they are written with an exponent; so are those that are very large. */
const withoutExponent = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: MOST_DIGITS });
