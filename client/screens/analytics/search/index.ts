export { SearchedReport, type SearchedReportProps } from './searched-report';
