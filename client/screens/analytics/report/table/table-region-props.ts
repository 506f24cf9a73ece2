import type { Figures } from '@admin/store-reports';
import type { ReportContext, ReportTable } from '../definition';
import type { ExplainFigure } from '../explain-figure';
import type { ReportScope } from '../figures-region';
import type { ReportPeriod } from '../use-period';

export interface TableRegionProps {
  table: ReportTable;
  /** The endpoint of the report's metrics. */
  stats: string;
  /** What is counted. */
  scope: ReportScope;
  /** Of the whole report, with what was counted; `undefined` until known. */
  totals: { readonly figures: Figures; readonly scope: ReportScope } | undefined;
  /** Whether totals are still in progress. */
  areTotalsLoading: boolean;
  period: ReportPeriod;
  isTimeless: boolean;
  explain: ExplainFigure;
  context: ReportContext;
  /** Keys of the columns a user hid; `undefined` as long as nobody chose. */
  hiddenColumns: readonly string[] | undefined;
  onHiddenColumns: (hidden: string[]) => void;
}
