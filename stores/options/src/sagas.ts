import { getRegistry, put, request, select, takeEvery, type Saga } from '@admin/data';
import { ApiError, toFailure, type Failure } from '@admin/http';
import * as api from './api';
import { namesOf, optionEdits, optionsSlice, received, saveOutcomeUnknown } from './slice';
import { patchOf, type OptionName, type OptionPatch, type OptionValues } from './types';

const { selectSlice } = optionsSlice;

/** Reads an option; again when it was saved while the answer was in progress, since that may be older. */
export function* fetchOption(name: OptionName): Saga {
  const value = yield* optionEdits.readFresh(() => request(api.fetchOption, name), name);
  yield* put(received(patchOf(name, value)));
}

/**
 * Shows the new values at once; they stay only if the server accepts them.
 * @throws ApiError when the server refuses them or cannot be reached
 */
export function* updateOptions(patch: OptionPatch): Saga {
  yield* saveEdit(patch);
}

/**
 * Changes an option others write too (a list or a map): reads what is stored now, changes that and
 * writes it, so that entries written meanwhile are kept. The user sees the change at once.
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

/** The server writes one option after the other once it lets a save through, and may break on the way. */
const isRefusal = ({ status = 0 }: Failure): boolean => status >= 400 && status < 500;

/** After a save of which nobody can tell how far it came, what is stored is read again, where anybody asked for it. */
export const watchUnknownSaveOutcomes = (): Saga => takeEvery(saveOutcomeUnknown, readAgain);

function* readAgain({ payload: name }: ReturnType<typeof saveOutcomeUnknown>): Saga {
  const registry = yield* getRegistry();
  if (registry.resolution('options').getOption(name).status === 'idle') return;
  try {
    yield* fetchOption(name);
  } catch (error) {
    // The store that does not answer leaves what was known before; the failed save was told of.
    if (!(error instanceof ApiError)) throw error;
  }
}
