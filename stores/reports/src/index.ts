export { ALL_TIME } from './api';
export { formatChange, getChange } from './change';
export { useFreshNow } from './fresh-now';
export { useCategoryNames, useReportQuery } from './hooks';
export type { ReportRequest } from './hooks';
export { hydrateReports } from './hydrate';
export { FULL_DAYS, readPeriod, toPeriodQuery } from './period/choice';
export type { AddressQuery } from './period/choice';
export { chooseInterval, getIntervals } from './period/intervals';
export type { Interval } from './period/intervals';
export { pairIntervals } from './period/pairs';
export type { IntervalPair } from './period/pairs';
export { endsWithDay, getDateRanges } from './period/period';
export type {
  Comparison,
  DateRange,
  ComparedPeriod,
  PeriodChoice,
  PresetName,
  StoreCalendar,
} from './period/period';
export { couponCode, deletedName, isDeletedCoupon, productName, taxCode, variationName } from './names';
export { listComparisons, listPresets, getComparisonName, getPeriodName } from './presets';
export { pickFilters, readFilters, readPage, readPerPage, toSeriesQuery, toTableQuery } from './report-query';
export type { SeriesQuery, TableQuery } from './report-query';
export { flagOf, idsOf, numberOf, rowsOf, textOf } from './row';
export { reportsStore } from './store';
export type {
  CategoryNames,
  ReportTotals,
  Indicator,
  IndicatorDefinition,
  Leaderboard,
  LeaderboardCell,
  LeaderboardDefinition,
  ReportInterval,
  ReportData,
  ReportItems,
  ReportQuery,
  ReportRow,
  ReportRows,
  ReportSegment,
  ReportStats,
  ReportType,
  RowOf,
} from './types';
