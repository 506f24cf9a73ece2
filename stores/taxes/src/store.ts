import { defineStore, put, request, type Saga } from '@admin/data';
import * as api from './api';
import { ratesReceived, taxesSlice, type TaxesState } from './slice';
import type { TaxRates } from './types';

const taxesSelectors = (state: TaxesState) => ({
  /**
   * The rates of a tax class; `undefined` until known.
   * @param taxClass its slug, `standard` for the usual one
   */
  getRates: (taxClass: string): TaxRates | undefined => state.rates[taxClass],
});

export const taxesStore = defineStore({
  name: 'taxes',
  reducer: taxesSlice.reducer,
  selectors: taxesSelectors,
  actions: {},
  resolvers: {
    *getRates(taxClass: string): Saga {
      yield* put(ratesReceived({ taxClass, rates: yield* request(api.fetchRates, taxClass) }));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    taxes: typeof taxesStore;
  }
}
