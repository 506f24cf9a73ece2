import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import { getRegistry, put, request, select, take, type Saga } from '@admin/data';
import { createBatchLoader, toFailure } from '@admin/http';
import * as api from './api';
import {
  itemsReceived,
  mediaSlice,
  uploadEnded,
  uploadFailed,
  uploadProgressed,
  uploadQueued,
  uploadRetried,
  uploadStarted,
} from './slice';
import type { MediaItem } from './types';

const { selectSlice } = mediaSlice;

/** Progress is dispatched in steps of one percent, which limits rendering. */
const STEPS = 100;

const turnEnded = isAnyOf(uploadEnded, uploadFailed);

/**
 * Uploads a file, after those requested before: hosts refuse many uploads at once, and the order must be the user's. A
 * failed upload waits for `retryUpload` or `dismissUpload`; it is never retried automatically.
 * @param group under which `getUploads` finds it
 * @returns the file as stored in the library; `undefined` when the upload was dismissed
 */
export function* uploadFile(group: string, file: File): Saga<MediaItem | undefined> {
  const id = nanoid();
  yield* put(uploadQueued({ id, group, name: file.name }));
  try {
    for (;;) {
      yield* waitForTurn(id);
      const item = yield* tryUpload(id, file);
      if (item) return item;
      const isEnded = yield* waitForDecision(id);
      if (isEnded) return undefined;
    }
  } finally {
    yield* put(uploadEnded(id));
  }
}

function* waitForTurn(id: string): Saga {
  for (;;) {
    const { uploads } = yield* select(selectSlice);
    const isBusy = uploads.some(({ status }) => status === 'sending');
    if (!isBusy && uploads.find(({ status }) => status === 'waiting')?.id === id) return;
    yield* take(turnEnded);
  }
}

function* tryUpload(id: string, file: File): Saga<MediaItem | undefined> {
  yield* put(uploadStarted(id));
  const registry = yield* getRegistry();
  let reported = 0;
  const tell = (share: number) => {
    const progress = Math.floor(share * STEPS) / STEPS;
    if (progress > reported)
      registry.reduxStore.dispatch(uploadProgressed({ id, progress: (reported = progress) }));
  };
  try {
    const item = yield* request(api.uploadFile, file, tell);
    yield* put(itemsReceived([item]));
    registry.finishResolution('media').getItem(item.id);
    return item;
  } catch (error) {
    yield* put(uploadFailed({ id, failure: toFailure(error) }));
    return undefined;
  }
}

/** Waits until a failed upload is retried or dismissed; returns whether it was dismissed. */
function* waitForDecision(id: string): Saga<boolean> {
  for (;;) {
    const action = yield* take(isAnyOf(uploadRetried, uploadEnded));
    if (action.payload === id) return uploadEnded.match(action);
  }
}

const readItems = createBatchLoader(async (signal, ids: readonly number[]) => {
  const read: MediaItem[] = [];
  for (let at = 0; at < ids.length; at += api.MAX_ITEMS) {
    // oxlint-disable-next-line no-await-in-loop -- more than one only beyond a hundred, one after the other
    read.push(...(await api.fetchItems(signal, ids.slice(at, at + api.MAX_ITEMS))));
  }
  return new Map(read.map((item) => [item.id, item]));
});

/** Files requested in the same tick share one request. */
export function* fetchItem(id: number): Saga {
  const item = yield* request(readItems, id);
  if (item) yield* put(itemsReceived([item]));
}
