import { nanoid } from '@reduxjs/toolkit';
import { getRegistry, put, request, select, take, takeEvery, type Saga } from '@admin/data';
import { ApiError, toFailure, type Failure } from '@admin/http';
import * as api from './api';
import { mustWait } from './selectors';
import { editEnded, editStarted, namesOf, optionsSlice, received, saveUnclear } from './slice';
import { patchOf, type OptionName, type OptionPatch, type OptionValues } from './types';

const { selectSlice } = optionsSlice;

export function* fetchOption(name: OptionName): Saga {
  const { saves: before } = yield* select(selectSlice);
  const value = yield* request(api.fetchOption, name);
  const { saves: after } = yield* select(selectSlice);
  // A save confirmed meanwhile is newer than this answer.
  if (before[name] === after[name]) yield* put(received(patchOf(name, value)));
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
  const id = nanoid();
  let confirmed: OptionPatch | undefined;
  let sent: OptionPatch = {};
  yield* put(editStarted({ id, patch: preview }));
  try {
    while (mustWait(yield* select(selectSlice), id)) yield* take(editEnded);
    const patch = prepare ? yield* prepare() : preview;
    sent = patch;
    yield* request(api.saveOptions, patch);
    confirmed = patch;
  } catch (error) {
    if (isRefusal(toFailure(error))) sent = {};
    throw error;
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id, confirmed }));
    for (const name of confirmed ? [] : namesOf(sent)) yield* put(saveUnclear(name));
  }
}

/** The server writes one option after the other once it lets a save through, and may break on the way. */
const isRefusal = ({ status = 0 }: Failure): boolean => status >= 400 && status < 500;

/** After a save of which nobody can tell how far it came, what is stored is read again, where anybody asked for it. */
export const watchUnclearSaves = (): Saga => takeEvery(saveUnclear, readAgain);

function* readAgain({ payload: name }: ReturnType<typeof saveUnclear>): Saga {
  const registry = yield* getRegistry();
  if (registry.resolution('options').getOption(name).status === 'idle') return;
  try {
    yield* fetchOption(name);
  } catch (error) {
    // The store that does not answer leaves what was known before; the failed save was told of.
    if (!(error instanceof ApiError)) throw error;
  }
}
