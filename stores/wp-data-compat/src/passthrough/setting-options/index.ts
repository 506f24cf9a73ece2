import { put, type Saga } from '@admin/data';
import { definePassthroughStore } from '../../passthrough-store';
import { SETTING_OPTIONS_STORE_NAME as NAME } from '../../names';
import { CORE_NAMESPACE, ensure, fetchData } from '../fetching';
import { edit, editsOf, forget, receive, setError } from './changes';
import { read, saveMany, saveOne } from './requests';
import { toSelectors } from './selectors';
import { NO_EDITS, type Edits, type Setting } from './types';

type Updates = readonly Setting[] | Edits;

const toEdits = (updates: Updates): Edits =>
  Array.isArray(updates)
    ? Object.fromEntries((updates as readonly Setting[]).map(({ id, value }) => [id, value]))
    : (updates as Edits);

/** Individual settings with all API members, and edits that are kept until saved. */
export const settingOptionsStore = definePassthroughStore({
  name: NAME,
  reads: (changes) => ({
    getGroups: () => fetchData(`${CORE_NAMESPACE}/settings`),
    getSettings: (group: string) => read(changes, group),
    getSetting: (group: string, id: string) => read(changes, group, id),
    getSettingValue: (group: string, id: string) => read(changes, group, id),
  }),
  selectors: toSelectors,
  actions: (changes) => ({
    receiveGroups: (groups: unknown) => changes.received('getGroups', [], groups),
    receiveSettings: (group: string, settings: readonly Setting[]) => receive(changes, group, settings),
    *editSetting(group: string, id: string, value: unknown): Saga {
      // The saved value is loaded first, so that changing back to it is no edit.
      yield* ensure(NAME, 'getSettingValue', group, id);
      yield* edit(changes, group, { [id]: value });
    },
    *editSettings(group: string, updates: Updates): Saga {
      yield* ensure(NAME, 'getSettings', group);
      yield* edit(changes, group, toEdits(updates));
    },
    *revertEditedSetting(group: string, id: string): Saga {
      yield* forget(changes, group, [id]);
    },
    *revertEditedSettingsGroup(group: string): Saga {
      yield* put(changes.received('edits', [group], NO_EDITS));
      yield* put(changes.received('errors', [group], undefined));
    },
    setSaving: (group: string, id: string | null, isSaving: boolean) =>
      changes.received('isSaving', [group, id], isSaving),
    setError: (group: string, id: string | null, error: unknown) => setError(changes, group, id, error),
    saveSetting: (group: string, id: string, value: unknown) => saveOne(changes, group, id, value),
    saveSettingsGroup: (group: string, updates: Updates) => saveMany(changes, group, toEdits(updates)),
    *saveEditedSetting(group: string, id: string): Saga<unknown> {
      const edits = yield* editsOf(group);
      return id in edits ? yield* saveOne(changes, group, id, edits[id]) : undefined;
    },
    *saveEditedSettingsGroup(group: string): Saga<unknown> {
      const edits = yield* editsOf(group);
      return Object.keys(edits).length > 0 ? yield* saveMany(changes, group, edits) : undefined;
    },
  }),
});
