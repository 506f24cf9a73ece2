import { getRegistry, request, select, type Saga } from '@admin/data';
import * as api from './api';
import { lowStockQuery, products } from './products';
import type { ImportOutcome, LowStockQuery, Product, ProductQuery, ProductTemplate, Undo } from './types';

export const fetchProducts = (query: ProductQuery): Saga =>
  products.fetchPage(api.fetchProducts, { ...query });

export const fetchLowStock = (query: LowStockQuery): Saga =>
  products.fetchPage(api.fetchLowStock, lowStockQuery(query));

/**
 * Sets the stock of a product or variation, in every list that contains it. Of several changes made during a pending
 * request, only the last is sent.
 * @throws ApiError when the server refuses, which is then reverted; CancelledError when a later change was sent instead
 */
export function* updateStock(id: number, stockQuantity: number): Saga<Undo> {
  const before = products.getItem(yield* select(products.selectState), id);
  if (!before) throw new Error(`Product ${id} was not read before its stock was changed.`);
  if (before.stockQuantity === null) throw new Error(`The stock of product ${id} is not counted.`);
  const save = function* (): Saga<Product[]> {
    return [{ ...before, ...(yield* request(api.saveStock, before, stockQuantity)) }];
  };
  yield* products.withEdit({ [id]: { stockQuantity } }, save, { latestOnly: true });
  return { action: 'updateStock', productId: id, stockQuantity: before.stockQuantity };
}

/**
 * Imports the sample products; existing ones stay unchanged.
 * @throws ApiError when nothing was imported
 */
export function* importSampleProducts(): Saga<ImportOutcome> {
  const outcome = yield* request(api.importSampleProducts);
  const registry = yield* getRegistry();
  registry.invalidateAll('products', 'counts');
  return outcome;
}

/**
 * Creates a draft from a template.
 * @param key identifies the draft before it has an id: a host that supports keys returns the same draft for the same
 * key
 * @returns the id of the draft
 * @throws ApiError when the server made none
 */
export const createProductFromTemplate = (template: ProductTemplate, key: string): Saga<number> =>
  request(api.createFromTemplate, template, key);
