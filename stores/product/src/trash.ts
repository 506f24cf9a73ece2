import { put, request, select, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import { parseFormKey } from './form-key';
import { formOf, recordConfirmed, statusChanged } from './slice';
import { selectProduct, type ProductRoot } from './state';
import type { FormKey, Patch, ProductStatus } from './types';

/** What has to be known of a product to take it out of the trash as it was. */
export interface Trashed {
  status: ProductStatus;
  /** The numbers of those variations that customers did not see. */
  hidden: readonly number[];
}

/** Nothing is known of what was put there elsewhere. */
const UNKNOWN: Trashed = { status: 'draft', hidden: [] };

/**
 * Moves a product to the trash.
 * @returns what `restore` needs
 * @throws ApiError when the server refuses
 */
export function* trash(key: FormKey): Saga<Trashed> {
  const { saved } = yield* select((root: ProductRoot) => formOf(selectProduct(root), key));
  const productId = variableIdOf(key, saved.type);
  const hidden = productId === undefined ? [] : yield* findHidden(productId);
  try {
    yield* request(api.trashRecord, key);
  } catch (error) {
    // It is where it should be: somebody else, or an earlier try without an answer, put it there.
    if (!(error instanceof ApiError) || error.failure.code !== 'woocommerce_rest_already_trashed')
      throw error;
  }
  yield* put(statusChanged({ key, status: 'trash' }));
  return { status: saved.status, hidden };
}

/**
 * Takes a product out of the trash, with its variations: WordPress puts them there with it, and leaves them there when it
 * comes back by the status alone. They come first, so that a product which is back has all of them.
 * @throws ApiError when the server refuses
 */
export function* restore(key: FormKey, { status, hidden }: Trashed = UNKNOWN): Saga {
  const { saved } = yield* select((root: ProductRoot) => formOf(selectProduct(root), key));
  const productId = variableIdOf(key, saved.type);
  if (productId !== undefined) yield* restoreVariations(productId, new Set(hidden));
  const record = yield* request(api.updateRecord, key, { status });
  yield* put(recordConfirmed({ key, record, sent: { status } }));
}

const variableIdOf = (key: FormKey, type: string): number | undefined =>
  type === 'variable' ? parseFormKey(key)?.productId : undefined;

function* findHidden(productId: number): Saga<number[]> {
  const found: number[] = [];
  for (let page = 1; ; page++) {
    const ids = yield* request(api.fetchVariationsIn, productId, 'private', page);
    found.push(...ids);
    if (ids.length < api.BATCH_SIZE) return found;
  }
}

/** What is restored leaves the list, so that its first page is always the next one. */
function* restoreVariations(productId: number, hidden: ReadonlySet<number>): Saga {
  for (;;) {
    const ids = yield* request(api.fetchVariationsIn, productId, 'trash', 1);
    if (ids.length === 0) return;
    const edits: Record<number, Patch> = Object.fromEntries(
      ids.map((id) => [id, { status: hidden.has(id) ? 'private' : 'publish' }]),
    );
    const { refused } = yield* request(api.saveVariations, productId, edits);
    const [refusal] = Object.values(refused);
    if (refusal) throw new ApiError(refusal);
    if (ids.length < api.BATCH_SIZE) return;
  }
}
