import { keyOf, type ReportsState } from './slice';
import type { CategoryNames, CategorySource, ReportData, ReportQuery, ReportType } from './types';

/** All are `undefined` until known. */
export const reportsSelectors = (state: ReportsState) => ({
  getReport<T extends ReportType, E extends string>(
    type: T,
    endpoint: E,
    query: ReportQuery,
  ): ReportData<T, E> | undefined {
    // The key holds type and endpoint, which decide about the shape.
    return state.reports[keyOf(type, endpoint, query)] as ReportData<T, E> | undefined;
  },

  /** What the categories of products are called. */
  getCategoryNames: (_source: CategorySource): CategoryNames | undefined => state.categoryNames,
});
