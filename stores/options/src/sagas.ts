import { nanoid } from '@reduxjs/toolkit';
import { put, request, select, take, type Saga } from '@admin/data';
import * as api from './api';
import { mustWait } from './selectors';
import { editEnded, editStarted, optionsSlice, received } from './slice';
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

/** The owner agrees to the terms of the connectivity plugin's services; whatever else they keep there stays. */
export function* acceptConnectTerms(): Saga {
  yield* changeOption('wc_connect_options', (stored) => ({ ...stored, tos_accepted: true }));
}

function* saveEdit(preview: OptionPatch, prepare?: () => Saga<OptionPatch>): Saga {
  const id = nanoid();
  let confirmed: OptionPatch | undefined;
  yield* put(editStarted({ id, patch: preview }));
  try {
    while (mustWait(yield* select(selectSlice), id)) yield* take(editEnded);
    const patch = prepare ? yield* prepare() : preview;
    yield* request(api.saveOptions, patch);
    confirmed = patch;
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id, confirmed }));
  }
}
