import { namesOf, type OptionsState } from './slice';
import type { OptionName, OptionValues } from './types';

export const optionsSelectors = (state: OptionsState) => ({
  /** The value as the user should see it, edits under way included; `undefined` until it is known. */
  getOption<K extends OptionName>(name: K): OptionValues[K] | undefined {
    const layer = state.pending.findLast(({ patch }) => name in patch);
    return (layer?.patch ?? state.saved)[name];
  },

  isSaving: (name: OptionName): boolean => state.pending.some(({ patch }) => name in patch),
});

/** Whether an edit still has to wait: edits of one option reach the server in the order they were made. */
export function mustWait({ pending }: OptionsState, id: string): boolean {
  const index = pending.findIndex((layer) => layer.id === id);
  const own = pending[index];
  if (!own) return false;
  return pending.slice(0, index).some((earlier) => namesOf(own.patch).some((name) => name in earlier.patch));
}
