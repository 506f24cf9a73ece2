export { useLowStock, useProducts } from './hooks';
export { isProductChange, productsStore } from './store';
export type { LowStockQuery, Product, ProductAttribute, ProductQuery, Undo } from './types';
