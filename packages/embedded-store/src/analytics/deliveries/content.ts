import type { Period } from './period';

/** Parameters of a report, as the screen sends them. */
export type ReportParameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** How a figure is written. */
export const FIGURE_TYPES = ['number', 'currency', 'average'] as const;

export interface Figure {
  key: string;
  label: string;
  type: (typeof FIGURE_TYPES)[number];
}

/**
 * What a delivery holds, as the screen of the report told it: what it asks for its figures and its table, and under which
 * words it shows them. Dates are found anew each time.
 */
export interface Content {
  /** What the report is called. */
  title: string;
  /** Its address on the dashboard, `/analytics/orders`, and what the view says of it. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Figures are those of `/wc-analytics/reports/{stats}/stats`. */
  stats: string;
  filters: ReportParameters;
  figures: readonly Figure[];
  /** Nothing for what knows no dates. */
  period: Period | null;
  /** The table of `/wc-analytics/reports/{report}`, and its columns in their order. */
  report: string;
  table: ReportParameters;
  columns: readonly { key: string; label: string }[];
}
