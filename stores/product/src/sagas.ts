import { put, request, type Saga } from '@admin/data';
import * as api from './api';
import { readDraft } from './drafts';
import { NEW } from './form-key';
import { draftRestored, hostFormReceived, recordReceived } from './slice';
import type { FormKey } from './types';

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
