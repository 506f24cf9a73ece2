/** Truncates to a number of graphemes: a flag or a family emoji counts as one. */
export function truncate(text: string, graphemes: number, ending = '…'): string {
  // No text has more graphemes than code units.
  if (text.length <= graphemes) return text;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let kept = 0;
  for (const { index } of segmenter.segment(text)) {
    if (kept === graphemes) return text.slice(0, index).trimEnd() + ending;
    kept += 1;
  }
  return text;
}

/**
 * Removes HTML tags in linear time: a `<` without a `>` before the next `<` is not a tag. The result is text, never
 * HTML.
 */
export const stripTags = (html: string, replacement = ''): string =>
  html.replaceAll(/<[^<>]*>/g, replacement);
