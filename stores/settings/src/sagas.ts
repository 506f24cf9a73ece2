import { nanoid } from '@reduxjs/toolkit';
import { call, getRegistry, put, request, select, take, type Saga } from '@admin/data';
import * as api from './api';
import { getSettingLabel } from './labels';
import { SettingsError } from './settings-error';
import { editEnded, editStarted, received, settingsSlice, type SettingsState } from './slice';
import type { GroupName, GroupValues, Values } from './types';

const { selectSlice } = settingsSlice;

/** Reads a group; again when a save was confirmed while it was on its way, since it may be older. */
export function* fetchGroup(group: GroupName): Saga {
  let saves: number;
  let answer: api.Group;
  do {
    ({ saves } = yield* select(selectSlice));
    answer = yield* request(api.fetchGroup, group);
  } while ((yield* select(selectSlice)).saves !== saves);
  yield* put(received({ group, ...answer }));
}

/** One setting is part of its group, which is read once. */
export function* ensureGroup(group: GroupName): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('settings').getSettings(group));
}

/**
 * Shows the new values at once and saves them in one call. Those the server took stay.
 * @throws ApiError when the call fails; its cause is a `SettingsError` that names the settings when
 *   the server refused some of them
 */
export function* updateSettings<G extends GroupName>(group: G, values: GroupValues<G>): Saga {
  const edit = { id: nanoid(), group, values: values as Values };
  let confirmed: Values | undefined;
  yield* put(editStarted(edit));
  try {
    while (mustWait(yield* select(selectSlice), edit)) yield* take(editEnded);
    const { saved, rejected } = yield* request(api.saveSettings, group, edit.values);
    confirmed = saved;
    if (rejected.length > 0) {
      const { definitions } = yield* select(selectSlice);
      const labelOf = (id: string) => definitions[group]?.[id]?.label ?? getSettingLabel(id);
      throw new SettingsError(rejected.map((setting) => ({ ...setting, label: labelOf(setting.id) })));
    }
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id: edit.id, confirmed }));
  }
}

/** Edits of one group reach the server in the order they were made. */
const mustWait = ({ pending }: SettingsState, edit: { id: string; group: string }): boolean =>
  pending.find(({ group }) => group === edit.group)?.id !== edit.id;
