import { defineStore, dedupe } from '@admin/data';
import { fetchIds, findItems, findTerms, nameItems } from './sagas';
import { keyOf, searchSlice, type SearchState } from './slice';
import type { Resource } from './types';

const NO_LABELS: Readonly<Record<string, string>> = {};

const searchSelectors = (state: SearchState) => ({
  /** A resource's known labels, by key. */
  getLabels: (resource: Resource): Readonly<Record<string, string>> => state.labels[resource] ?? NO_LABELS,

  /**
   * The ids of all items that match one of the search terms in a URL, `cup,plate`; `undefined` until known.
   * @param collection a resource, or the last path segment of an extension's own: `/wc-analytics/{collection}`
   */
  getFoundIds: (collection: string, search: string): readonly string[] | undefined =>
    state.found[keyOf(collection, search)],
});

export const searchStore = defineStore({
  name: 'search',
  reducer: searchSlice.reducer,
  selectors: searchSelectors,
  actions: { findItems: dedupe(findItems), nameItems: dedupe(nameItems), findTerms: dedupe(findTerms) },
  resolvers: { getFoundIds: fetchIds },
});

declare module '@admin/data' {
  interface StoreMap {
    search: typeof searchStore;
  }
}
