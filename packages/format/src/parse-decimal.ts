import { __, sprintf } from '@wordpress/i18n';
import type { Separators } from './decimal';

/** The accepted number format. */
export interface NumberInputFormat extends Separators {
  /**
   * Maximum number of decimals, such as those of a currency. Resolves the ambiguity of `1,234`; without it both values
   * are possible.
   */
  precision?: number;
  /** A currency symbol allowed before or after the number, without HTML entities. */
  symbol?: string;
}

/** Spaces and apostrophes occur in pasted numbers, and are never decimal separators. */
const PLAIN_GROUP_MARK = /[\s'’]/u;
const MINUS = /^[-−]\s*/u;
const INVISIBLE = /\p{Bidi_Control}/gu;

/**
 * The possible values of a typed number, in the API's format (`1234.5`): none if it is invalid, and two if `1,234` may
 * be a whole number or one with decimals, so that the user must choose.
 * The store's decimal separator is always accepted. A comma or a point that is not the store's separator is accepted
 * too, since keypads have only one of them. In a grouped number the first group does not
 * start with 0, and the others have three digits.
 */
export function parseDecimal(typed: string, format: NumberInputFormat): string[] {
  const { decimalSeparator, thousandSeparator, precision = Number.POSITIVE_INFINITY, symbol } = format;
  const text = typed.replaceAll(INVISIBLE, '').trim();
  const unsigned = stripSymbol(text.replace(MINUS, ''), symbol);
  const sign = MINUS.test(text) ? '-' : '';
  const decimalMark = decimalSeparator || '.';
  const otherMarks = ['.', ','].filter((mark) => mark !== decimalMark);
  const grouped = parseGrouped(unsigned, decimalMark, [thousandSeparator, ...otherMarks]);
  const plain = [decimalMark, ...otherMarks]
    .map((mark) => parsePlain(unsigned, mark))
    .filter((number) => number !== undefined);
  const possible =
    grouped === undefined
      ? plain
      : [grouped, ...plain.filter((number) => (number.split('.')[1] ?? '').length <= precision)];
  return [...new Set(possible)].map((number) => sign + number);
}

/** The message for two possible values found by `parseDecimal`. */
export function formatAmbiguityMessage(
  numbers: readonly string[],
  { decimalSeparator }: Pick<Separators, 'decimalSeparator'>,
): string {
  const [one = '', other = ''] = numbers.map((number) => number.replace('.', decimalSeparator || '.'));
  return sprintf(
    /* translators: 1: a number such as 1234, 2: a number such as 1.234 */
    __('Please enter either %1$s or %2$s to avoid confusion.', 'store-admin'),
    one,
    other,
  );
}

function stripSymbol(text: string, symbol = ''): string {
  if (symbol === '') return text;
  if (text.startsWith(symbol)) return text.slice(symbol.length).trim();
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
}

/** Digits with at most one decimal separator. */
function parsePlain(text: string, decimalMark: string): string | undefined {
  const [integer = '', fraction = '', ...more] = text.split(decimalMark);
  return more.length === 0 && isDigits(integer + fraction) ? joinDecimal(integer, fraction) : undefined;
}

/** Complete groups of thousands, all with the same separator. */
function parseGrouped(text: string, decimalMark: string, groupMarks: readonly string[]): string | undefined {
  const [integer = '', fraction = '', ...more] = text.split(decimalMark);
  const mark = groupMarks.find((one) => one !== '' && one !== decimalMark && integer.includes(one));
  const [first = '', ...groups] = integer.split(mark ?? PLAIN_GROUP_MARK);
  const isGrouped =
    groups.length > 0 && /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return isGrouped && more.length === 0 && (fraction === '' || isDigits(fraction))
    ? joinDecimal(first + groups.join(''), fraction)
    : undefined;
}

const isDigits = (text: string): boolean => /^\d+$/.test(text);

function joinDecimal(integer: string, fraction: string): string {
  const units = integer.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? units : `${units}.${fraction}`;
}
