/**
 * By how much a figure changed, in percent of what it was before.
 * @returns `undefined` when nothing can be said: a figure is unknown, or grew out of nothing
 */
export function getChange(
  present: number | null | undefined,
  previous: number | null | undefined,
): number | undefined {
  if (typeof present !== 'number' || typeof previous !== 'number') return undefined;
  if (previous === 0) return present === 0 ? 0 : undefined;
  return ((present - previous) / Math.abs(previous)) * 100;
}
