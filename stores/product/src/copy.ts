import { __, sprintf } from '@wordpress/i18n';
import { put, request, select, type Saga } from '@admin/data';
import { ApiError, toFailure } from '@admin/http';
import * as api from './api';
import { parseFormKey } from './form-key';
import { NEW_PRODUCT } from './new-product';
import { isReadOnlyMember } from './read-only';
import { isRefusal } from './refusal';
import { findCreated } from './same-product';
import { isSameValue } from './same-value';
import { copyMade, formOf } from './slice';
import { selectProduct, type ProductRoot } from './state';
import { toDto } from './to-dto';
import type { FormKey, Patch, ProductMeta, ProductRecord } from './types';

export interface Copy {
  /** The id of the new draft. */
  id: number;
  /** Number of variations that could not be copied, or got no response. */
  missing: number;
}

/** Members that must be unique, or belong to one product only. */
const OF_ONE_ONLY: ReadonlySet<string> = new Set([
  'sku',
  'slug',
  'global_unique_id',
  'status',
  'date_created',
  'date_created_gmt',
]);

/**
 * Creates a draft from the form's current values and the saved variations.
 * @throws ApiError when no draft was created
 */
export function* duplicate(key: FormKey): Saga<Copy> {
  const { saved, edits } = yield* select((root: ProductRoot) => formOf(selectProduct(root), key));
  const record = { ...saved, ...edits };
  /* translators: %s: name of a product */
  const name = sprintf(__('%s - Copy', 'store-admin'), record.name);
  const { id } = yield* createCopy({ ...toCopy(record, NEW_PRODUCT), name, status: 'draft' });
  yield* put(copyMade(id));
  const place = parseFormKey(key);
  const missing =
    place && record.type === 'variable'
      ? yield* copyVariations(place.productId, id, record.variations.length)
      : 0;
  return { id, missing };
}

/** If it is unknown whether the draft was created, it is searched for, so that a retry creates no second one. */
function* createCopy(body: Patch): Saga<ProductRecord> {
  const at = Date.now();
  try {
    return yield* request(api.createProduct, body);
  } catch (error) {
    if (!(error instanceof ApiError) || isRefusal(toFailure(error))) throw error;
    const { copies } = yield* select(selectProduct);
    const newest = (yield* findNewest()).filter(({ id }) => !copies.includes(id));
    const made = findCreated(newest, { sent: body, at });
    if (!made) throw error;
    return made;
  }
}

/** Empty if reading fails, since the error of the creation is more relevant. */
function* findNewest(): Saga<readonly ProductRecord[]> {
  try {
    return yield* request(api.fetchNewest);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/**
 * Copies variations. The draft exists already, so failures only leave some variations out.
 * @param total how many there are
 * @returns how many were not copied
 */
function* copyVariations(from: number, to: number, total: number): Saga<number> {
  let missing = 0;
  let copied = 0;
  try {
    for (let page = 1; ; page += 1) {
      const variations = yield* request(api.fetchVariations, from, page);
      if (variations.length > 0) {
        const bodies = variations.map((variation) => ({
          ...toCopy(variation, {}),
          status: variation.status,
        }));
        const made = yield* request(api.createVariations, to, bodies);
        missing += variations.length - made;
        copied += made;
      }
      if (variations.length < api.BATCH_SIZE) return missing;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Math.max(total - copied, missing);
  }
}

/** Members whose value differs from `blank`. */
function toCopy(record: Patch, blank: Patch): Patch {
  const members = Object.entries(record).filter(
    ([member, value]) =>
      !isReadOnlyMember(member) && !OF_ONE_ONLY.has(member) && !isSameValue(value, blank[member]),
  );
  const copy: Record<string, unknown> = Object.fromEntries(members);
  // Ids of custom fields belong to the original product.
  const meta = record['meta_data'] as ProductMeta[] | undefined;
  if (meta) copy['meta_data'] = meta.map(({ key, value }) => ({ key, value }));
  return { ...toDto(blank, copy), ...(record['type'] !== undefined && { type: record['type'] }) };
}
