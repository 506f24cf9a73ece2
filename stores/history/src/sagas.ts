import { getRegistry, put, request, dedupe, type Registry, type Saga } from '@admin/data';
import * as api from './api';
import { findKind, undoByExtension } from './of-extensions';
import { factsReceived, pageReceived } from './slice';
import type { Change, ChangeQuery, UndoOutcome } from './types';

export function* fetchChanges(query: ChangeQuery): Saga {
  yield* put(pageReceived({ query, page: yield* request(api.fetchChanges, query) }));
}

export function* fetchFacts(): Saga {
  yield* put(factsReceived(yield* request(api.fetchFacts)));
}

/**
 * Keeps changes for so many days, and lets go at once what is older.
 * @throws ApiError when the server refuses
 */
export function* changeDays(days: number): Saga {
  yield* put(factsReceived(yield* request(api.saveDays, days)));
  (yield* getRegistry()).invalidateAll('history');
}

/**
 * Takes a change back, or says what there is now where that is not what the change left; then nothing is written unless
 * `version` says that it was seen. Equal calls are one.
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
      for (const store of READERS[change.kind] ?? []) readAgain(registry, store);
    }
    return outcome;
  } finally {
    // Also after a refusal, which may tell that somebody else did it.
    registry.invalidateAll('history');
  }
});

function readAgain(registry: Registry, store: string): void {
  try {
    registry.byName(store).actions['invalidateResolutionForStore']?.();
  } catch {
    // No part of this page reads it.
  }
}

/** Stores that read what a kind of change is about. They are told by name, since no page needs all of them. */
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
