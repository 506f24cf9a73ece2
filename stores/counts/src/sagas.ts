import { getRegistry, put, request, takeEvery, type Saga } from '@admin/data';
import { isProductChange } from '@admin/store-products';
import { isReviewChange } from '@admin/store-reviews';
import * as api from './api';
import { getOrderCountKey } from './selectors';
import { counted } from './slice';

export function* countOrders(statuses?: readonly string[]): Saga {
  if (statuses?.length === 0) return;
  yield* count(getOrderCountKey(statuses), (signal) => api.countOrders(signal, statuses));
}

export const countLowStock = (): Saga => count('lowStock', api.countLowStock);

export const countReviewsOnHold = (): Saga => count('reviewsOnHold', api.countReviewsOnHold);

export const countPublishedProducts = (): Saga => count('publishedProducts', api.countPublishedProducts);

function* count(key: string, fetch: (signal: AbortSignal) => Promise<number>): Saga {
  yield* put(counted({ key, total: yield* request(fetch) }));
}

/** Invalidates all counts: visible ones are refetched now, the others when next needed. */
export function* refreshCounts(): Saga {
  const registry = yield* getRegistry();
  registry.invalidateAll('counts');
}

/** Refetches counts that a confirmed change in another store may have affected. */
export function* watchChanges(): Saga {
  yield* takeEvery(isReviewChange, function* () {
    const registry = yield* getRegistry();
    registry.invalidate('counts').getReviewsOnHoldCount();
  });
  yield* takeEvery(isProductChange, function* () {
    const registry = yield* getRegistry();
    registry.invalidate('counts').getLowStockCount();
  });
}
