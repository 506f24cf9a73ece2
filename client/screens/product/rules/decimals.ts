import { formatAmbiguityMessage, parseDecimal, type NumberInputFormat } from '@admin/format';

const DECIMAL = /^(\d+\.?\d*|\.\d+)$/;
/** Marks a number that can be read in two ways. No number contains it, so drafts and Undo restore the warning. */
const QUESTION = '?';

/** Whether a text is a non-negative number in the API's format. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/**
 * Converts typed text to the API's format. Negative, invalid or ambiguous input is kept as typed, so that nothing is
 * lost before the validation reports it.
 */
export function readDecimal(typed: string, format: NumberInputFormat): string {
  const text = typed.trim();
  const [number, other] = parseDecimal(text, format);
  if (number === undefined || !isDecimal(number)) return text;
  return other === undefined ? number : text + QUESTION;
}

/** Formats a number from the API for input in this store; invalid values are returned unchanged. */
export function formatDecimalInput(
  text: string,
  { decimalSeparator }: Pick<NumberInputFormat, 'decimalSeparator'>,
): string {
  if (text.endsWith(QUESTION)) return text.slice(0, -1);
  return isDecimal(text) ? text.replace('.', decimalSeparator || '.') : text;
}

/** Asks which number is meant by ambiguous input of `readDecimal`; `undefined` for any other text. */
export function describeAmbiguity(text: string, getFormat: () => NumberInputFormat): string | undefined {
  if (!text.endsWith(QUESTION)) return undefined;
  const format = getFormat();
  const numbers = parseDecimal(text.slice(0, -1), format);
  return numbers.length > 1 ? formatAmbiguityMessage(numbers, format) : undefined;
}

/** Negative if the first is less. Both are numbers in the API's format, with up to 15 digits. */
export const compareDecimals = (one: string, other: string): number => Number(one) - Number(other);

/** Adds a whole number to a number in the API's format, keeping its decimals and not going below 0; '' counts as 0. */
export function stepDecimal(text: string, by: number): string {
  if (text !== '' && !isDecimal(text)) return text;
  const [, decimals = ''] = text.split('.');
  return Math.max(0, Number(text) + by).toFixed(decimals.length);
}
