import { put, request, type Saga } from '@admin/data';
import * as api from './api';
import { NEW } from './form-key';
import { recordReceived } from './slice';
import type { FormKey } from './types';

/** Reads what a form is about; a new product is known already. */
export function* readRecord(key: FormKey): Saga {
  if (key === NEW) return;
  yield* put(recordReceived({ key, record: yield* request(api.fetchRecord, key) }));
}
