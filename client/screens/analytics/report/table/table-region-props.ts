import type { Figures } from '@admin/store-reports';
import type { ReportContext, ReportTable } from '../definition';
import type { ExplainFigure } from '../explain-figure';
import type { ReportPeriod } from '../use-period';

export interface TableRegionProps {
  table: ReportTable;
  /** The endpoint of the report's figures. */
  stats: string;
  /** Of the whole report; `undefined` until known. */
  totals: Figures | undefined;
  period: ReportPeriod;
  isTimeless: boolean;
  explain: ExplainFigure;
  context: ReportContext;
  /** Keys of the columns a user hid; `undefined` as long as nobody chose. */
  hiddenColumns: readonly string[] | undefined;
  onHiddenColumns: (hidden: string[]) => void;
}
