/** Upper limits in seconds (product specification, section 9). */
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

/** The bucket of a load time, such as `2-5s`. A time equal to a limit is in the slower bucket. */
export function getLoadTimeBucket(milliseconds: number): LoadTimeBucket {
  return BUCKETS.find(([end]) => milliseconds < end * 1000)?.[1] ?? '>60s';
}
