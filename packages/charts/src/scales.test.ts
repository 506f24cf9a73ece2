/** @jest-environment node */

import { createScales, getLabeledPoints, MARGIN } from './scales';
import type { ChartSeries } from './types';

const SIZE = { width: 800, height: 300, isReversed: false, formatTick: String };
const rows = (...values: (number | null)[]): ChartSeries[] => [{ key: 'a', label: 'Sales', values }];

test.each([
  ['positive values', rows(40, 90), [0, 90]],
  ['negative values', rows(-40, -90), [-90, 0]],
  ['values on both sides of zero', rows(-5, 12), [-5, 12]],
  ['unknown values', rows(null, null), [0, 1]],
  ['zeros', rows(0, 0), [0, 1]],
  ['trillions', rows(1e12, 3e12), [0, 3e12]],
])('includes zero and every value in the axis: %s', (_name, series, [least = 0, most = 0]) => {
  const { ticks, y } = createScales(series, { ...SIZE, count: 2 });

  expect(ticks.map(({ value }) => value)).toContain(0);
  expect(y(least)).toBeLessThanOrEqual(SIZE.height - MARGIN.bottom);
  expect(y(most)).toBeGreaterThanOrEqual(MARGIN.top);
  expect(y(most)).toBeLessThan(y(least));
});

test.each([
  ['tens', rows(40, 90), [0, 20, 40, 60, 80, 100]],
  ['thousands, with negative values', rows(-1200, 4100), [-2000, -1000, 0, 1000, 2000, 3000, 4000, 5000]],
  ['fractions', rows(0.31), [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]],
  ['zero', rows(0), [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('places grid lines at rounded values from edge to edge: %s', (_name, series, expected) => {
  const { ticks, y } = createScales(series, { ...SIZE, count: 1 });

  expect(ticks.map(({ value }) => value)).toEqual(expected);
  expect(y(ticks[0]?.value ?? Number.NaN)).toBe(SIZE.height - MARGIN.bottom);
  expect(y(ticks.at(-1)?.value ?? Number.NaN)).toBe(MARGIN.top);
});

test('spreads points over the plot width and leaves a quarter of it free around bars', () => {
  const { x, start, step, bandwidth } = createScales(rows(1, 2, 3, 4), { ...SIZE, count: 4 });

  expect(step).toBe((SIZE.width - start - MARGIN.end) / 4);
  expect(bandwidth).toBe(step * 0.75);
  expect(x(0)).toBe(start + step / 2);
  expect(x(3)).toBeCloseTo(SIZE.width - MARGIN.end - step / 2);
});

test.each([1, 2, 31, 400])('finds the nearest of %d points by position', (count) => {
  const { x, indexAt } = createScales(rows(1), { ...SIZE, count });
  const indexes = Array.from({ length: count }, (_, index) => index);

  expect(indexes.map((index) => indexAt(x(index)))).toEqual(indexes);
  expect(indexAt(-500)).toBe(0);
  expect(indexAt(5000)).toBe(count - 1);
});

test('places the first point on the right in right-to-left pages', () => {
  const { x, indexAt, start } = createScales(rows(1, 2, 3), { ...SIZE, count: 3, isReversed: true });

  expect(x(0)).toBeGreaterThan(x(2));
  expect(x(0)).toBeLessThanOrEqual(SIZE.width - start);
  expect(indexAt(x(2))).toBe(2);
});

test.each([
  [7, 800, [0, 1, 2, 3, 4, 5, 6]],
  [31, 320, [0, 11, 22]],
  [0, 800, []],
])('labels %d points as space allows in %d px', (count, width, labeled) => {
  expect(getLabeledPoints(count, width, 64)).toEqual(labeled);
});

test.each([
  ['short', () => '$5', 800, 32],
  ['of average length', () => '$10,000', 800, 65],
  ['long', () => '1,000,000.000\u00a0KWD', 800, 135],
  ['Chinese', () => '1,200億', 800, 63],
  ['too long for a phone', () => 'x'.repeat(50), 300, 120],
])('reserves space for axis labels that are %s', (_name, formatTick, width, start) => {
  expect(createScales(rows(1), { ...SIZE, width, count: 1, formatTick }).start).toBe(start);
});
