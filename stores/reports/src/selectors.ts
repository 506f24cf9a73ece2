import { keyOf, type ReportsState } from './slice';
import type { CategoryNames, CategorySource, ReportItems, ReportQuery, ReportStats } from './types';

/** All are `undefined` until known. */
export const reportsSelectors = (state: ReportsState) => ({
  /** A page of the rows of a list. */
  getReportItems<E extends string>(endpoint: E, query: ReportQuery): ReportItems<E> | undefined {
    // Answers are kept by endpoint, which decides about their rows.
    return state.items[keyOf(endpoint, query)] as ReportItems<E> | undefined;
  },

  /** The figures of a report, in total and by the intervals of one page. */
  getReportStats: (report: string, query: ReportQuery): ReportStats | undefined =>
    state.stats[keyOf(report, query)],

  /** The figures of a report, in total and by all intervals from the first to the last. */
  getReportSeries: (report: string, query: ReportQuery): ReportStats | undefined =>
    state.series[keyOf(report, query)],

  /** What the categories of products are called. */
  getCategoryNames: (_source: CategorySource): CategoryNames | undefined => state.categoryNames,
});
