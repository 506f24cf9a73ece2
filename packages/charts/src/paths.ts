import type { Scales } from './scales';
import type { ChartSeries } from './types';

/** A line path with gaps at missing values. */
export function linePath({ values }: ChartSeries, { x, y }: Scales): string {
  const steps = values.map((value, index) => {
    if (value === null) return '';
    const isGoingOn = (values[index - 1] ?? null) !== null;
    return `${isGoingOn ? 'L' : 'M'}${round(x(index))},${round(y(value))}`;
  });
  return steps.join('');
}

/** Indexes of values without a neighbor, which a line path would not show. */
export function getIsolatedPoints({ values }: ChartSeries): number[] {
  const hasValue = (index: number) => (values[index] ?? null) !== null;
  return values.flatMap((_, index) =>
    hasValue(index) && !hasValue(index - 1) && !hasValue(index + 1) ? [index] : [],
  );
}

/**
 * All bars of a series as one path, which is faster than one element per bar. `place` and `places` are the
 * position and number of the bars at each point.
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

/** A tenth of a pixel is precise enough. */
const round = (pixels: number) => Math.round(pixels * 10) / 10;
