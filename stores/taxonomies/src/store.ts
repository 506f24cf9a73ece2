import { defineStore, shared } from '@admin/data';
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
    searchTerms: shared(searchTerms),
    createTerm: shared(createTerm),
    findOrCreateTerm: shared(findOrCreateTerm),
  },
  resolvers: { getTerms: fetchTerms, getAttributes: fetchAttributes, getTaxClasses: fetchTaxClasses },
});

declare module '@admin/data' {
  interface StoreMap {
    taxonomies: typeof taxonomiesStore;
  }
}
