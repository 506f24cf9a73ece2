import type { OptionsState } from './slice';
import type { OptionName, OptionValues } from './types';

export const optionsSelectors = (state: OptionsState) => ({
  /** The value including pending edits; `undefined` until known. */
  getOption<K extends OptionName>(name: K): OptionValues[K] | undefined {
    const layer = state.pending.findLast(({ patch }) => name in patch);
    return (layer?.patch ?? state.saved)[name];
  },

  isSaving: (name: OptionName): boolean => state.pending.some(({ patch }) => name in patch),
});
