import { request, requestPage, type Page } from '@admin/http';
import {
  LISTED_MEMBERS,
  parseDeleteOutcome,
  parseGeneratedCount,
  parseVariation,
  parseVariations,
} from './schemas';
import type { DeleteOutcome, ListedVariation } from './types';

/** The maximum page size and batch size. */
export const PAGE_SIZE = 100;

/** Generating and deleting variations takes hosts longer than other writes. */
const LONG_WRITE = 120_000; // milliseconds

/** Sorting by `id` finds variations that a sort by equal positions skips between pages. */
export type ReadOrder = 'menu_order' | 'id';

const pathOf = (productId: number) => `/wc/v3/products/${productId}/variations`;

export const fetchVariations = (
  signal: AbortSignal,
  productId: number,
  page: number,
  orderby: ReadOrder,
): Promise<Page<ListedVariation[]>> =>
  requestPage(pathOf(productId), {
    query: { page, per_page: PAGE_SIZE, order: 'asc', orderby, _fields: LISTED_MEMBERS },
    signal,
    parse: parseVariations,
  });

/** Creates missing variations, up to the host's limit per run. */
export const generate = (signal: AbortSignal, productId: number): Promise<number> =>
  request(`${pathOf(productId)}/generate`, {
    method: 'POST',
    body: {},
    signal,
    timeout: LONG_WRITE,
    parse: parseGeneratedCount,
  });

export const create = (
  signal: AbortSignal,
  productId: number,
  members: Partial<ListedVariation>,
): Promise<ListedVariation> =>
  request(pathOf(productId), { method: 'POST', body: members, signal, parse: parseVariation });

/** Permanently: variations cannot be moved to the trash. */
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
    parse: parseDeleteOutcome,
  });
