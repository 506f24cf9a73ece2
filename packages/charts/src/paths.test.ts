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

test('leaves a gap in a line where values are unknown', () => {
  const series = row(1, 2, null, 3, 4);
  const { x, y } = scalesOf(series);
  const at = (index: number) => `${tenths(x(index))},${tenths(y(series.values[index] ?? 0))}`;

  expect(linePath(series, scalesOf(series))).toBe(`M${at(0)}L${at(1)}M${at(3)}L${at(4)}`);
});

test('renders a dot for a value between gaps and for a single value', () => {
  expect(getIsolatedPoints(row(1, null, 2, 3, null, 4))).toEqual([0, 5]);
  expect(getIsolatedPoints(row(7))).toEqual([0]);
});

test('renders a bar for each nonzero value, including negative ones', () => {
  const series = row(5, 0, null, -3);
  const path = barsPath(series, scalesOf(series), { place: 0, places: 2 });
  expect(path.match(/M/g)).toHaveLength(2);
});

test('places bars of one point side by side', () => {
  const series = row(5);
  const scales = scalesOf(series);
  const startOf = (place: number) =>
    Number(barsPath(series, scales, { place, places: 2 }).match(/M([\d.]+)/)?.[1]);
  expect(startOf(1) - startOf(0)).toBeCloseTo(scales.bandwidth / 2, 0);
});
