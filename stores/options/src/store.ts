import { defineStore } from '@admin/data';
import { acceptConnectTerms, changeOption, fetchOption, updateOptions } from './sagas';
import { optionsSelectors } from './selectors';
import { optionsSlice, received } from './slice';

export const optionsStore = defineStore({
  name: 'options',
  reducer: optionsSlice.reducer,
  selectors: optionsSelectors,
  actions: { acceptConnectTerms, updateOptions, changeOption, receiveOptions: received },
  resolvers: { getOption: fetchOption },
});

declare module '@admin/data' {
  interface StoreMap {
    options: typeof optionsStore;
  }
}
