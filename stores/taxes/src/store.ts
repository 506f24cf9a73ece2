import { defineStore, put, request, type Saga } from '@admin/data';
import * as api from './api';
import { classesReceived, ratesReceived, taxesSlice, type TaxesState } from './slice';
import type { TaxClass, TaxRates } from './types';

const taxesSelectors = (state: TaxesState) => ({
  /** The classes a product may be taxed as, the standard one among them; `undefined` until known. */
  getClasses: (): readonly TaxClass[] | undefined => state.classes ?? undefined,

  /** What a class costs where; `undefined` until known. @param taxClass its slug, `standard` for the usual one */
  getRates: (taxClass: string): TaxRates | undefined => state.rates[taxClass],
});

export const taxesStore = defineStore({
  name: 'taxes',
  reducer: taxesSlice.reducer,
  selectors: taxesSelectors,
  actions: {},
  resolvers: {
    *getClasses(): Saga {
      yield* put(classesReceived(yield* request(api.fetchClasses)));
    },
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
