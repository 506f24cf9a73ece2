import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CategoryNames, ReportData, ReportItems, ReportQuery, ReportRows, ReportType } from './types';

type AnyReport = ReportData | ReportItems<keyof ReportRows>;

export interface ReportsState {
  /** By `keyOf`, oldest first. */
  reports: Readonly<Record<string, AnyReport>>;
  categoryNames: CategoryNames | undefined;
}

const initialState: ReportsState = { reports: {}, categoryNames: undefined };

/** Maximum number of cached reports, several times as many as a screen shows; the oldest are evicted. */
const MAX_REPORTS = 100;

interface ReportReceived {
  type: ReportType;
  endpoint: string;
  query: ReportQuery;
  data: AnyReport;
}

export const reportsSlice = createSlice({
  name: 'reports',
  initialState,
  reducers: {
    reportReceived: {
      prepare: (report: ReportReceived) => ({ payload: { ...report, receivedAt: Date.now() } }),
      /**
       * Reports are replaced as a whole, so Immer drafts are not needed. They are frozen at the top level only; Immer
       * would otherwise traverse each of their metrics to freeze it.
       */
      reducer(
        state,
        {
          payload: { type, endpoint, query, data, receivedAt },
        }: PayloadAction<ReportReceived & { receivedAt: number }>,
      ): ReportsState {
        const { [keyOf(type, endpoint, query)]: _replaced, ...others } = state.reports;
        return {
          ...state,
          reports: {
            ...Object.fromEntries(Object.entries(others).slice(1 - MAX_REPORTS)),
            [keyOf(type, endpoint, query)]: Object.freeze({ ...data, receivedAt }),
          },
        };
      },
    },

    categoryNamesReceived: (state, { payload }: PayloadAction<CategoryNames>): ReportsState => ({
      ...state,
      categoryNames: payload,
    }),
  },
});

export const { reportReceived, categoryNamesReceived } = reportsSlice.actions;

/**
 * The same key for equal queries, in any order of members. The end of a current period changes every minute; its
 * reports share a key, so that the previous one stays visible while the new one loads.
 */
export const keyOf = (type: ReportType, endpoint: string, query: ReportQuery): string =>
  JSON.stringify([
    type,
    endpoint,
    ...Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'before' ? withoutMinutes(value) : value] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** Keeps the last second of a full day; removes the time of a partial one. */
const withoutMinutes = (before: unknown): unknown =>
  typeof before === 'string' && !before.endsWith('T23:59:59') ? before.slice(0, 10) : before;
