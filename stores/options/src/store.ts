import { defineStore } from '@admin/data';
import { changeOption, fetchOption, updateOptions, watchUnknownSaveOutcomes } from './sagas';
import { optionsSelectors } from './selectors';
import { optionEdits, optionsSlice, received } from './slice';

export const optionsStore = defineStore({
  name: 'options',
  reducer: optionEdits.withOptimisticUpdates(optionsSlice.reducer),
  selectors: optionsSelectors,
  actions: { updateOptions, changeOption, receiveOptions: received },
  resolvers: { getOption: fetchOption },
  saga: watchUnknownSaveOutcomes,
});

declare module '@admin/data' {
  interface StoreMap {
    options: typeof optionsStore;
  }
}
