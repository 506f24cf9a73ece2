import { getRegistry, put, request, select, takeEvery, type Saga } from '@admin/data';
import { isProductChange } from '@admin/store-products';
import { isReviewChange } from '@admin/store-reviews';
import * as api from './api';
import { keyOfOrders } from './selectors';
import { counted, countsSlice, outdated } from './slice';

export function* countOrders(statuses?: readonly string[]): Saga {
  if (statuses?.length === 0) return;
  yield* count(keyOfOrders(statuses), (signal) => api.countOrders(signal, statuses));
}

export const countLowStock = (): Saga => count('lowStock', api.countLowStock);

export const countReviewsOnHold = (): Saga => count('reviewsOnHold', api.countReviewsOnHold);

export const countPublishedProducts = (): Saga => count('publishedProducts', api.countPublishedProducts);

/** Counts; again when something changed meanwhile, since the answer may be older. */
function* count(key: string, fetch: (signal: AbortSignal) => Promise<number>): Saga {
  let changes: number;
  let total: number;
  do {
    ({ changes } = yield* select(countsSlice.selectSlice));
    total = yield* request(fetch);
  } while ((yield* select(countsSlice.selectSlice)).changes !== changes);
  yield* put(counted({ key, total }));
}

/** Everything is counted again: what is on the screen at once, the rest when next needed. */
export function* refreshCounts(): Saga {
  yield* put(outdated());
  const registry = yield* getRegistry();
  registry.invalidateAll('counts');
}

/** Counts again what a confirmed change of another store may have changed. */
export function* watchChanges(): Saga {
  yield* takeEvery(isReviewChange, function* () {
    yield* put(outdated());
    const registry = yield* getRegistry();
    registry.invalidate('counts').getReviewsOnHoldCount();
  });
  yield* takeEvery(isProductChange, function* () {
    yield* put(outdated());
    const registry = yield* getRegistry();
    registry.invalidate('counts').getLowStockCount();
  });
}
