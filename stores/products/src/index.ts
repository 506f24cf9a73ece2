export { useLowStock } from './hooks';
export { isProductChange, productsStore } from './store';
export type {
  ImportOutcome,
  LowStockQuery,
  Product,
  ProductAttribute,
  ProductQuery,
  ProductTemplate,
  Undo,
} from './types';
