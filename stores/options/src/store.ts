import { defineStore } from '@admin/data';
import { changeOption, fetchOption, updateOptions, watchChanges } from './sagas';
import { optionEdits, optionsSlice, received, type OptionsState } from './slice';
import type { OptionName, OptionValues } from './types';

const optionsSelectors = (state: OptionsState) => ({
  /** The value including pending edits; `undefined` until known. */
  getOption<K extends OptionName>(name: K): OptionValues[K] | undefined {
    const layer = state.pending.findLast(({ patch }) => name in patch);
    return (layer?.patch ?? state.saved)[name];
  },

  isSaving: (name: OptionName): boolean => state.pending.some(({ patch }) => name in patch),
});

export const optionsStore = defineStore({
  name: 'options',
  reducer: optionEdits.withOptimisticUpdates(optionsSlice.reducer),
  selectors: optionsSelectors,
  actions: { updateOptions, changeOption, receiveOptions: received },
  resolvers: { getOption: fetchOption },
  saga: watchChanges,
});

declare module '@admin/data' {
  interface StoreMap {
    options: typeof optionsStore;
  }
}
