export { getChange } from './change';
export { useComparedItems, useReportItems } from './hooks';
export { hydrateReports } from './hydrate';
export { getDateRanges } from './period/period';
export type { Comparison, DateRange, PeriodChoice, PresetName, ShopCalendar } from './period/period';
export { reportsStore } from './store';
export type {
  Figures,
  Indicator,
  IndicatorDefinition,
  ItemsEndpoint,
  ReportInterval,
  ReportItems,
  ReportQuery,
  ReportRows,
  ReportStats,
} from './types';
