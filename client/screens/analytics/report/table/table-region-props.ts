import type { ReportTotals } from '@admin/store-reports';
import type { ReportContext, ReportTable } from '../definition';
import type { ExplainMetric } from '../explain-metric';
import type { ReportScope } from '../metrics-region';
import type { ReportPeriod } from '../use-period';

export interface TableRegionProps {
  table: ReportTable;
  /** The endpoint of the report's metrics. */
  stats: string;
  /** Filters and period of the table. */
  scope: ReportScope;
  /** Totals of the whole report with their scope; `undefined` until known. */
  totals: { readonly values: ReportTotals; readonly scope: ReportScope } | undefined;
  /** Whether the totals are still loading. */
  areTotalsLoading: boolean;
  period: ReportPeriod;
  isTimeless: boolean;
  explain: ExplainMetric;
  context: ReportContext;
  /** Keys of the columns the user hid; `undefined` until the user chooses. */
  hiddenColumns: readonly string[] | undefined;
  onHiddenColumns: (hidden: string[]) => void;
}
