import type { DateRange, ReportQuery } from '@admin/store-reports';

/** A metric that somebody wants explained. */
export interface Metric {
  /** Report and column of the API: `revenue/net_revenue`. */
  readonly stat: string;
  /** What it is called where it stands. */
  readonly label: string;
  /** What is there; `null` when the shop cannot tell. */
  readonly value: number | null | undefined;
  /** When that came; milliseconds since 1970. */
  readonly receivedAt?: number | undefined;
  /** The first and the last moment in the store's time zone; left out where metrics know no dates. */
  readonly range?: DateRange | undefined;
  /** The same of what the metric is compared with. */
  readonly comparedWith?: DateRange | undefined;
  /** What the report is narrowed to, by the names of the API. */
  readonly filters?: ReportQuery | undefined;
}

export interface MetricDetailsDialogProps {
  figure: Metric;
  onClose: () => void;
}
