import type { Registry } from '@admin/data';
import { api, createTestRegistry } from '@admin/testing';
import { productStore } from './index';

export const PATH = '/wc/v3/products';

/** A product as the server sends it. */
export const buildProduct = <T extends object>(overrides?: T) => ({
  id: 12,
  name: 'Mug',
  slug: 'mug',
  type: 'simple',
  status: 'publish',
  sku: 'MUG',
  regular_price: '8.00',
  sale_price: '',
  description: '<p>Old <b>words</b></p>',
  categories: [{ id: 15, name: 'Kitchen', slug: 'kitchen' }],
  meta_data: [{ id: 7, key: '_cost', value: '3.10' }],
  date_created_gmt: '2026-11-01T10:00:00',
  date_modified: '2026-11-01T10:00:00',
  date_modified_gmt: '2026-11-01T10:00:00',
  date_on_sale_from: '2026-11-10T00:00:00',
  ...overrides,
});

/** The first request of every save: the current record. */
export const readsAgain = (record: object = buildProduct(), path = `${PATH}/12`) =>
  api.get(path, { context: 'edit' }).reply(200, JSON.parse(JSON.stringify(record)));

/** The request of a save with edits of variations: their current values, up to a hundred. */
export const readsVariations = (records: readonly object[]) =>
  api
    .get(`${PATH}/12/variations`, (query) => query['per_page'] === '100')
    .reply(200, JSON.parse(JSON.stringify(records)));

/** A registry with the form of product 12. */
export async function buildOpenProduct(record: object = buildProduct()): Promise<Registry> {
  const registry = createTestRegistry(productStore);
  readsAgain(record);
  await registry.resolveSelect(productStore).getRecord('12');
  return registry;
}
