export interface Separators {
  decimalSeparator: string;
  thousandSeparator: string;
}

/** Amounts come from the API as text (`"12.50"`), from arithmetic as numbers. */
export type DecimalInput = number | string;

const DECIMAL = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
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
  const text = String(value).trim();
  if (!isDecimal(text)) return '';
  const [whole = '', fraction = ''] = withoutExponent(text).replace('-', '').split('.');
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

function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return DECIMAL.test(text);
}

/** Numbers are written with an exponent where they are very large or very small. */
const withoutExponent = (text: Intl.StringNumericLiteral): string =>
  /e/i.test(text)
    ? new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: MOST_DIGITS }).format(text)
    : text;
