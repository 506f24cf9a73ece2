import { request, requestPage, type Page } from '@admin/http';
import { parseImportOutcome, parseNewId, parseProducts, parseStock } from './schemas';
import type { ImportOutcome, LowStockQuery, Product, ProductQuery, ProductTemplate } from './types';

const PATH = '/wc-analytics/products';
const TASKS = '/wc-admin/onboarding/tasks';

const COMMON = [
  'id',
  'name',
  'parent_id',
  'type',
  'attributes',
  'images',
  'low_stock_amount',
  'stock_quantity',
];
const FIELDS = [...COMMON, 'status', 'sku', 'price', 'permalink', 'stock_status'];
const LOW_STOCK_FIELDS = [...COMMON, 'last_order_date'];

export type Stock = Pick<Product, 'stockQuantity' | 'stockStatus'>;

export const fetchProducts = (signal: AbortSignal, query: ProductQuery): Promise<Page<Product[]>> =>
  requestPage(PATH, { query: { ...query, _fields: FIELDS }, signal, parse: parseProducts });

/** Published products and variations that are low in stock. */
export const fetchLowStock = (signal: AbortSignal, query: LowStockQuery): Promise<Page<Product[]>> =>
  requestPage(`${PATH}/low-in-stock`, {
    query: { ...query, _fields: LOW_STOCK_FIELDS },
    signal,
    parse: parseProducts,
  });

export function saveStock(
  signal: AbortSignal,
  { id, parentId, type }: Product,
  stockQuantity: number,
): Promise<Stock> {
  const path = type === 'variation' ? `${PATH}/${parentId}/variations/${id}` : `${PATH}/${id}`;
  return request(path, {
    method: 'PUT',
    body: { stock_quantity: stockQuantity },
    signal,
    parse: parseStock,
  });
}

export const importSampleProducts = (signal: AbortSignal): Promise<ImportOutcome> =>
  request(`${TASKS}/import_sample_products`, { method: 'POST', signal, parse: parseImportOutcome });

/** Hosts that do not support the key ignore it. */
export const createFromTemplate = (
  signal: AbortSignal,
  template: ProductTemplate,
  key: string,
): Promise<number> =>
  request(`${TASKS}/create_product_from_template`, {
    method: 'POST',
    body: { template_name: template, draft_key: key },
    signal,
    parse: parseNewId,
  });
