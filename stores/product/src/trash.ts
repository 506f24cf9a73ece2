import { getRegistry, put, request, select, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import { parseFormKey } from './form-key';
import { formOf, recordConfirmed, statusChanged } from './slice';
import { selectProduct, type ProductRoot } from './state';
import type { FormKey, Patch, ProductStatus } from './types';

/** What is needed to restore a product from the trash as it was. */
export interface Trashed {
  status: ProductStatus;
  /** The ids of the variations that were hidden from customers. */
  hidden: readonly number[];
}

/** For products trashed elsewhere, whose earlier state is unknown. */
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
    // Already in the trash: another user or an earlier attempt without a response moved it.
    if (!(error instanceof ApiError) || error.failure.code !== 'woocommerce_rest_already_trashed')
      throw error;
  }
  yield* put(statusChanged({ key, status: 'trash' }));
  (yield* getRegistry()).invalidateAll('products', 'counts');
  return { status: saved.status, hidden };
}

/**
 * Restores a product with its variations. WordPress trashes variations with their product, but does not restore them
 * when only the status changes. Variations come first, so a restored product is always complete.
 * @throws ApiError when the server refuses
 */
export function* restore(key: FormKey, { status, hidden }: Trashed = UNKNOWN): Saga {
  const { saved } = yield* select((root: ProductRoot) => formOf(selectProduct(root), key));
  const productId = variableIdOf(key, saved.type);
  if (productId !== undefined) yield* restoreVariations(productId, new Set(hidden));
  const record = yield* request(api.updateRecord, key, { status });
  yield* put(recordConfirmed({ key, record, sent: { status } }));
  (yield* getRegistry()).invalidateAll('products', 'counts');
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

/** Restored variations leave the list, so the first page always has the next ones. */
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
