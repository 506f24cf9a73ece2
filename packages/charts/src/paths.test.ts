/** @jest-environment node */

import { barsPath, linePath, getIsolatedPoints } from './paths';
import { createScales } from './scales';
import type { ChartSeries } from './types';

const row = (...values: (number | null)[]): ChartSeries => ({ key: 'a', label: 'Sales', values });
const scalesOf = (series: ChartSeries) =>
  createScales([series], {
    count: series.values.length,
    width: 400,
    height: 200,
    isReversed: false,
    formatTick: String,
  });

const tenths = (pixels: number) => Number(pixels.toFixed(1));

test('a line has a gap where nothing is known', () => {
  const series = row(1, 2, null, 3, 4);
  const { x, y } = scalesOf(series);
  const at = (index: number) => `${tenths(x(index))},${tenths(y(series.values[index] ?? 0))}`;

  expect(linePath(series, scalesOf(series))).toBe(`M${at(0)}L${at(1)}M${at(3)}L${at(4)}`);
});

test('a value between gaps is a dot, as is the only one', () => {
  expect(getIsolatedPoints(row(1, null, 2, 3, null, 4))).toEqual([0, 5]);
  expect(getIsolatedPoints(row(7))).toEqual([0]);
});

test('each value that is not zero has a bar, those below zero as well', () => {
  const series = row(5, 0, null, -3);
  const path = barsPath(series, scalesOf(series), { place: 0, places: 2 });
  expect(path.match(/M/g)).toHaveLength(2);
});

test('bars of one point stand side by side', () => {
  const series = row(5);
  const scales = scalesOf(series);
  const startOf = (place: number) =>
    Number(barsPath(series, scales, { place, places: 2 }).match(/M([\d.]+)/)?.[1]);
  expect(startOf(1) - startOf(0)).toBeCloseTo(scales.bandwidth / 2, 0);
});
