export { averageOf, isSameAverage } from './average';
export type { Average, CountedAverage } from './average';
export { compare } from './compare';
export type { Cause, Comparison } from './compare';
export { useOrderRecords, useList } from './hooks';
export { getMeasure, isDateChosen } from './measures';
export type { Measure } from './measures';
export {
  countReturned,
  inferDateType,
  listCounted,
  listExcluded,
  listUnknownFilters,
  recount,
} from './recount';
export type { Recount, Share, View } from './recount';
export { metricVerificationStore } from './store';
export type {
  OrderRecords,
  OrderRecordsQuery,
  CountedRow,
  DateType,
  Entry,
  Good,
  List,
  ReportListQuery,
  RefundRule,
} from './types';
