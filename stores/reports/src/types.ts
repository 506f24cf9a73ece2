/** A metric that the shop can show: where it is read, and which report explains it. */
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

/** What is said of a leaderboard before its rows are known. */
export interface LeaderboardDefinition {
  id: string;
  /** Plain text. */
  label: string;
  /** Names of its columns, plain text. */
  headers: readonly string[];
}

/** The first of something, such as products by what they sold. */
export interface Leaderboard extends LeaderboardDefinition {
  /** As many cells a row as there are columns, or fewer. */
  rows: readonly (readonly LeaderboardCell[])[];
}

export interface LeaderboardCell {
  /** Plain text in the shop's format. */
  text: string;
  /** Where it leads, as the server says. */
  href?: string;
}

/** A row as the server sent it, whatever is in it; read it by `textOf`, `numberOf` and their like. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** The lists of `/wc-analytics/reports` whose rows are no `ReportRow`. */
export interface ReportRows {
  'performance-indicators': Indicator;
  'performance-indicators/allowed': IndicatorDefinition;
  leaderboards: Leaderboard;
  'leaderboards/allowed': LeaderboardDefinition;
}

/** What a row of an endpoint is. */
export type RowOf<E extends string> = E extends keyof ReportRows ? ReportRows[E] : ReportRow;

/** A page of rows. */
export interface ReportItems<E extends string = string> {
  /** When it came; milliseconds since 1970. */
  readonly receivedAt?: number;
  readonly items: readonly RowOf<E>[];
  /** Of all pages together. */
  readonly total: number;
  readonly totalPages: number;
}

/** Numbers by column. */
export type Figures = Readonly<Record<string, number>>;

/** What a part of the orders comes to, such as one product. */
export interface ReportSegment {
  readonly id: number;
  /** Plain text; empty when the server knows none. */
  readonly label: string;
  readonly subtotals: Figures;
}

export interface ReportInterval {
  /** `2026-11-20`, `2026-47`, …: what the interval is called. */
  interval: string;
  /** In the store's time zone: `2026-11-20 00:00:00`. */
  start: string;
  end: string;
  subtotals: Figures;
  segments: readonly ReportSegment[];
  /** As the server sent it. */
  raw: ReportRow;
}

/** The metrics of a period, as a whole and by intervals. */
export interface ReportStats {
  /** When it came; milliseconds since 1970. */
  readonly receivedAt?: number;
  readonly totals: Figures;
  readonly segments: readonly ReportSegment[];
  readonly intervals: readonly ReportInterval[];
  /** The totals as the server sent them. */
  readonly rawTotals: ReportRow;
  /** Intervals on all pages together. */
  readonly total: number;
  readonly totalPages: number;
}

/** What is asked of an endpoint, by the names of the contract; what is `undefined` is not asked. */
export type ReportQuery = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** Plain text by the id of a category. */
export type CategoryNames = Readonly<Record<number, string>>;

/** Who may not read the catalog of the shop reads the names of what was sold. */
export type CategorySource = 'catalog' | 'report';

/** What a query reads: a page of a list, metrics with a page of their intervals, or metrics with all intervals. */
export type ReportType = 'items' | 'stats' | 'series';

export type ReportData<T extends ReportType = ReportType, E extends string = string> = T extends 'items'
  ? ReportItems<E>
  : ReportStats;
