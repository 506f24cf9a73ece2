import { getRegistry, put, request, select, takeEvery, type Saga } from '@admin/data';
import { ApiError, toFailure, type Failure } from '@admin/http';
import { isSettingsChange } from '@admin/store-settings';
import * as api from './api';
import { namesOf, optionEdits, optionsSlice, received, saveOutcomeUnknown } from './slice';
import { patchOf, type OptionName, type OptionPatch, type OptionValues } from './types';

const { selectSlice } = optionsSlice;

/** Fetches an option, and again if it was saved during the request, since the response may be older. */
export function* fetchOption(name: OptionName): Saga {
  const value = yield* optionEdits.readFresh(() => request(api.fetchOption, name), name);
  yield* put(received(patchOf(name, value)));
}

/**
 * Optimistically updates options; a failure reverts them.
 * @throws ApiError when the server refuses them or cannot be reached
 */
export function* updateOptions(patch: OptionPatch): Saga {
  yield* saveEdit(patch);
}

/**
 * Optimistically changes an option that others write too (a list or a map): reads the stored value, changes it and
 * writes it, so that others' entries are kept.
 * @throws ApiError when reading or writing fails
 */
export function* changeOption<K extends OptionName>(
  name: K,
  change: (stored: OptionValues[K] | undefined) => OptionValues[K],
): Saga {
  const { saved } = yield* select(selectSlice);
  yield* saveEdit(patchOf(name, change(saved[name])), function* () {
    const stored = yield* request(api.fetchOption<K>, name);
    yield* put(received(patchOf(name, stored)));
    return patchOf(name, change(stored));
  });
}

function* saveEdit(preview: OptionPatch, prepare?: () => Saga<OptionPatch>): Saga {
  yield* optionEdits.save({ patch: preview }, function* () {
    const patch = prepare ? yield* prepare() : preview;
    let isClear = false;
    try {
      yield* request(api.saveOptions, patch);
      isClear = true;
      return patch;
    } catch (error) {
      isClear = isRefusal(toFailure(error));
      throw error;
    } finally {
      for (const name of isClear ? [] : namesOf(patch)) yield* put(saveOutcomeUnknown(name));
    }
  });
}

/** After any other failure, the server may have stored some of the options, which it writes one by one. */
const isRefusal = ({ status = 0 }: Failure): boolean => status >= 400 && status < 500;

/**
 * After a save with an unknown outcome, options in use are read again. Settings are options too: those saved on a
 * settings screen are updated here, such as the consent to tracking.
 */
export function* watchChanges(): Saga {
  yield* takeEvery(saveOutcomeUnknown, readAgain);
  yield* takeEvery(isSettingsChange, function* ({ payload: { confirmed } }): Saga {
    const { saved } = yield* select(selectSlice);
    const loaded = Object.entries(confirmed?.saved ?? {}).filter(([id]) => id in saved);
    yield* put(received(Object.fromEntries(loaded) as OptionPatch));
  });
}

function* readAgain({ payload: name }: ReturnType<typeof saveOutcomeUnknown>): Saga {
  const registry = yield* getRegistry();
  if (registry.resolution('options').getOption(name).status === 'idle') return;
  try {
    yield* fetchOption(name);
  } catch (error) {
    // If reading fails, known values stay; the failed save was already reported.
    if (!(error instanceof ApiError)) throw error;
  }
}
