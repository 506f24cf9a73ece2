export type {
  CellContext,
  ReportChart,
  ReportContent,
  ReportContext,
  ReportDefinition,
  ReportSummaryItem,
  ReportTable,
} from './definition';
export { ReportScreen } from './report-screen';
