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

/** Told of one in a hundred parts, so that a screen has not more to render than can be seen. */
const STEPS = 100;

const turnEnded = isAnyOf(uploadEnded, uploadFailed);

/**
 * Brings a file into the library, after those that were requested before: hosts refuse many at once, and the order is
 * the owner's. A file that fails waits for `retryUpload` or `dismissUpload`; nothing is sent again by itself.
 * @param group under which `getUploads` finds it
 * @returns what the library has now; `undefined` when the file was given up
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
  let told = 0;
  const tell = (share: number) => {
    const progress = Math.floor(share * STEPS) / STEPS;
    if (progress > told) registry.reduxStore.dispatch(uploadProgressed({ id, progress: (told = progress) }));
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

/** Until a failed file is tried again or given up; tells whether it was given up. */
function* waitForDecision(id: string): Saga<boolean> {
  for (;;) {
    const action = yield* take(isAnyOf(uploadRetried, uploadEnded));
    if (action.payload === id) return uploadEnded.match(action);
  }
}

const readItems = createBatchLoader(async (signal, ids: readonly number[]) => {
  const read: MediaItem[] = [];
  for (let at = 0; at < ids.length; at += api.MOST_ITEMS) {
    // oxlint-disable-next-line no-await-in-loop -- more than one only beyond a hundred, one after the other
    read.push(...(await api.fetchItems(signal, ids.slice(at, at + api.MOST_ITEMS))));
  }
  return new Map(read.map((item) => [item.id, item]));
});

/** Files that are requested together are read together. */
export function* fetchItem(id: number): Saga {
  const item = yield* request(readItems, id);
  if (item) yield* put(itemsReceived([item]));
}
