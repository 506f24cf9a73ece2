import { useDispatch, useSelect } from '@admin/data';
import { optionsStore } from './store';
import { patchOf, type OptionName, type OptionValues } from './types';

/** One option, with its loading state and a function that saves it. */
export function useOption<K extends OptionName>(name: K) {
  const { updateOptions } = useDispatch(optionsStore);
  const read = useSelect((select, resolution) => ({
    value: select(optionsStore).getOption(name),
    isSaving: select(optionsStore).isSaving(name),
    ...resolution(optionsStore).getOption(name),
  }));
  const save = (value: OptionValues[K]) => updateOptions(patchOf(name, value));
  return { ...read, save };
}
