import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ItemsEndpoint, ReportItems, ReportQuery, ReportStats } from './types';

export interface ReportsState {
  /** By `keyOf` endpoint and query. */
  items: Readonly<Record<string, ReportItems>>;
  stats: Readonly<Record<string, ReportStats>>;
}

const initialState: ReportsState = { items: {}, stats: {} };

interface ItemsReceived {
  endpoint: ItemsEndpoint;
  query: ReportQuery;
  page: ReportItems;
}

interface StatsReceived {
  report: string;
  query: ReportQuery;
  stats: ReportStats;
}

/** Answers are replaced as a whole, so they are kept as they come instead of being drafted. */
export const reportsSlice = createSlice({
  name: 'reports',
  initialState,
  reducers: {
    itemsReceived: (state, { payload: { endpoint, query, page } }: PayloadAction<ItemsReceived>) => ({
      ...state,
      items: { ...state.items, [keyOf(endpoint, query)]: page },
    }),

    statsReceived: (state, { payload: { report, query, stats } }: PayloadAction<StatsReceived>) => ({
      ...state,
      stats: { ...state.stats, [keyOf(report, query)]: stats },
    }),
  },
});

export const { itemsReceived, statsReceived } = reportsSlice.actions;

/** One text for equal questions, whatever the order of their members. */
export const keyOf = (endpoint: string, query: ReportQuery): string =>
  JSON.stringify([
    endpoint,
    ...Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
