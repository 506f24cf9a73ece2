import { getLoadTimeBucket } from './index';

test.each([
  [0, '0-2s'],
  [1999, '0-2s'],
  [2000, '2-5s'],
  [4999, '2-5s'],
  [5000, '5-10s'],
  [10_000, '10-15s'],
  [15_000, '15-20s'],
  [20_000, '20-30s'],
  [30_000, '30-60s'],
  [59_999, '30-60s'],
  [60_000, '>60s'],
  [3_600_000, '>60s'],
])('reports a screen load of %d ms as %s', (milliseconds, bucket) => {
  expect(getLoadTimeBucket(milliseconds)).toBe(bucket);
});
