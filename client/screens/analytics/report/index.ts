export type {
  Cell,
  Column,
  ReportChart,
  ReportContext,
  ReportDefinition,
  ReportFilter,
  ReportTable,
  Row,
  SummaryItem,
} from './definition';
export { ReportScreen, type ReportScreenProps } from './report-screen';
