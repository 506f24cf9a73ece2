/** A figure that the shop can show: where it is read, and which report explains it. */
export interface IndicatorDefinition {
  /** Report and column: `revenue/total_sales`. */
  stat: string;
  /** The column in the report's chart. */
  chart: string;
  /** Plain text. */
  label: string;
  /** Path of the report inside the dashboard: `/analytics/revenue`; empty when there is none. */
  reportPath: string;
}

export interface Indicator extends IndicatorDefinition {
  format: 'currency' | 'number';
  /** `null` when the shop cannot tell. */
  value: number | null;
}

/** The rows of each list of `/wc-analytics/reports`, by its endpoint. Other packages may add theirs. */
export interface ReportRows {
  'performance-indicators': Indicator;
  'performance-indicators/allowed': IndicatorDefinition;
}

export type ItemsEndpoint = keyof ReportRows;

/** A page of rows. */
export interface ReportItems<E extends ItemsEndpoint = ItemsEndpoint> {
  readonly items: readonly ReportRows[E][];
  /** Of all pages together. */
  readonly total: number;
  readonly totalPages: number;
}

/** Numbers by column. */
export type Figures = Readonly<Record<string, number>>;

export interface ReportInterval {
  /** `2026-11-20`, `2026-47`, …: what the interval is called. */
  interval: string;
  /** On the shop's clocks: `2026-11-20 00:00:00`. */
  start: string;
  end: string;
  subtotals: Figures;
}

/** The figures of a period, as a whole and by intervals. */
export interface ReportStats {
  readonly totals: Figures;
  readonly intervals: readonly ReportInterval[];
  /** Intervals on all pages together. */
  readonly total: number;
  readonly totalPages: number;
}

/** What is asked of an endpoint, by the names of the contract; what is `undefined` is not asked. */
export type ReportQuery = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;
