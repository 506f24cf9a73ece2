/** One place on the time axis. */
export interface ChartPoint {
  /** Unique among the points, such as the start of the interval. */
  key: string;
  /** Short, for the axis: `3 Mar`. */
  label: string;
  /** Whole, for reading a single point: `March 3, 2026`. */
  title: string;
}

/** One row of figures over the points. */
export interface ChartSeries {
  key: string;
  label: string;
  /** A value a point, `null` where none is known. */
  values: readonly (number | null)[];
  /** Of the points as this series has them, where those differ: the dates compared with. Empty where it has no such point. */
  titles?: readonly string[] | undefined;
  /** What the series comes to, ready for reading. */
  total?: string | undefined;
  /** Stands behind the others, to compare them with. */
  isComparison?: boolean | undefined;
  /** Not drawn until it is chosen in the legend. */
  isHiddenAtFirst?: boolean | undefined;
  /** A color of CSS in place of the palette's. */
  customColor?: string | undefined;
}

export type ChartType = 'line' | 'bar';
