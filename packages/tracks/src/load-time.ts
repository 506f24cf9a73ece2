/** Upper ends in seconds (product specification, section 9). */
const BUCKETS = [
  [2, '0-2s'],
  [5, '2-5s'],
  [10, '5-10s'],
  [15, '10-15s'],
  [20, '15-20s'],
  [30, '20-30s'],
  [60, '30-60s'],
] as const;

export type LoadTimeBucket = (typeof BUCKETS)[number][1] | '>60s';

/** The bucket a loading time is counted in, such as `2-5s`; a time on an end belongs to the slower one. */
export function getLoadTimeBucket(milliseconds: number): LoadTimeBucket {
  return BUCKETS.find(([end]) => milliseconds < end * 1000)?.[1] ?? '>60s';
}
