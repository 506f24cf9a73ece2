import { put, request, select, type Saga } from '@admin/data';
import * as api from './api';
import { readDraft } from './drafts';
import { NEW } from './form-key';
import { draftRestored, hostFormReceived, recordReceived } from './slice';
import { selectProduct, type ProductRoot } from './state';
import type { FormKey, ProductRecord } from './types';

/**
 * Reads the record of a form, and restores its edits from an earlier visit. Reads it again if the form was saved during
 * the request, since the response may be older.
 */
export function* readRecord(key: FormKey): Saga {
  const draft = readDraft(key);
  if (key === NEW) {
    if (draft) yield* put(draftRestored({ key, draft }));
    return;
  }
  const selectSaved = (root: ProductRoot) => selectProduct(root).forms[key]?.saved;
  let before: ProductRecord | undefined;
  let record: ProductRecord;
  do {
    before = yield* select(selectSaved);
    record = yield* request(api.fetchRecord, key);
  } while ((yield* select(selectSaved)) !== before);
  yield* put(recordReceived({ key, record, draft }));
}

/** Reads the fields that plugins add on the server. */
export function* readHostForm(): Saga {
  yield* put(hostFormReceived(yield* request(api.fetchHostForm)));
}
