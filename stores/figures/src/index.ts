export { averageOf, isSameAverage } from './average';
export type { Average, CountedAverage } from './average';
export { compare } from './compare';
export type { Cause, Comparison } from './compare';
export { useBooks, useList } from './hooks';
export { getMeasure, isDateChosen } from './measures';
export type { Measure } from './measures';
export {
  countReturned,
  inferDateType,
  listCounted,
  listLeftOut,
  listUnknownFilters,
  recount,
} from './recount';
export type { Recount, Share, View } from './recount';
export { figuresStore } from './store';
export type {
  Books,
  BooksQuestion,
  CountedRow,
  DateType,
  Entry,
  Good,
  List,
  ListQuestion,
  RefundRule,
} from './types';
