export { ReportChartDrawing } from './drawing';
