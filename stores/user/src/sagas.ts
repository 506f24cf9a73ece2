import { put, request, select, type Saga } from '@admin/data';
import * as api from './api';
import { toText } from './preference-text';
import { shown } from './selectors';
import { namesOf, preferenceEdits, received, userSlice } from './slice';
import { patchOf, type PreferenceName, type PreferencePatch, type Preferences } from './types';

const { selectSlice } = userSlice;

/** Fetches the user, and again if a preference was saved during the request, since the response may be older. */
export function* fetchCurrentUser(): Saga {
  yield* put(received(yield* preferenceEdits.readFresh(() => request(api.fetchCurrentUser))));
}

/**
 * Optimistically updates preferences; a failure reverts them. Only preferences that differ from the stored ones are
 * sent, so that changes from other tabs are kept.
 * @throws ApiError when the server refuses them or cannot be reached
 */
export function* updatePreferences(patch: PreferencePatch): Saga {
  const state = yield* select(selectSlice);
  const changed = namesOf(patch).filter((name) => toText(patch[name]) !== toText(shown(state, name)));
  if (changed.length === 0) return;
  const edit: PreferencePatch = Object.assign({}, ...changed.map((name) => patchOf(name, patch[name])));
  yield* saveEdit(edit);
}

/**
 * Optimistically changes a preference that other tabs write too (a map or a list): reads the stored value, changes it
 * and writes it, so that their entries are kept.
 * @throws ApiError when reading or writing fails
 */
export function* changePreference<K extends PreferenceName>(
  name: K,
  change: (stored: Preferences[K] | undefined) => Preferences[K] | undefined,
): Saga {
  const state = yield* select(selectSlice);
  yield* saveEdit(patchOf(name, change(shown(state, name))), function* () {
    const stored = yield* request(api.fetchPreferences);
    return patchOf(name, change(stored[name]));
  });
}

function* saveEdit(preview: PreferencePatch, prepare?: () => Saga<PreferencePatch>): Saga {
  yield* preferenceEdits.save({ patch: preview }, function* () {
    return yield* request(api.savePreferences, prepare ? yield* prepare() : preview);
  });
}
