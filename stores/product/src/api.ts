import { request } from '@admin/http';
import { parseHostForm, type HostForm } from './host-form';
import { parseFormKey } from './form-key';
import {
  parseById,
  parseCreatedCount,
  parseFormOfVariation,
  parseIds,
  parseProduct,
  parseProducts,
  parseVariations,
  parseVariationsBatchResult,
  type VariationsBatchResult,
} from './schemas';
import type { FormKey, Patch, ProductRecord, VariationRecord } from './types';

const PATH = '/wc/v3/products';

/** The server's maximum batch size. */
export const BATCH_SIZE = 100;

export const fetchRecord = (signal: AbortSignal, key: FormKey): Promise<ProductRecord> =>
  request(pathOf(key), { query: { context: 'edit' }, signal, parse: parserOf(key) });

export const createProduct = (signal: AbortSignal, body: Patch): Promise<ProductRecord> =>
  request(PATH, { method: 'POST', body, signal, parse: parseProduct });

export const updateRecord = (signal: AbortSignal, key: FormKey, body: Patch): Promise<ProductRecord> =>
  request(pathOf(key), { method: 'PUT', body, signal, parse: parserOf(key) });

export const trashRecord = (signal: AbortSignal, key: FormKey): Promise<void> =>
  request(pathOf(key), { method: 'DELETE', signal, parse: () => undefined });

/** Fields that plugins add to the form; the route is missing on hosts without the experience. */
export const fetchHostForm = (signal: AbortSignal): Promise<HostForm> =>
  request('/wc-admin/product-form', { signal, parse: parseHostForm });

/** The newest products in any status. */
export const fetchNewest = (signal: AbortSignal): Promise<ProductRecord[]> =>
  request(PATH, {
    query: { context: 'edit', status: 'any', orderby: 'date', order: 'desc', per_page: 20 },
    signal,
    parse: parseProducts,
  });

export const fetchVariations = (
  signal: AbortSignal,
  productId: number,
  page: number,
): Promise<VariationRecord[]> =>
  request(`${PATH}/${productId}/variations`, {
    query: { page, per_page: BATCH_SIZE, order: 'asc', orderby: 'menu_order' },
    signal,
    parse: parseVariations,
  });

/**
 * The current values of some members of variations, with their names, by id; deleted ones are left out.
 * @param ids no more than `BATCH_SIZE` of them
 */
export const fetchMembers = (
  signal: AbortSignal,
  productId: number,
  ids: readonly number[],
  members: readonly string[],
): Promise<Record<number, Patch>> =>
  request(`${PATH}/${productId}/variations`, {
    query: { include: ids, per_page: BATCH_SIZE, _fields: ['id', 'attributes', ...members] },
    signal,
    parse: parseById,
  });

/** The ids of those variations that have a status. */
export const fetchVariationsIn = (
  signal: AbortSignal,
  productId: number,
  status: 'private' | 'trash',
  page: number,
): Promise<number[]> =>
  request(`${PATH}/${productId}/variations`, {
    query: { status, page, per_page: BATCH_SIZE, order: 'asc', orderby: 'id', _fields: ['id'] },
    signal,
    parse: parseIds,
  });

export const createVariations = (
  signal: AbortSignal,
  productId: number,
  create: readonly Patch[],
): Promise<number> =>
  request(`${PATH}/${productId}/variations/batch`, {
    method: 'POST',
    body: { create },
    signal,
    parse: parseCreatedCount,
  });

/** @param edits the members to write of each variation; no more than `BATCH_SIZE` of them */
export function saveVariations(
  signal: AbortSignal,
  productId: number,
  edits: Readonly<Record<number, Patch>>,
): Promise<VariationsBatchResult> {
  const update = Object.entries(edits).map(([id, members]) => ({ id: Number(id), ...members }));
  return request(`${PATH}/${productId}/variations/batch`, {
    method: 'POST',
    body: { update },
    signal,
    parse: parseVariationsBatchResult,
  });
}

function pathOf(key: FormKey): string {
  const place = parseFormKey(key);
  if (!place) return PATH;
  const product = `${PATH}/${place.productId}`;
  return place.variationId === 0 ? product : `${product}/variations/${place.variationId}`;
}

/** A form of a variation contains a variation record instead of a product. */
const parserOf = (key: FormKey) => (parseFormKey(key)?.variationId ? parseFormOfVariation : parseProduct);
