const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Truncates to a number of graphemes: a flag or a family emoji counts as one. */
export function truncate(text: string, graphemes: number, ending = '…'): string {
  let kept = 0;
  for (const { index } of segmenter.segment(text)) {
    if (kept === graphemes) return text.slice(0, index).trimEnd() + ending;
    kept += 1;
  }
  return text;
}
