import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Page } from '@admin/http';
import type { Change, ChangeQuery, HistoryFacts } from './types';

export interface HistoryState {
  /** By their query. */
  pages: Record<string, Page<readonly Change[]>>;
  facts: HistoryFacts | undefined;
}

const initialState: HistoryState = { pages: {}, facts: undefined };

interface PageReceived {
  query: ChangeQuery;
  page: Page<readonly Change[]>;
}

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    pageReceived: (state, { payload: { query, page } }: PayloadAction<PageReceived>) => ({
      ...state,
      pages: { ...state.pages, [keyOf(query)]: page },
    }),
    factsReceived: (state, { payload }: PayloadAction<HistoryFacts>) => ({ ...state, facts: payload }),
  },
});

export const { pageReceived, factsReceived } = historySlice.actions;

/** The same key for equal queries, in any order of members. */
export const keyOf = (query: ChangeQuery): string =>
  JSON.stringify(Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)));
