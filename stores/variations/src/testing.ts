import type { ListedVariation } from './types';

/** A variation as the server sends it. */
export const buildVariation = (overrides: Partial<ListedVariation> = {}): ListedVariation => ({
  id: 1,
  sku: '',
  regular_price: '10',
  sale_price: '',
  date_on_sale_from: null,
  date_on_sale_to: null,
  on_sale: false,
  status: 'publish',
  manage_stock: false,
  stock_quantity: null,
  stock_status: 'instock',
  weight: '',
  image: null,
  attributes: [{ id: 1, name: 'Colour', option: 'Blue' }],
  menu_order: 0,
  permalink: 'https://store.example/product/shirt/?attribute_pa_colour=blue',
  ...overrides,
});
