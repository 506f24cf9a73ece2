import { useDispatch, useSelect } from '@admin/data';
import { settingsStore } from './store';
import type { GroupName, GroupValues } from './types';

/** The values of a group, with the loading state and a function that saves some of them. */
export function useSettings<G extends GroupName>(group: G) {
  const { updateSettings } = useDispatch(settingsStore);
  const read = useSelect((select, resolution) => ({
    settings: select(settingsStore).getSettings(group),
    isSaving: select(settingsStore).isSaving(group),
    ...resolution(settingsStore).getSettings(group),
  }));
  const save = (values: GroupValues<G>) => updateSettings(group, values);
  return { ...read, save };
}
