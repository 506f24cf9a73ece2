import type { ChartPoint, ChartSeries } from './types';

/** A value of a point, as text. */
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

/** The date of a value if it differs from the point's date. */
export const getPointTitle = (point: ChartPoint, title: string | undefined): string =>
  title === undefined || title === point.title ? '' : title;

/** A point as a sentence, with one date if all values share it. */
export function formatPoint(point: ChartPoint, readings: readonly PointValue[]): string {
  const values = readings.map(({ label, title, value }) => {
    const ownTitle = getPointTitle(point, title);
    return ownTitle ? `${label} (${ownTitle}) ${value}` : `${label} ${value}`;
  });
  return `${point.title}: ${values.join(', ')}`;
}
