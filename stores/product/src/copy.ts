import { __, sprintf } from '@wordpress/i18n';
import { request, select, type Saga } from '@admin/data';
import * as api from './api';
import { parseFormKey } from './form-key';
import { NEW_PRODUCT } from './new-product';
import { isReadOnlyMember } from './read-only';
import { isSameValue } from './same-value';
import { formOf } from './slice';
import { selectProduct, type ProductRoot } from './state';
import { toWire } from './to-wire';
import type { FormKey, Patch, ProductMeta } from './types';

export interface Copy {
  /** The number of the new draft. */
  id: number;
  /** Variations that were not copied, because the server refused them. */
  missing: number;
}

/** What no two products may have alike, or what is of one product only. */
const OF_ONE_ONLY: ReadonlySet<string> = new Set([
  'sku',
  'slug',
  'global_unique_id',
  'status',
  'date_created',
  'date_created_gmt',
]);

/**
 * Makes a draft that is like what the form shows, its variations as they are saved.
 * @throws ApiError when the server made none
 */
export function* duplicate(key: FormKey): Saga<Copy> {
  const { saved, edits } = yield* select((root: ProductRoot) => formOf(selectProduct(root), key));
  const record = { ...saved, ...edits };
  /* translators: %s: name of a product */
  const name = sprintf(__('%s - Copy', 'woocommerce'), record.name);
  const { id } = yield* request(api.createProduct, { ...toCopy(record, NEW_PRODUCT), name, status: 'draft' });
  const place = parseFormKey(key);
  const missing = place && record.type === 'variable' ? yield* copyVariations(place.productId, id) : 0;
  return { id, missing };
}

/** @returns how many were not copied */
function* copyVariations(from: number, to: number): Saga<number> {
  let missing = 0;
  for (let page = 1; ; page += 1) {
    const variations = yield* request(api.fetchVariations, from, page);
    if (variations.length > 0) {
      const bodies = variations.map((variation) => ({ ...toCopy(variation, {}), status: variation.status }));
      missing += variations.length - (yield* request(api.createVariations, to, bodies));
    }
    if (variations.length < api.BATCH_SIZE) return missing;
  }
}

/** Members whose value is another than `blank` has anyway. */
function toCopy(record: Patch, blank: Patch): Patch {
  const members = Object.entries(record).filter(
    ([member, value]) =>
      !isReadOnlyMember(member) && !OF_ONE_ONLY.has(member) && !isSameValue(value, blank[member]),
  );
  const copy: Record<string, unknown> = Object.fromEntries(members);
  // The numbers of custom fields are those of the product they belong to.
  const meta = record['meta_data'] as ProductMeta[] | undefined;
  if (meta) copy['meta_data'] = meta.map(({ key, value }) => ({ key, value }));
  return { ...toWire(blank, copy), ...(record['type'] !== undefined && { type: record['type'] }) };
}
