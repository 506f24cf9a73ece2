import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { HostError } from '../../host-error';
import type { Changes } from '../../passthrough-store';
import { fetchData, NAMESPACE, write } from '../fetching';
import { receive, setError } from './changes';
import type { Edits, Setting } from './types';

const pathOf = (group: string) => `${NAMESPACE}/settings/${group}`;

/** Reads a group, or one of its settings. */
export function* read(changes: Changes, group: string, id?: string): Saga<unknown> {
  try {
    const response = yield* fetchData(id === undefined ? pathOf(group) : `${pathOf(group)}/${id}`);
    yield* receive(changes, group, (Array.isArray(response) ? response : [response]) as readonly Setting[]);
    return response;
  } catch (error) {
    yield* setError(changes, group, id ?? null, error);
    throw error;
  }
}

/** The result of each setting, saved or refused. */
interface SavedSetting extends Setting {
  readonly error?: HostError;
}

export const saveOne = (changes: Changes, group: string, id: string, value: unknown): Saga<unknown> =>
  saving(changes, group, id, putSetting(changes, group, id, value));

/** @throws ApiError with the `settingErrors` of those which the server refused; the others are saved */
export const saveMany = (changes: Changes, group: string, updates: Edits): Saga<unknown> =>
  saving(changes, group, null, putSettings(changes, group, updates));

function* saving(changes: Changes, group: string, id: string | null, work: Saga<unknown>): Saga<unknown> {
  yield* put(changes.received('isSaving', [group, id], true));
  try {
    return yield* work;
  } catch (error) {
    if (error instanceof ApiError && !('settingErrors' in error)) yield* setError(changes, group, id, error);
    throw error;
  } finally {
    // Also after a failure, since the server may have saved some of them.
    (yield* getRegistry()).invalidateAll('settings');
    yield* put(changes.received('isSaving', [group, id], false));
  }
}

function* putSetting(changes: Changes, group: string, id: string, value: unknown): Saga<unknown> {
  const setting = yield* write('PUT', `${pathOf(group)}/${id}`, { value });
  yield* receive(changes, group, [setting as Setting]);
  return setting;
}

function* putSettings(changes: Changes, group: string, updates: Edits): Saga<unknown> {
  const update = Object.entries(updates).map(([id, value]) => ({ id, value }));
  const response = yield* write('POST', `${pathOf(group)}/batch`, { update });
  const { update: saved } = isRecord(response) ? response : {};
  const settings: readonly SavedSetting[] = Array.isArray(saved) ? saved : [];
  const taken = settings.filter(({ error }) => !error);
  const refused = settings.flatMap(({ id, error }) => (error ? [{ id, error }] : []));
  yield* receive(changes, group, taken);
  for (const { id, error } of refused) yield* setError(changes, group, id, error);
  if (refused.length === 0) return response;
  const message = refused.map(({ error }) => error.message).join(' ');
  const failure = new ApiError({ kind: 'http', code: 'settings_refused', message });
  throw Object.assign(failure, { settingErrors: refused });
}
