/** Upper ends in seconds (product specification, section 9). */
const ENDS = [2, 5, 10, 15, 20, 30, 60];

/** The bucket a loading time is counted in, such as `2-5s`; a time on an end belongs to the slower one. */
export function getLoadTimeBucket(milliseconds: number): string {
  const index = ENDS.findIndex((end) => milliseconds < end * 1000);
  if (index === -1) return '>60s';
  return `${ENDS[index - 1] ?? 0}-${ENDS[index]}s`;
}
