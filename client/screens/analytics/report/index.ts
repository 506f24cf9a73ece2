export type { CellContext, ReportChart, ReportContext, ReportDefinition, ReportTable } from './definition';
export { ReportScreen, type ReportScreenProps } from './report-screen';
