import { createMoneyFormat } from '@admin/format';
import { NEW_PRODUCT, type ProductAttribute, type ProductRecord } from '@admin/store-product';
import type { StoreSettings } from '../rules/store-settings';

/** Builds a product without missing details. */
export const buildProduct = (product: Partial<ProductRecord> = {}): ProductRecord => ({
  ...NEW_PRODUCT,
  id: 12,
  name: 'Mug',
  slug: 'mug',
  permalink: 'http://localhost/product/mug/',
  status: 'publish',
  sku: 'mug-blue',
  regular_price: '12.50',
  description: '<p>A mug.</p>',
  short_description: '<p>For tea.</p>',
  weight: '0.4',
  dimensions: { length: '10', width: '8', height: '9' },
  categories: [{ id: 3, name: 'Kitchen', slug: 'kitchen' }],
  images: [{ id: 5, src: 'http://localhost/mug.png', name: 'mug', alt: 'A blue mug' }],
  date_created_gmt: '2026-01-01T00:00:00',
  ...product,
});

/** Builds a variation in a product's list, in the server's format. */
export const buildVariation = (id: number, overrides: object = {}) => ({
  id,
  sku: '',
  regular_price: '8',
  sale_price: '',
  status: 'publish',
  manage_stock: false,
  stock_quantity: null,
  stock_status: 'instock',
  attributes: [],
  menu_order: id,
  ...overrides,
});

export const buildAttribute = (
  name: string,
  overrides: Partial<ProductAttribute> = {},
): ProductAttribute => ({
  id: 0,
  name,
  position: 0,
  visible: true,
  variation: false,
  options: ['One'],
  ...overrides,
});

const CURRENCY = {
  code: 'USD',
  precision: 2,
  symbol: '$',
  symbolPosition: 'left',
  decimalSeparator: '.',
  thousandSeparator: ',',
} as const;

/** Builds a store in UTC on November 20, 2026. */
export const buildStoreSettings = (shop: Partial<StoreSettings> = {}): StoreSettings => ({
  now: new Date('2026-11-20T12:00:00Z'),
  timeZone: 'UTC',
  currency: CURRENCY,
  money: createMoneyFormat(shop.currency ?? CURRENCY),
  date: (date) => date.toISOString().slice(0, 10),
  stock: { isCounted: true, outOfStockThreshold: 0, lowStockThreshold: 2, format: '' },
  hidesSoldOut: false,
  weightUnit: 'kg',
  dimensionUnit: 'cm',
  ...shop,
});
