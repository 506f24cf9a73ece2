/** How the shop writes numbers; the API has them with a point and without groups. */
export interface Separators {
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

const DECIMAL = /^(\d+\.?\d*|\.\d+)$/;
const GROUPED = /^\d{1,3}( \d{3})+$/;

/** Whether a text is a number from 0 on as the API has it. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/**
 * What was typed, as the API has it. Numbers may be typed the way the shop writes them (`1.234,50`) and with the other
 * decimal mark, which is the one of many keypads. What is no number from 0 on stays as it was typed, so that nothing is
 * lost before somebody says what is wrong with it.
 */
export function readDecimal(typed: string, { decimalSeparator, thousandSeparator }: Separators): string {
  const text = typed.trim();
  const [whole = '', ...decimals] = text.split(decimalSeparator || '.');
  const number = [ungroup(whole, thousandSeparator), ...decimals].join('.').replace(',', '.');
  if (!isDecimal(number)) return text;
  const [units = '', fraction = ''] = number.split('.');
  const shortest = units.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? shortest : `${shortest}.${fraction}`;
}

/** A number of the API as it is typed in this shop; what is none stays as it is. */
export const writeDecimal = (text: string, { decimalSeparator }: Separators): string =>
  isDecimal(text) ? text.replace('.', decimalSeparator || '.') : text;

/** Below 0 where the first is less. Both are numbers of the API, of at most 15 digits. */
export const compareDecimals = (one: string, other: string): number => Number(one) - Number(other);

/** A number of the API moved by a whole one, with the decimals it had and not below 0; '' counts as 0. */
export function stepDecimal(text: string, by: number): string {
  if (text !== '' && !isDecimal(text)) return text;
  const [, decimals = ''] = text.split('.');
  return Math.max(0, Number(text) + by).toFixed(decimals.length);
}

/** Spaces part groups too, whatever the shop writes: they come with what is copied. */
function ungroup(whole: string, thousandSeparator: string): string {
  const spaced = whole.replaceAll(thousandSeparator || ' ', ' ').replaceAll(/\s/g, ' ');
  return GROUPED.test(spaced) ? spaced.replaceAll(' ', '') : whole;
}
