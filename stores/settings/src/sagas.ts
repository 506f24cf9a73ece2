import { call, getRegistry, put, request, select, type Saga } from '@admin/data';
import * as api from './api';
import { getSettingLabel } from './labels';
import { SettingsError } from './settings-error';
import { received, settingsEdits, settingsSlice } from './slice';
import type { GroupName, GroupValues, Values } from './types';

/** Fetches a group, and again if a save was confirmed during the request, since the response may be older. */
export function* fetchGroup(group: GroupName): Saga {
  const response = yield* settingsEdits.readFresh(() => request(api.fetchGroup, group), group);
  yield* put(received({ group, ...response }));
}

/** A group's settings come in one response, so one setting needs no request of its own. */
export function* ensureGroup(group: GroupName): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('settings').getSettings(group));
}

/**
 * Optimistically updates settings, in one request. Those the server accepted stay.
 * @throws ApiError when the call fails; its cause is a `SettingsError` that names the settings when the server refused
 * some of them
 */
export function* updateSettings<G extends GroupName>(group: G, values: GroupValues<G>): Saga {
  const edit = { group, values: values as Values };
  const { rejected } = yield* settingsEdits.save(edit, () => request(api.saveSettings, group, edit.values));
  if (rejected.length === 0) return;
  const { definitions } = yield* select(settingsSlice.selectSlice);
  const labelOf = (id: string) => definitions[group]?.[id]?.label ?? getSettingLabel(id);
  throw new SettingsError(rejected.map((setting) => ({ ...setting, label: labelOf(setting.id) })));
}
