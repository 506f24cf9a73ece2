export { countProducts, createProduct, hasPhysicalProduct, hasPublishedProduct } from './products';
export type { NewProduct } from './products';
export { getProduct, toProduct } from './product';
export type { ProductStatus, StoredProduct } from './product';
export { showProducts } from './routes';
export { addProduct, addVariation } from './save';
