import { formatAmbiguityMessage, parseDecimal, type NumberInputFormat } from '@admin/format';

const DECIMAL = /^(\d+\.?\d*|\.\d+)$/;
/** Marks a number that can be read in two ways; no number has it, so that drafts and Undo bring the question back. */
const QUESTION = '?';

/** Whether a text is a number from 0 on as the API has it. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/**
 * What was typed, as the API has it. What is no number from 0 on, or can be read in two ways, stays as it was typed, so
 * that nothing is lost before the rules say what is wrong with it.
 */
export function readDecimal(typed: string, format: NumberInputFormat): string {
  const text = typed.trim();
  const [number, other] = parseDecimal(text, format);
  if (number === undefined || !isDecimal(number)) return text;
  return other === undefined ? number : text + QUESTION;
}

/** A number of the API as it is typed in this shop; what is none stays as it is. */
export function formatDecimalInput(
  text: string,
  { decimalSeparator }: Pick<NumberInputFormat, 'decimalSeparator'>,
): string {
  if (text.endsWith(QUESTION)) return text.slice(0, -1);
  return isDecimal(text) ? text.replace('.', decimalSeparator || '.') : text;
}

/** Asks which number is meant by what `readDecimal` could read in two ways; nothing for any other text. */
export function describeAmbiguity(text: string, getFormat: () => NumberInputFormat): string | undefined {
  if (!text.endsWith(QUESTION)) return undefined;
  const format = getFormat();
  const numbers = parseDecimal(text.slice(0, -1), format);
  return numbers.length > 1 ? formatAmbiguityMessage(numbers, format) : undefined;
}

/** Below 0 where the first is less. Both are numbers of the API, of at most 15 digits. */
export const compareDecimals = (one: string, other: string): number => Number(one) - Number(other);

/** A number of the API moved by a whole one, with the decimals it had and not below 0; '' counts as 0. */
export function stepDecimal(text: string, by: number): string {
  if (text !== '' && !isDecimal(text)) return text;
  const [, decimals = ''] = text.split('.');
  return Math.max(0, Number(text) + by).toFixed(decimals.length);
}
