export type { ReportChart, ReportContext, ReportDefinition, ReportFilter, ReportTable } from './definition';
export { ReportScreen, type ReportScreenProps } from './report-screen';
