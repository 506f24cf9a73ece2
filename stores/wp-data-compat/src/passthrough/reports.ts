import type { AnyQuery } from '../api';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { fetchHostPage, NAMESPACE } from './fetching';

const NOTHING = {};
const pathOf = (endpoint: string) => `${NAMESPACE}/reports/${endpoint}`;

/** Reports, including those of extensions, whose endpoints may contain slashes. */
export const reportsStore = definePassthroughStore({
  name: STORE_NAMES.REPORTS_STORE_NAME,
  reads: {
    getReportItems: (endpoint: string, query?: AnyQuery) => fetchHostPage(pathOf(endpoint), query),
    getReportStats: (endpoint: string, query?: AnyQuery) => fetchHostPage(`${pathOf(endpoint)}/stats`, query),
  },
  selectors: ({ value, error }) => ({
    getReportItems: (endpoint: string, query: AnyQuery): unknown =>
      value('getReportItems', [endpoint, query], NOTHING),
    getReportItemsError: (endpoint: string, query: AnyQuery) =>
      error('getReportItems', [endpoint, query]) ?? false,
    getReportStats: (endpoint: string, query: AnyQuery): unknown =>
      value('getReportStats', [endpoint, query], NOTHING),
    getReportStatsError: (endpoint: string, query: AnyQuery) =>
      error('getReportStats', [endpoint, query]) ?? false,
  }),
  actions: ({ received, failed }) => ({
    setReportItems: (endpoint: string, query: AnyQuery, items: unknown) =>
      received('getReportItems', [endpoint, query], items),
    setReportItemsError: (endpoint: string, query: AnyQuery, error: unknown) =>
      failed('getReportItems', [endpoint, query], error),
    setReportStats: (endpoint: string, query: AnyQuery, stats: unknown) =>
      received('getReportStats', [endpoint, query], stats),
    setReportStatsError: (endpoint: string, query: AnyQuery, error: unknown) =>
      failed('getReportStats', [endpoint, query], error),
  }),
});
