import { tokenize } from '../html/tokens';

/** One line as it was typed, without control characters and doubled blanks. What looks like markup stays text, to be escaped. */
export const oneLine = (value: string): string => value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** One line of plain text: without markup, control characters and doubled blanks, as the platform stores such fields. */
export function cleanLine(value: string): string {
  return oneLine(withoutMarkup(value));
}

/** The same for text of several lines. */
export function cleanText(value: string): string {
  // Control characters first: a tag may be hidden by one.
  return withoutMarkup(value.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')).trim();
}

function withoutMarkup(value: string): string {
  const texts = Array.from(tokenize(value), (token) => (token.type === 'text' ? token.text : ''));
  // What stood on both sides of a tag could become one.
  return texts.join('').replaceAll(/<(?=[a-z/!])/gi, '');
}
