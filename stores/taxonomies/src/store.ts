import { defineStore, dedupe } from '@admin/data';
import {
  createTerm,
  fetchAttributes,
  fetchTaxClasses,
  fetchTerms,
  findOrCreateTerm,
  searchTerms,
} from './sagas';
import { taxonomiesSelectors } from './selectors';
import { taxonomiesSlice } from './slice';

export const taxonomiesStore = defineStore({
  name: 'taxonomies',
  reducer: taxonomiesSlice.reducer,
  selectors: taxonomiesSelectors,
  actions: {
    searchTerms: dedupe(searchTerms),
    createTerm: dedupe(createTerm),
    findOrCreateTerm: dedupe(findOrCreateTerm),
  },
  resolvers: { getTerms: fetchTerms, getAttributes: fetchAttributes, getTaxClasses: fetchTaxClasses },
});

declare module '@admin/data' {
  interface StoreMap {
    taxonomies: typeof taxonomiesStore;
  }
}
