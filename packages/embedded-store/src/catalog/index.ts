export { createAttribute, findAttribute, getAttribute, listAttributes } from './attributes/queries';
export type { Attribute } from './attributes/queries';
export { addProductImage } from './product-images/add-product-image';
export type { Ground, Ink } from './product-images/draw';
export type { Drawing } from './product-images/drawings';
export type { ProductArgs, VariationArgs } from './products/arguments';
export { embedProduct, readProductRecords } from './products/embedded';
export { createPriceFormat, getPrice, isOnSale, PRICE_SQL, priceValues } from './products/prices';
export { getProduct } from './products/product';
export type { ProductStatus, StoredProduct } from './products/product';
export { countProducts, findProducts, hasPhysicalProduct, hasPublishedProduct } from './products/queries';
export { addProduct, addVariation } from './products/save';
export { findStorefrontProduct, toStorefrontProduct } from './products/storefront-product';
export type { StorefrontProduct, StorefrontVariation } from './products/storefront-product';
export { getLowStockAmount, getSoldOutAmount, hasLowStock, managesStock } from './products/stock';
export { readProductContext } from './products/product-context';
export type { ProductContext } from './products/product-context';
export { countReviews, createReview, listReviews } from './reviews/queries';
export type { Review, ReviewStatus } from './reviews/queries';
export {
  DEFAULT_CATEGORY,
  createTerm,
  findOrCreateTerm,
  findTermByName,
  getTerm,
  listTerms,
} from './terms/queries';
export type { Term } from './terms/queries';
export { catalogRoutes } from './routes';
