export { countProducts, createProduct, hasPhysicalProduct, hasPublishedProduct } from './products';
export type { NewProduct } from './products';
export { priceOf } from './prices';
export { getProduct, toProduct } from './product';
export type { ProductStatus, ProductType, StockStatus, StoredProduct } from './product';
export { showProducts } from './routes';
export { addProduct, addVariation, changeProduct } from './save';
export { changeStock, fewAt, LOW_STOCK_SQL, soldOutAt } from './stock';
