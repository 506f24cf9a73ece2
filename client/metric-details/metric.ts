import type { DateRange, ReportQuery } from '@admin/store-reports';

/** A metric to explain. */
export interface Metric {
  /** Report and column of the API: `revenue/net_revenue`. */
  readonly stat: string;
  /** Displayed name. */
  readonly label: string;
  /** Displayed value; `null` if the server doesn't provide it. */
  readonly value: number | null | undefined;
  /** When the value was loaded; milliseconds since 1970. */
  readonly receivedAt?: number | undefined;
  /** First and last moment in the store's time zone; omitted for metrics without dates. */
  readonly range?: DateRange | undefined;
  /** The range that the metric is compared with. */
  readonly comparedWith?: DateRange | undefined;
  /** Filters of the report, as API parameters. */
  readonly filters?: ReportQuery | undefined;
}

export interface MetricDetailsDialogProps {
  metric: Metric;
  onClose: () => void;
}
