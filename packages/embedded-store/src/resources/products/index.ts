export { countProducts, createProduct, hasPublishedProduct } from './products';
export type { NewProduct, ProductStatus, ProductType } from './products';
