import { call, getRegistry, put, request, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import { settingsStore } from '@admin/store-settings';
import * as api from './api';
import { toGroupName } from './group-name';
import { toPagesOfGroups } from './pages-of-groups';
import { groupRead, pagesReceived } from './slice';
import type { SettingsPage } from './types';

/** Reads the settings pages. Hosts without page descriptions use their groups instead. */
export function* fetchPages(): Saga {
  yield* put(pagesReceived(yield* readPages()));
}

function* readPages(): Saga<SettingsPage[]> {
  try {
    return yield* request(api.fetchPages);
  } catch (error) {
    if (!isWithoutDescription(error)) throw error;
    return toPagesOfGroups(yield* request(api.fetchGroups));
  }
}

/** Reads a group's definitions, which include the values. */
export function* readGroup(group: string): Saga {
  const registry = yield* getRegistry();
  const name = toGroupName(group);
  // Retries after a failure.
  if (registry.resolution(settingsStore).getDefinitions(name).status === 'failed')
    registry.invalidate(settingsStore).getDefinitions(name);
  yield* call(() => registry.resolveSelect(settingsStore).getDefinitions(name));
  registry.finishResolution(settingsStore).getSettings(name);
  yield* put(groupRead(group));
}

const isWithoutDescription = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.code === 'rest_no_route';
