/** @jest-environment node */
import { NEW_PRODUCT, type ProductRecord } from '@admin/store-product';
import { buildProduct, buildStoreSettings } from '../testing/records';
import { countParts, listMissing } from './missing';

test.each<Partial<ProductRecord>>([
  {},
  {
    type: 'grouped',
    regular_price: '',
    weight: '',
    grouped_products: [3],
    dimensions: NEW_PRODUCT.dimensions,
  },
  { type: 'variable', regular_price: '', variations: [20] },
  {
    type: 'external',
    external_url: 'https://example.com/mug',
    weight: '',
    dimensions: NEW_PRODUCT.dimensions,
  },
  { virtual: true, weight: '', dimensions: NEW_PRODUCT.dimensions },
  { description: '<p><img src="mug.png"></p>' },
  { sale_price: '10' },
])('finds nothing missing with %p', (product) => {
  expect(listMissing(buildProduct(product), buildStoreSettings())).toEqual([]);
});

test.each<[Partial<ProductRecord>, string, string]>([
  [{ name: ' ' }, 'general', 'name'],
  [{ name: 'AUTO-DRAFT' }, 'general', 'name'],
  [{ regular_price: '' }, 'pricing', 'regular_price'],
  [{ regular_price: '12,x' }, 'pricing', 'regular_price'],
  [{ type: 'variable' }, 'variations', 'variations'],
  [{ type: 'grouped', regular_price: '' }, 'linked', 'grouped_products'],
  [{ type: 'external' }, 'general', 'external_url'],
  [{ downloadable: true }, 'shipping', 'downloads'],
  [{ manage_stock: true, stock_quantity: 0 }, 'inventory', 'stock_quantity'],
  [{ images: [] }, 'general', 'images'],
  [{ images: [{ id: 5, src: 'a.png', name: 'a', alt: ' ' }] }, 'general', 'images'],
  [{ short_description: '<p>&nbsp;</p>' }, 'general', 'short_description'],
  [{ description: '[gallery]' }, 'general', 'description'],
  [{ categories: [] }, 'organization', 'categories'],
  [{ categories: [{ id: 1, name: 'Uncategorized', slug: 'uncategorized' }] }, 'organization', 'categories'],
  [{ sale_price: '10', date_on_sale_to_gmt: '2026-11-01T00:00:00' }, 'pricing', 'sale_price'],
  [{ weight: '' }, 'shipping', 'weight'],
  [{ dimensions: { length: '10', width: '', height: '9' } }, 'shipping', 'dimensions'],
  [{ sku: '' }, 'inventory', 'sku'],
])('finds something missing with %p on tab %s: %s', (product, tab, member) => {
  expect(listMissing(buildProduct(product), buildStoreSettings())).toEqual([
    { tab, member, text: expect.stringMatching(/\w/) },
  ]);
});

test('lists most details as missing for a new product, starting with the name', () => {
  const missing = listMissing(NEW_PRODUCT, buildStoreSettings());
  const { there, all } = countParts(NEW_PRODUCT, buildStoreSettings());

  expect(missing[0]).toMatchObject({ member: 'name' });
  expect(all - there).toBe(missing.length);
});
