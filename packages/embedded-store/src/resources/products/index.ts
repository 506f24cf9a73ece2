export { countProducts, createProduct, hasPhysicalProduct, hasPublishedProduct } from './products';
export type { NewProduct, ProductStatus, ProductType } from './products';
