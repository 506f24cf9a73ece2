import type { Scales } from './scales';
import type { ChartSeries } from './types';

/** A line through the values, with gaps where there are none. */
export function linePath({ values }: ChartSeries, { x, y }: Scales): string {
  const steps = values.map((value, index) => {
    if (value === null) return '';
    const isGoingOn = (values[index - 1] ?? null) !== null;
    return `${isGoingOn ? 'L' : 'M'}${round(x(index))},${round(y(value))}`;
  });
  return steps.join('');
}

/** Values with none on either side, which a line would leave out. */
export function getIsolatedPoints({ values }: ChartSeries): number[] {
  const isKnown = (index: number) => (values[index] ?? null) !== null;
  return values.flatMap((_, index) =>
    isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1) ? [index] : [],
  );
}

/**
 * All bars of a series as one shape: hundreds of elements would have to be laid out again with every change.
 * `place` and `places` say which of the bars standing side by side at each point is meant.
 */
export function barsPath(
  { values }: ChartSeries,
  { x, y, bandwidth }: Scales,
  { place, places }: { place: number; places: number },
): string {
  const width = Math.max(1, bandwidth / places);
  const shapes = values.map((value, index) => {
    if (value === null || value === 0) return '';
    const start = x(index) - bandwidth / 2 + place * width;
    return `M${round(start)},${round(y(0))}V${round(y(value))}h${round(width)}V${round(y(0))}Z`;
  });
  return shapes.join('');
}

/** Tenths of a pixel, which nobody can tell from the whole truth. */
const round = (pixels: number) => Math.round(pixels * 10) / 10;
