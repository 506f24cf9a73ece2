import { keyOf, type ReportsState } from './slice';
import type { CategoryNames, CategorySource, ReportData, ReportQuery, ReportType } from './types';

/** All values are `undefined` until known. */
export const reportsSelectors = (state: ReportsState) => ({
  getReport<T extends ReportType, E extends string>(
    type: T,
    endpoint: E,
    query: ReportQuery,
  ): ReportData<T, E> | undefined {
    // The key contains type and endpoint, which determine the data's type.
    return state.reports[keyOf(type, endpoint, query)] as ReportData<T, E> | undefined;
  },

  /** Names of product categories. */
  getCategoryNames: (_source: CategorySource): CategoryNames | undefined => state.categoryNames,
});
