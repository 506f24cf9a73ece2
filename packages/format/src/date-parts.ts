/** Letters of PHP date formats, by date part. */
const FORMAT_LETTERS = { day: 'djS', month: 'FmMn', year: 'Yyo' };

type Part = keyof typeof FORMAT_LETTERS;

/** Text that follows a letter without a space or punctuation belongs to it, as in `n月`; so does a period. */
const PARTS_OF_TEXT = /^((?:[^\s\p{P}]|\.)*)(.*)$/su;

interface FormatToken {
  readonly letter: string;
  /** Text that belongs to the letter: `月`. */
  readonly suffix: string;
  /** Text between the letter and the next one. */
  readonly separator: string;
}

/**
 * Reduces a PHP date format to some of its parts: `F j, Y` → `F j` for day and month.
 * @returns `fallback` where the format does not have all of the parts
 */
export function pickDateParts(format: string, parts: readonly Part[], fallback: string): string {
  const letters = parts.map((part) => FORMAT_LETTERS[part]);
  const tokens = parseFormat(format);
  const isKept = ({ letter }: FormatToken) => letters.some((list) => list.includes(letter));
  if (!letters.every((list) => tokens.some(({ letter }) => list.includes(letter)))) return fallback;
  const last = tokens.findLastIndex(isKept);
  return tokens
    .map((token, index) => {
      if (!isKept(token)) return '';
      // Text before an omitted part is omitted too.
      const isCut = index === last && index < tokens.length - 1;
      return token.letter + token.suffix + (isCut ? '' : token.separator);
    })
    .join('');
}

/** Uses short month names: `F j, Y` → `M j, Y`. */
export const shortenMonth = (format: string): string =>
  format.replaceAll(/\\.|F/g, (symbol) => (symbol === 'F' ? 'M' : symbol));

/** Text before the first letter is left out. */
function parseFormat(format: string): FormatToken[] {
  const tokens: { letter: string; text: string }[] = [];
  for (const [symbol] of format.matchAll(/\\.|./gsu)) {
    const last = tokens.at(-1);
    if (/^[a-zA-Z]$/.test(symbol)) tokens.push({ letter: symbol, text: '' });
    else if (last) last.text += symbol;
  }
  return tokens.map(({ letter, text }) => {
    const [, suffix = '', separator = ''] = PARTS_OF_TEXT.exec(text) ?? [];
    return { letter, suffix, separator };
  });
}
