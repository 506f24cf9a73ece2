export { averageOf, isSameAverage } from './average';
export type { Average, CountedAverage } from './average';
export { compare } from './compare';
export type { Cause, Comparison } from './compare';
export { useOrderRecords, useReportList } from './hooks';
export { getMeasure, usesDateType } from './measures';
export type { Measure } from './measures';
export {
  countReturned,
  inferDateType,
  listCounted,
  listExcluded,
  listUnsupportedFilters,
  recount,
} from './recount';
export type { Recount, Share, RecountOptions } from './recount';
export { metricVerificationStore } from './store';
export type {
  OrderRecords,
  OrderRecordsQuery,
  CountedRow,
  DateType,
  Entry,
  LineItem,
  ReportList,
  ReportListQuery,
  RefundRule,
} from './types';
