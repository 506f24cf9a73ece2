import type { ChartPoint, ChartSeries } from './types';

/** One figure of a point, in words. */
export interface PointValue {
  key: string;
  label: string;
  title: string;
  value: string;
}

export const NO_VALUE = '–';

export function getPointValues(
  index: number,
  point: ChartPoint,
  series: readonly ChartSeries[],
  format: (value: number) => string,
): PointValue[] {
  return series.map(({ key, label, titles, values }) => {
    const value = values[index] ?? null;
    return {
      key,
      label,
      title: titles?.[index] ?? point.title,
      value: value === null ? NO_VALUE : format(value),
    };
  });
}

/** The date of a figure where it is another one than that of its point; a figure without a date has none. */
export const getPointTitle = (point: ChartPoint, title: string | undefined): string =>
  title === undefined || title === point.title ? '' : title;

/** A point as one sentence: the date once where all have the same, else with every figure. */
export function formatPoint(point: ChartPoint, readings: readonly PointValue[]): string {
  const figures = readings.map(({ label, title, value }) => {
    const ownTitle = getPointTitle(point, title);
    return ownTitle ? `${label} (${ownTitle}) ${value}` : `${label} ${value}`;
  });
  return `${point.title}: ${figures.join(', ')}`;
}
