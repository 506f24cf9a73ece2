import type { Period } from './period';

/** Parameters of a report, as the screen sends them. */
export type ReportParameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** How a value is formatted. */
export const METRIC_TYPES = ['number', 'currency', 'average'] as const;

export interface Metric {
  key: string;
  label: string;
  type: (typeof METRIC_TYPES)[number];
}

/**
 * What a delivery contains, as the report screen sent it: the queries for its stats and its table, and the labels to
 * show them under. Dates are recalculated for each send.
 */
export interface Content {
  /** The title of the report. */
  title: string;
  /** The report's dashboard path, such as `/analytics/orders`, and its view parameters. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Stats come from `/wc-analytics/reports/{stats}/stats`. */
  stats: string;
  filters: ReportParameters;
  figures: readonly Metric[];
  /** `null` for reports without dates. */
  period: Period | null;
  /** The table of `/wc-analytics/reports/{report}`, and its columns in their order. */
  report: string;
  table: ReportParameters;
  columns: readonly { key: string; label: string }[];
}
