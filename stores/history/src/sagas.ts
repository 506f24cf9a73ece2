import { getRegistry, put, request, dedupe, type Saga } from '@admin/data';
import * as api from './api';
import { findKind, undoByExtension } from './extension-kinds';
import { factsReceived, pageReceived } from './slice';
import type { Change, ChangeQuery, UndoOutcome } from './types';

export function* fetchChanges(query: ChangeQuery): Saga {
  yield* put(pageReceived({ query, page: yield* request(api.fetchChanges, query) }));
}

export function* fetchFacts(): Saga {
  yield* put(factsReceived(yield* request(api.fetchFacts)));
}

/**
 * Sets for how many days changes are kept, and deletes older ones immediately.
 * @throws ApiError when the server refuses
 */
export function* changeDays(days: number): Saga {
  yield* put(factsReceived(yield* request(api.saveDays, days)));
  (yield* getRegistry()).invalidateAll('history');
}

/**
 * Undoes a change. If the current state differs from what the change left, nothing is written and the current values
 * are returned, unless `version` confirms that state. Concurrent identical calls share one request.
 * @throws ApiError when the server refuses, and nothing was written
 */
export const undoChange = dedupe(function* (change: Change, version?: string): Saga<UndoOutcome> {
  const registry = yield* getRegistry();
  try {
    const kind = change.reason === 'extension' ? findKind(change.kind) : undefined;
    const outcome = kind
      ? yield* undoByExtension(kind, change, version)
      : yield* request(api.undoChange, change.id, version);
    if (outcome.isUndone) {
      registry.invalidateAll(...(READERS[change.kind] ?? []));
    }
    return outcome;
  } finally {
    // Also after a refusal, since another user may have undone it.
    registry.invalidateAll('history');
  }
});

/** Stores that read each kind of object. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  task: ['tasks'],
  settings: ['settings', 'options'],
  preferences: ['user'],
  profile: ['profile'],
  note: ['notes'],
  review: ['reviews', 'counts'],
  product: ['products', 'product', 'variations', 'counts'],
  term: ['taxonomies'],
  order: ['orders', 'counts'],
  tax: ['taxes'],
  gateway: ['gateways'],
  shipping: ['shipping'],
  delivery: ['deliveries'],
};
