/** A point on the time axis. */
export interface ChartPoint {
  /** Unique among the points, such as the start of the interval. */
  key: string;
  /** A short label for the axis, such as `3 Mar`. */
  label: string;
  /** A full label, such as `March 3, 2026`. */
  title: string;
}

/** A series of values. */
export interface ChartSeries {
  key: string;
  label: string;
  /** One value per point; `null` if unknown. */
  values: readonly (number | null)[];
  /** The dates of this series, for comparisons. Empty if it has no such point. */
  titles?: readonly string[] | undefined;
  /** The formatted total. */
  total?: string | undefined;
  /** A comparison, drawn behind the other series. */
  isComparison?: boolean | undefined;
  /** Hidden until selected in the legend. */
  isHiddenAtFirst?: boolean | undefined;
  /** A CSS color, instead of the palette's. */
  customColor?: string | undefined;
}

export type ChartType = 'line' | 'bar';
