import { put, request, type Saga } from '@admin/data';
import * as api from './api';
import { readDraft } from './drafts';
import { NEW } from './form-key';
import { draftRestored, hostFormReceived, recordReceived } from './slice';
import type { FormKey } from './types';

/** Reads the record of a form, and restores its edits from an earlier visit. */
export function* readRecord(key: FormKey): Saga {
  const draft = readDraft(key);
  if (key !== NEW) yield* put(recordReceived({ key, record: yield* request(api.fetchRecord, key), draft }));
  else if (draft) yield* put(draftRestored({ key, draft }));
}

/** Reads the fields that plugins add on the server. */
export function* readHostForm(): Saga {
  yield* put(hostFormReceived(yield* request(api.fetchHostForm)));
}
