export interface Separators {
  decimalSeparator: string;
  thousandSeparator: string;
}

/** Amounts come from the API as text (`"12.50"`), from arithmetic as numbers. */
export type DecimalInput = number | string;

const DECIMAL = /^-?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const formats = new Map<number | undefined, Intl.NumberFormat>();

/**
 * Digits in groups of three with the shop's separators, rounded half away from zero; '' for what is no number.
 * Without a precision the digits stay as they are (at most 20).
 */
export function formatDecimal(
  value: DecimalInput,
  precision: number | undefined,
  separators: Separators,
): string {
  // Formatting the text keeps 1.005 from becoming the binary 1.00499…, and long amounts exact.
  const text = String(value).trim();
  if (!isDecimal(text)) return '';
  return getFormat(precision)
    .format(text)
    .replace(SEPARATOR, (mark) =>
      mark === ',' ? separators.thousandSeparator : separators.decimalSeparator,
    );
}

/** Those of the language that `getFormat` writes in. */
const SEPARATOR = /[,.]/g;

function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return DECIMAL.test(text);
}

function getFormat(precision: number | undefined): Intl.NumberFormat {
  const known = formats.get(precision);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: precision ?? 0,
    maximumFractionDigits: precision ?? 20,
    signDisplay: 'negative',
  });
  formats.set(precision, format);
  return format;
}
