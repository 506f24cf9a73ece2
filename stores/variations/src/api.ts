import { request, requestPage, type Page } from '@admin/http';
import { toDeleteOutcome, toGeneratedCount, toVariation, toVariations } from './decode';
import type { DeleteOutcome, VariationRecord } from './types';

/** Most variations of one answer or one batch. */
export const PAGE_SIZE = 100;

/** Generating, and deleting, takes hosts a while. */
const LONG_WRITE = 120_000; // milliseconds

/** What tables and bulk changes need of thousands; descriptions and meta data are not among it. */
const FIELDS = [
  'id',
  'sku',
  'regular_price',
  'sale_price',
  'date_on_sale_from',
  'date_on_sale_to',
  'on_sale',
  'status',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'weight',
  'image',
  'attributes',
  'menu_order',
  'permalink',
];

/** `id` finds those that an order with equal places leaves out between two pages. */
export type ReadOrder = 'menu_order' | 'id';

const pathOf = (productId: number) => `/wc/v3/products/${productId}/variations`;

export const fetchVariations = (
  signal: AbortSignal,
  productId: number,
  page: number,
  orderby: ReadOrder,
): Promise<Page<VariationRecord[]>> =>
  requestPage(pathOf(productId), {
    query: { page, per_page: PAGE_SIZE, order: 'asc', orderby, _fields: FIELDS },
    signal,
    decode: toVariations,
  });

/** Adds what is missing, as much of it as the host makes in one run. */
export const generate = (signal: AbortSignal, productId: number): Promise<number> =>
  request(`${pathOf(productId)}/generate`, {
    method: 'POST',
    body: {},
    signal,
    timeout: LONG_WRITE,
    decode: toGeneratedCount,
  });

export const create = (
  signal: AbortSignal,
  productId: number,
  members: Partial<VariationRecord>,
): Promise<VariationRecord> =>
  request(pathOf(productId), { method: 'POST', body: members, signal, decode: toVariation });

/** For good: variations have no bin of their own. */
export const remove = (
  signal: AbortSignal,
  productId: number,
  ids: readonly number[],
): Promise<DeleteOutcome> =>
  request(`${pathOf(productId)}/batch`, {
    method: 'POST',
    body: { delete: ids },
    signal,
    timeout: LONG_WRITE,
    decode: toDeleteOutcome,
  });
