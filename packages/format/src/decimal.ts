export interface Separators {
  decimalSeparator: string;
  thousandSeparator: string;
}

/** Amounts are text in the API (`"12.50"`), and numbers after calculations. */
export type DecimalInput = number | string;

const DECIMAL = /^-?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const formats = new Map<number | undefined, Intl.NumberFormat>();

/**
 * Formats a number with the store's separators, in groups of three digits, rounded half away from zero; '' if it is not
 * a number. Without a precision the decimals are kept (at most 20).
 */
export function formatDecimal(
  value: DecimalInput,
  precision: number | undefined,
  separators: Separators,
): string {
  // Formatting text avoids the binary 1.00499… for 1.005, and keeps long amounts exact.
  const text = String(value).trim();
  if (!isDecimal(text)) return '';
  return getFormat(precision)
    .format(text)
    .replace(SEPARATOR, (mark) =>
      mark === ',' ? separators.thousandSeparator : separators.decimalSeparator,
    );
}

/** The separators that `getFormat` writes. */
const SEPARATOR = /[,.]/g;

function isDecimal(text: string): text is Intl.StringNumericLiteral {
  return DECIMAL.test(text);
}

function getFormat(precision: number | undefined): Intl.NumberFormat {
  const cached = formats.get(precision);
  if (cached) return cached;
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: precision ?? 0,
    maximumFractionDigits: precision ?? 20,
    signDisplay: 'negative',
  });
  formats.set(precision, format);
  return format;
}

export interface NumberSettings extends Separators {
  /** Number of decimals; if omitted, as many as the number has. */
  precision?: number;
}

/** `1234567.891` → `1,234,567.891` with the store's separators; '' if it is not a number. */
export function formatNumber(value: DecimalInput, settings: NumberSettings): string {
  return formatDecimal(value, settings.precision, settings);
}
