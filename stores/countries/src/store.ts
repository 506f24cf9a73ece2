import { defineStore } from '@admin/data';
import { ensureCountries, ensureLocales, fetchCountries, fetchLocales } from './sagas';
import { countriesSelectors } from './selectors';
import { countriesReceived, countriesSlice, localesReceived } from './slice';

export const countriesStore = defineStore({
  name: 'countries',
  reducer: countriesSlice.reducer,
  selectors: countriesSelectors,
  actions: { receiveCountries: countriesReceived, receiveLocales: localesReceived },
  resolvers: {
    getCountries: fetchCountries,
    getCountry: ensureCountries,
    getLocales: fetchLocales,
    getLocale: ensureLocales,
  },
});

declare module '@admin/data' {
  interface StoreMap {
    countries: typeof countriesStore;
  }
}
