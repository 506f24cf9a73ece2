import { defineStore } from '@admin/data';
import type { Page } from '@admin/http';
import { changeDays, fetchChanges, fetchFacts, undoChange } from './sagas';
import { historySlice, keyOf, type HistoryState } from './slice';
import type { Change, ChangeQuery, HistoryFacts } from './types';

const historySelectors = (state: HistoryState) => ({
  /** A page of the changes, newest first; `undefined` until known. */
  getChanges: (query: ChangeQuery): Page<readonly Change[]> | undefined => state.pages[keyOf(query)],
  /** `undefined` until known. */
  getFacts: (): HistoryFacts | undefined => state.facts,
});

export const historyStore = defineStore({
  name: 'history',
  reducer: historySlice.reducer,
  selectors: historySelectors,
  actions: { undoChange, changeDays },
  resolvers: { getChanges: fetchChanges, getFacts: fetchFacts },
});

declare module '@admin/data' {
  interface StoreMap {
    history: typeof historyStore;
  }
}
