import { createRegistry, type Registry } from '@admin/data';
import { api } from '@admin/testing';
import { productsStore, type LowStockQuery } from './index';

export const PATH = '/wc-analytics/products';

export const FIRST_PAGE: LowStockQuery = { page: 1, per_page: 5 };

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

/** The `_fields` of product lists. */
export const FIELDS = [...COMMON, 'status', 'sku', 'price', 'permalink', 'stock_status'];

/** The query of the low-stock list. */
export const defaultQuery = {
  page: 1,
  per_page: 5,
  status: 'publish',
  low_in_stock: true,
  _fields: [...COMMON, 'last_order_date'],
};

/** An item of the low-stock list, as the server sends it. */
export const buildItem = <T extends object>(overrides?: T) => ({
  id: 25,
  images: [{ id: 4, src: 'https://store.example/coaster.jpg' }],
  attributes: [] as object[],
  low_stock_amount: null,
  last_order_date: '2026-11-20T08:56:08' as string | null,
  name: 'Cork Coaster',
  parent_id: 0,
  stock_quantity: 2,
  type: 'simple',
  ...overrides,
});

export const buildVariation = buildItem({
  id: 366,
  parent_id: 364,
  type: 'variation',
  name: 'Dyed Cushion - Blue',
  attributes: [{ id: 1, name: 'Color', option: 'Blue' }],
});

/** A registry with these items in the low-stock list. */
export async function buildRegistryWith(...items: unknown[]): Promise<Registry> {
  const registry = createRegistry();
  registry.register(productsStore);
  api
    .get(`${PATH}/low-in-stock`, defaultQuery)
    .reply(200, items, { 'X-WP-Total': '6', 'X-WP-TotalPages': '2' });
  await registry.resolveSelect(productsStore).getLowStock(FIRST_PAGE);
  return registry;
}
