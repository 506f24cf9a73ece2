import { getRegistry, request, select, type Saga } from '@admin/data';
import * as api from './api';
import { lowStockQuery, products } from './products';
import type { ImportOutcome, LowStockQuery, Product, ProductQuery, ProductTemplate, Undo } from './types';

export const fetchProducts = (query: ProductQuery): Saga =>
  products.fetchPage(api.fetchProducts, { ...query });

export const fetchLowStock = (query: LowStockQuery): Saga =>
  products.fetchPage(api.fetchLowStock, lowStockQuery(query));

/**
 * Sets how much there is of a product or a variation, in whatever list it was read. Of quick changes that wait for the
 * answer to an earlier one, only the last is sent.
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
 * Brings the sample products into the shop; those that are there already stay as they are.
 * @throws ApiError when nothing was brought in
 */
export function* importSampleProducts(): Saga<ImportOutcome> {
  const outcome = yield* request(api.importSampleProducts);
  const registry = yield* getRegistry();
  registry.invalidateAll('products');
  return outcome;
}

/**
 * Makes a draft that starts from a template.
 * @param key names the draft before it has a number: a host that began one by this key returns the same
 * @returns the id of the draft
 * @throws ApiError when the server made none
 */
export const createProductFromTemplate = (template: ProductTemplate, key: string): Saga<number> =>
  request(api.createFromTemplate, template, key);
