import { tokenize } from '../html/tokens';

/**
 * One line as typed, without control characters and repeated whitespace. Markup stays in the text, so escape it on
 * output.
 */
export const oneLine = (value: string): string => value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * One line of plain text: without markup, control characters and repeated whitespace, as the platform stores such
 * fields.
 */
export function cleanLine(value: string): string {
  return oneLine(withoutMarkup(value));
}

/** The same for multi-line text. */
export function cleanText(value: string): string {
  // Control characters first, because one can hide a tag.
  return withoutMarkup(value.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')).trim();
}

function withoutMarkup(value: string): string {
  const texts = Array.from(tokenize(value), (token) => (token.type === 'text' ? token.text : ''));
  // The text before and after a removed tag could form a new tag.
  return texts.join('').replaceAll(/<(?=[a-z/!])/gi, '');
}
