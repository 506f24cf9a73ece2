import { isRecord, request, toList, toRecord, type Failure } from '@admin/http';
import { large } from './form-state';
import { toHostForm, type HostForm } from './host-form';
import { parseFormKey } from './form-key';
import { NEW_PRODUCT } from './new-product';
import type { FormKey, Patch, ProductRecord, SellableRecord, VariationRecord } from './types';

const PATH = '/wc/v3/products';

/** The most items that the server takes in one call. */
export const BATCH_SIZE = 100;

export interface VariationsAnswer {
  saved: Readonly<Record<number, VariationRecord>>;
  /** Why the server did not take some of them. */
  refused: Readonly<Record<number, Failure>>;
}

export const fetchRecord = (signal: AbortSignal, key: FormKey): Promise<ProductRecord> =>
  request(pathOf(key), { query: { context: 'edit' }, signal, decode: decoderOf(key) });

export const createProduct = (signal: AbortSignal, body: Patch): Promise<ProductRecord> =>
  request(PATH, { method: 'POST', body, signal, decode: toProduct });

export const updateRecord = (signal: AbortSignal, key: FormKey, body: Patch): Promise<ProductRecord> =>
  request(pathOf(key), { method: 'PUT', body, signal, decode: decoderOf(key) });

export const trashRecord = (signal: AbortSignal, key: FormKey): Promise<void> =>
  request(pathOf(key), { method: 'DELETE', signal, decode: () => undefined });

/** What plugins add to the form; hosts without the experience have no such route. */
export const fetchHostForm = (signal: AbortSignal): Promise<HostForm> =>
  request('/wc-admin/product-form', { signal, decode: toHostForm });

/** The newest products in any state. */
export const fetchNewest = (signal: AbortSignal): Promise<ProductRecord[]> =>
  request(PATH, {
    query: { context: 'edit', status: 'any', orderby: 'date', order: 'desc', per_page: 20 },
    signal,
    decode: (payload) => toList(payload).map(toProduct),
  });

export const fetchVariations = (
  signal: AbortSignal,
  productId: number,
  page: number,
): Promise<VariationRecord[]> =>
  request(`${PATH}/${productId}/variations`, {
    query: { page, per_page: BATCH_SIZE, order: 'asc', orderby: 'menu_order' },
    signal,
    decode: (payload) => toList(payload).map(toVariation),
  });

/**
 * What the server has now of some members of variations and what they are called by, by their ids; those it no longer
 * has are left out.
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
    decode: (payload) =>
      Object.fromEntries(
        toList(payload)
          .map(withId)
          .map((record) => [record['id'], record]),
      ),
  });

/** The numbers of those variations that are in one state. */
export const fetchVariationsIn = (
  signal: AbortSignal,
  productId: number,
  status: 'private' | 'trash',
  page: number,
): Promise<number[]> =>
  request(`${PATH}/${productId}/variations`, {
    query: { status, page, per_page: BATCH_SIZE, order: 'asc', orderby: 'id', _fields: ['id'] },
    signal,
    decode: (payload) => toList(payload).map((item) => Number(withId(item)['id'])),
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
    decode: (payload) =>
      toList(toRecord(payload)['create'] ?? []).filter((item) => !('error' in toRecord(item))).length,
  });

/** @param edits the members to write of each variation; no more than `BATCH_SIZE` of them */
export function saveVariations(
  signal: AbortSignal,
  productId: number,
  edits: Readonly<Record<number, Patch>>,
): Promise<VariationsAnswer> {
  const update = Object.entries(edits).map(([id, members]) => ({ id: Number(id), ...members }));
  return request(`${PATH}/${productId}/variations/batch`, {
    method: 'POST',
    body: { update },
    signal,
    decode: toVariationsAnswer,
  });
}

function pathOf(key: FormKey): string {
  const place = parseFormKey(key);
  if (!place) return PATH;
  const product = `${PATH}/${place.productId}`;
  return place.variationId === 0 ? product : `${product}/variations/${place.variationId}`;
}

/** A form of a variation has its record in place of a product's. */
const decoderOf = (key: FormKey) => (parseFormKey(key)?.variationId ? toFormOfVariation : toProduct);

const toFormOfVariation = (payload: unknown): ProductRecord =>
  // What variations do not have, their form does not show.
  toVariation(payload) as SellableRecord as ProductRecord;

/** Members of the wire as they came; those that a host leaves out have the contract's defaults. */
function toProduct(payload: unknown): ProductRecord {
  // It may tell the numbers of thousands of variations.
  return large({ ...NEW_PRODUCT, ...withId(payload) });
}

function toVariation(payload: unknown): VariationRecord {
  return withId(payload) as VariationRecord;
}

function withId(payload: unknown): Record<string, unknown> {
  const record = toRecord(payload);
  if (typeof record['id'] !== 'number') throw new TypeError('A product has an id.');
  return record;
}

function toVariationsAnswer(payload: unknown): VariationsAnswer {
  const saved: Record<number, VariationRecord> = {};
  const refused: Record<number, Failure> = {};
  for (const item of toList(toRecord(payload)['update'] ?? [])) {
    const record = withId(item);
    const id = Number(record['id']);
    if (isRecord(record['error'])) refused[id] = toRefusal(record['error']);
    else saved[id] = toVariation(record);
  }
  return { saved, refused };
}

const toRefusal = ({ code, message }: Record<string, unknown>): Failure => ({
  kind: 'http',
  code: typeof code === 'string' ? code : 'http_error',
  message: typeof message === 'string' ? message : '',
});
