import { put, request, select, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import { readDraft } from './drafts';
import { NEW } from './form-key';
import {
  draftRestored,
  formOf,
  hostFormReceived,
  recordConfirmed,
  recordReceived,
  statusChanged,
} from './slice';
import { selectProduct, type ProductRoot } from './state';
import type { FormKey, ProductStatus } from './types';

/** Reads what a form is about, and brings back what was typed into it in an earlier visit. */
export function* readRecord(key: FormKey): Saga {
  const draft = readDraft(key);
  if (key !== NEW) yield* put(recordReceived({ key, record: yield* request(api.fetchRecord, key), draft }));
  else if (draft) yield* put(draftRestored({ key, draft }));
}

/** Reads what plugins add to the form on the server. */
export function* readHostForm(): Saga {
  yield* put(hostFormReceived(yield* request(api.fetchHostForm)));
}

/**
 * Moves a product to the trash.
 * @returns the status that `restore` gives back
 * @throws ApiError when the server refuses
 */
export function* trash(key: FormKey): Saga<ProductStatus> {
  const { saved } = yield* select((root: ProductRoot) => formOf(selectProduct(root), key));
  try {
    yield* request(api.trashRecord, key);
  } catch (error) {
    // It is where it should be: somebody else, or an earlier try without an answer, put it there.
    if (!(error instanceof ApiError) || error.failure.code !== 'woocommerce_rest_already_trashed')
      throw error;
  }
  yield* put(statusChanged({ key, status: 'trash' }));
  return saved.status;
}

/**
 * Takes a product out of the trash.
 * @throws ApiError when the server refuses
 */
export function* restore(key: FormKey, status: ProductStatus = 'draft'): Saga {
  const record = yield* request(api.updateRecord, key, { status });
  yield* put(recordConfirmed({ key, record, sent: { status } }));
}
