export type {
  CellContext,
  ReportChart,
  ReportContext,
  ReportDefinition,
  ReportSummaryItem,
  ReportTable,
} from './definition';
export { ReportScreen, type ReportScreenProps } from './report-screen';
