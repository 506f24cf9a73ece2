import { defineStore, shared } from '@admin/data';
import { findItems, findTerms, nameItems } from './sagas';
import { searchSlice, type SearchState } from './slice';
import type { Resource } from './types';

const NO_LABELS: Readonly<Record<string, string>> = {};

const searchSelectors = (state: SearchState) => ({
  /** What is known of a resource, by key. */
  getLabels: (resource: Resource): Readonly<Record<string, string>> => state[resource] ?? NO_LABELS,
});

export const searchStore = defineStore({
  name: 'search',
  reducer: searchSlice.reducer,
  selectors: searchSelectors,
  actions: { findItems: shared(findItems), nameItems: shared(nameItems), findTerms: shared(findTerms) },
});

declare module '@admin/data' {
  interface StoreMap {
    search: typeof searchStore;
  }
}
