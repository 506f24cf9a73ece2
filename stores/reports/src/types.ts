/** A metric that the store can show: its column, and the report with details. */
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
  /** `null` if unknown. */
  value: number | null;
}

/** A leaderboard's definition, known before its rows. */
export interface LeaderboardDefinition {
  id: string;
  /** Plain text. */
  label: string;
  /** Column names, plain text. */
  headers: readonly string[];
}

/** A ranking, such as products by sales. */
export interface Leaderboard extends LeaderboardDefinition {
  /** At most one cell per column. */
  rows: readonly (readonly LeaderboardCell[])[];
}

export interface LeaderboardCell {
  /** Plain text in the store's format. */
  text: string;
  /** Link target, as sent by the server. */
  href?: string;
}

/** A row as sent by the server, with any members; read it with `textOf`, `numberOf` and so on. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** Endpoints of `/wc-analytics/reports` whose rows have their own type. */
export interface ReportRows {
  'performance-indicators': Indicator;
  'performance-indicators/allowed': IndicatorDefinition;
  leaderboards: Leaderboard;
  'leaderboards/allowed': LeaderboardDefinition;
}

/** The row type of an endpoint. */
export type RowOf<E extends string> = E extends keyof ReportRows ? ReportRows[E] : ReportRow;

/** A page of rows. */
export interface ReportItems<E extends string = string> {
  /** When it was received; milliseconds since 1970. */
  readonly receivedAt?: number;
  readonly items: readonly RowOf<E>[];
  /** Total of all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** Numbers by column. */
export type ReportTotals = Readonly<Record<string, number>>;

/** Metrics of a segment, such as one product. */
export interface ReportSegment {
  readonly id: number;
  /** Plain text; empty if the server has none. */
  readonly label: string;
  readonly subtotals: ReportTotals;
}

export interface ReportInterval {
  /** The interval's name: `2026-11-20`, `2026-47`, … */
  interval: string;
  /** In the store's time zone: `2026-11-20 00:00:00`. */
  start: string;
  end: string;
  subtotals: ReportTotals;
  segments: readonly ReportSegment[];
  /** As sent by the server. */
  raw: ReportRow;
}

/** The metrics of a period, in total and by interval. */
export interface ReportStats {
  /** When it was received; milliseconds since 1970. */
  readonly receivedAt?: number;
  readonly totals: ReportTotals;
  readonly segments: readonly ReportSegment[];
  readonly intervals: readonly ReportInterval[];
  /** The totals as sent by the server. */
  readonly rawTotals: ReportRow;
  /** Total number of intervals on all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** Query parameters, named as in the contract; `undefined` ones are omitted. */
export type ReportQuery = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** Plain text by category id. */
export type CategoryNames = Readonly<Record<number, string>>;

/** Users who may not read the catalog get the names from reports. */
export type CategorySource = 'catalog' | 'report';

/** What a query reads: a page of a list, metrics with one page of intervals, or metrics with all intervals. */
export type ReportType = 'items' | 'stats' | 'series';

export type ReportData<T extends ReportType = ReportType, E extends string = string> = T extends 'items'
  ? ReportItems<E>
  : ReportStats;
