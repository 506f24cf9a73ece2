import { keyOf, type ReportsState } from './slice';
import type { ItemsEndpoint, ReportItems, ReportQuery, ReportStats } from './types';

/** All are `undefined` until known. */
export const reportsSelectors = (state: ReportsState) => ({
  /** A page of the rows of a list. */
  getReportItems<E extends ItemsEndpoint>(endpoint: E, query: ReportQuery): ReportItems<E> | undefined {
    // Answers are kept by endpoint, which decides about their rows.
    return state.items[keyOf(endpoint, query)] as ReportItems<E> | undefined;
  },

  /** The figures of a report, in total and by intervals. */
  getReportStats: (report: string, query: ReportQuery): ReportStats | undefined =>
    state.stats[keyOf(report, query)],
});
