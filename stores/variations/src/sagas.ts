import { isAnyOf } from '@reduxjs/toolkit';
import { getRegistry, put, request, select, takeEvery, type Saga } from '@admin/data';
import { toFailure } from '@admin/http';
import {
  isSameValue,
  parseFormKey,
  variationsListed,
  variationsRead,
  variationsSaved,
  type FormKey,
} from '@admin/store-product';
import * as api from './api';
import { parseVariations } from './schemas';
import {
  allRead,
  EMPTY_VARIATIONS,
  pageRead,
  readingBegan,
  variationCreated,
  variationsDeleted,
  variationsReceived,
  variationsSlice,
  workWent,
  type LoadedVariations,
} from './slice';
import type { DeleteOutcome, ListedVariation } from './types';

const { selectSlice } = variationsSlice;

/**
 * Reads all variations of a product page by page; each page is shown immediately. After a stop, cancellation or
 * failure, loaded ones stay and the next call continues from there.
 */
export function* readVariations(productId: number): Saga {
  yield* put(readingBegan(productId));
  try {
    while (!(yield* find(productId)).isStopped) {
      if (yield* readPage(productId)) {
        yield* put(allRead(productId));
        return;
      }
    }
  } finally {
    yield* put(workWent({ productId, work: null }));
  }
}

/** @returns whether that was the last page */
function* readPage(productId: number): Saga<boolean> {
  const { next, changes } = yield* find(productId);
  const { page, orderby } = next;
  const { items, total, totalPages } = yield* request(api.fetchVariations, productId, page, orderby);
  // A response requested before a change was confirmed would revert the change on the screen.
  if ((yield* find(productId)).changes !== changes) return false;
  const isLast = page >= totalPages;
  const following: LoadedVariations['next'] = isLast
    ? { page: 1, orderby: 'id' }
    : { page: page + 1, orderby };
  yield* put(pageRead({ productId, items, total, next: following }));
  if (!isLast) return false;
  // Positions may be equal, so the order may differ between pages; ids are unique.
  return orderby === 'id' || (yield* find(productId)).found.length >= total;
}

/**
 * Generates missing variations, run by run until none is missing, and reads all variations again.
 * @param expected how many are missing, for the progress
 * @returns how many there are more now
 * @throws ApiError when a run fails; what earlier ones made stays, and is read
 */
export function* generateVariations(productId: number, expected: number): Saga<number> {
  let made = 0;
  try {
    let count: number;
    do {
      yield* put(workWent({ productId, work: { kind: 'generating', done: made, total: expected } }));
      count = yield* request(api.generate, productId);
      made += count;
    } while (count > 0 && made < expected);
    return made;
  } finally {
    yield* put(workWent({ productId, work: null }));
    const registry = yield* getRegistry();
    registry.invalidate('variations').getVariations(productId);
  }
}

/**
 * Creates a single variation.
 * @throws ApiError when the server refuses
 */
export function* createVariation(
  productId: number,
  members: Partial<ListedVariation>,
): Saga<ListedVariation> {
  const record = yield* request(api.create, productId, members);
  yield* put(variationCreated({ productId, record }));
  return record;
}

/**
 * Deletes variations permanently, in batches of 100. After a batch without a response, its variations and all following
 * ones count as failed.
 * @throws ApiError when the server refused before any was deleted
 */
export function* deleteVariations(productId: number, ids: readonly number[]): Saga<DeleteOutcome> {
  const all: DeleteOutcome = { deleted: [], failed: [] };
  for (let start = 0; start < ids.length; start += api.PAGE_SIZE) {
    try {
      const outcome = yield* request(api.remove, productId, ids.slice(start, start + api.PAGE_SIZE));
      yield* put(variationsDeleted({ productId, ids: outcome.deleted }));
      all.deleted.push(...outcome.deleted);
      all.failed.push(...outcome.failed);
    } catch (error) {
      if (start === 0) throw error;
      const { message } = toFailure(error);
      all.failed.push(...ids.slice(start).map((id) => ({ id, message })));
      break;
    }
  }
  return all;
}

/**
 * Updates lists with variations that a form saved or found changed elsewhere, and updates the product's form with
 * variations created or deleted here.
 */
export function* syncRecords(): Saga {
  yield* takeEvery(isAnyOf(allRead, variationCreated, variationsDeleted), function* ({ payload }): Saga {
    const productId = typeof payload === 'number' ? payload : payload.productId;
    const { list } = yield* find(productId);
    // If reading continues, the form is updated at its end.
    if (!list?.isComplete) return;
    yield* put(variationsListed({ productId, ids: list.items.map(({ id }) => id) }));
  });
  yield* takeEvery(variationsSaved, function* ({ payload: { key, result } }): Saga {
    yield* receive(key, parseVariations(Object.values(result.saved)));
  });
  yield* takeEvery(variationsRead, function* ({ payload: { key, records } }): Saga {
    const loaded = (yield* find(parseFormKey(key)?.productId ?? 0)).records;
    const changed = Object.entries(records).flatMap(([id, now]) => {
      const before = loaded[Number(id)];
      const [after] = before ? parseVariations([{ ...before, ...now }]) : [];
      return after && !isSameValue(before, after) ? [after] : [];
    });
    yield* receive(key, changed);
  });
}

function* receive(key: FormKey, records: readonly ListedVariation[]): Saga {
  const place = parseFormKey(key);
  if (!place || records.length === 0) return;
  yield* put(variationsReceived({ productId: place.productId, records }));
}

function* find(productId: number): Saga<LoadedVariations> {
  return (yield* select(selectSlice)).products[productId] ?? EMPTY_VARIATIONS;
}
