import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CategoryNames, ReportData, ReportItems, ReportQuery, ReportRows, ReportType } from './types';

type AnyReport = ReportData | ReportItems<keyof ReportRows>;

export interface ReportsState {
  /** By `keyOf`, the one that was received first in front. */
  reports: Readonly<Record<string, AnyReport>>;
  categoryNames: CategoryNames | undefined;
}

const initialState: ReportsState = { reports: {}, categoryNames: undefined };

/** Reports that are cached, several times as many as a screen shows; the ones received first are evicted. */
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
       * Reports are replaced as a whole, so they are stored as they come instead of being drafted; and frozen at the top,
       * where Immer would otherwise go through each of their metrics to freeze it.
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
 * One text for equal queries, whatever the order of their members. A period that is still running ends a minute later
 * each time; its reports replace each other, so that the one of a minute ago is there while the new one is read.
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

/** Whole days end with their last second; everything else is the present minute of a day. */
const withoutMinutes = (before: unknown): unknown =>
  typeof before === 'string' && !before.endsWith('T23:59:59') ? before.slice(0, 10) : before;
