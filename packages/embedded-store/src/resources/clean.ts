/** One line as it was typed, without control characters and doubled blanks. What looks like markup stays text, to be escaped. */
export const oneLine = (value: string): string => value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** One line of plain text: without markup, control characters and doubled blanks, as the platform stores such fields. */
export function cleanLine(value: string): string {
  return oneLine(withoutMarkup(value));
}

/** The same for text of several lines. */
export function cleanText(value: string): string {
  return withoutMarkup(value)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function withoutMarkup(value: string): string {
  return value
    .replaceAll(/<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis, '')
    .replaceAll(/<!--.*?(-->|$)/gs, '')
    .replaceAll(/<\/?[a-z][^<>]*(>|$)/gi, '');
}
