import { defineStore } from '@admin/data';
import { changeOption, fetchOption, updateOptions, watchUnclearSaves } from './sagas';
import { optionsSelectors } from './selectors';
import { optionEdits, optionsSlice, received } from './slice';

export const optionsStore = defineStore({
  name: 'options',
  reducer: optionEdits.withOptimisticUpdates(optionsSlice.reducer),
  selectors: optionsSelectors,
  actions: { updateOptions, changeOption, receiveOptions: received },
  resolvers: { getOption: fetchOption },
  saga: watchUnclearSaves,
});

declare module '@admin/data' {
  interface StoreMap {
    options: typeof optionsStore;
  }
}
