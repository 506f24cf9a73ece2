import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CategoryNames, ReportItems, ReportQuery, ReportRows, ReportStats } from './types';

type AnyItems = ReportItems | ReportItems<keyof ReportRows>;

export interface ReportsState {
  /** By `keyOf` endpoint and query. */
  items: Readonly<Record<string, AnyItems>>;
  stats: Readonly<Record<string, ReportStats>>;
  /** Stats with the intervals of all pages. */
  series: Readonly<Record<string, ReportStats>>;
  categoryNames: CategoryNames | undefined;
}

const initialState: ReportsState = { items: {}, stats: {}, series: {}, categoryNames: undefined };

interface ItemsReceived {
  endpoint: string;
  query: ReportQuery;
  page: AnyItems;
}

interface StatsReceived {
  report: string;
  query: ReportQuery;
  stats: ReportStats;
}

const stamped = <T>(payload: T) => ({ payload: { ...payload, receivedAt: Date.now() } });

type Stamped<T> = PayloadAction<T & { receivedAt: number }>;

/**
 * Answers are replaced as a whole, so they are kept as they come instead of being drafted; and frozen at the top, where
 * Immer would otherwise go through each of their figures to freeze it.
 */
export const reportsSlice = createSlice({
  name: 'reports',
  initialState,
  reducers: {
    itemsReceived: {
      prepare: stamped<ItemsReceived>,
      reducer: (
        state,
        { payload: { endpoint, query, page, receivedAt } }: Stamped<ItemsReceived>,
      ): ReportsState => ({
        ...state,
        items: { ...state.items, [keyOf(endpoint, query)]: Object.freeze({ ...page, receivedAt }) },
      }),
    },

    statsReceived: {
      prepare: stamped<StatsReceived>,
      reducer: (
        state,
        { payload: { report, query, stats, receivedAt } }: Stamped<StatsReceived>,
      ): ReportsState => ({
        ...state,
        stats: { ...state.stats, [keyOf(report, query)]: Object.freeze({ ...stats, receivedAt }) },
      }),
    },

    seriesReceived: {
      prepare: stamped<StatsReceived>,
      reducer: (
        state,
        { payload: { report, query, stats, receivedAt } }: Stamped<StatsReceived>,
      ): ReportsState => ({
        ...state,
        series: { ...state.series, [keyOf(report, query)]: Object.freeze({ ...stats, receivedAt }) },
      }),
    },

    categoryNamesReceived: (state, { payload }: PayloadAction<CategoryNames>): ReportsState => ({
      ...state,
      categoryNames: payload,
    }),
  },
});

export const { itemsReceived, statsReceived, seriesReceived, categoryNamesReceived } = reportsSlice.actions;

/**
 * One text for equal questions, whatever the order of their members. A period that is still running asks for another
 * minute each time; its answers replace each other, so that what was known a minute ago stands there while the new
 * one is read.
 */
export const keyOf = (endpoint: string, query: ReportQuery): string =>
  JSON.stringify([
    endpoint,
    ...Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'before' ? withoutMinutes(value) : value] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** Whole days end with their last second; everything else is the present minute of a day. */
const withoutMinutes = (before: unknown): unknown =>
  typeof before === 'string' && !before.endsWith('T23:59:59') ? before.slice(0, 10) : before;
