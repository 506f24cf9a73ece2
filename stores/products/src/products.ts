import { createCollection } from '@admin/collection';
import type { LowStockQuery, Product } from './types';

export const products = createCollection<Product>('products');

/** Separates low-stock lists from the others (contract, section 12). */
export const lowStockQuery = (query: LowStockQuery) => ({
  ...query,
  status: 'publish',
  low_in_stock: true,
});
