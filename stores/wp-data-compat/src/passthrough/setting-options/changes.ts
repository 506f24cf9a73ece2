import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import { toHostError } from '../../host-error';
import type { Changes } from '../../passthrough-store';
import { SETTING_OPTIONS_STORE_NAME } from '../../names';
import { WHOLE_GROUP, type Edits, type GroupState, type Setting } from './types';

/** A group's current state, without a request. */
function* selectGroup(group: string): Saga<GroupState> {
  const { selectors } = (yield* getRegistry()).byName(SETTING_OPTIONS_STORE_NAME);
  return selectors['getKnownGroup']?.(group) as GroupState;
}

export function* editsOf(group: string): Saga<Edits> {
  return (yield* selectGroup(group)).edits;
}

/** Stores settings from the server; removes their edits and errors. */
export function* receive(changes: Changes, group: string, settings: readonly Setting[]): Saga {
  const { settings: stored } = yield* selectGroup(group);
  const loaded = Object.fromEntries(settings.map((setting) => [setting.id, setting]));
  yield* put(changes.received('settings', [group], { ...stored, ...loaded }));
  yield* forget(changes, group, Object.keys(loaded));
}

export function* forget(changes: Changes, group: string, ids: readonly string[]): Saga {
  const state = yield* selectGroup(group);
  const without = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
  const errors = without(state.errors);
  yield* put(changes.received('edits', [group], without(state.edits)));
  yield* put(changes.received('errors', [group], Object.keys(errors).length > 0 ? errors : undefined));
}

export function* edit(changes: Changes, group: string, updates: Edits): Saga {
  const { settings, edits: earlier } = yield* selectGroup(group);
  const all = Object.entries({ ...earlier, ...updates });
  const edits = Object.fromEntries(all.filter(([id, value]) => settings[id]?.value !== value));
  yield* put(changes.received('edits', [group], edits));
}

export function* setError(changes: Changes, group: string, id: string | null, error: unknown): Saga {
  const reason: unknown = error instanceof ApiError ? toHostError(error.failure) : error;
  const { [id ?? WHOLE_GROUP]: _, ...others } = (yield* selectGroup(group)).errors;
  const errors = reason === null ? others : { ...others, [id ?? WHOLE_GROUP]: reason };
  yield* put(changes.received('errors', [group], Object.keys(errors).length > 0 ? errors : undefined));
}
