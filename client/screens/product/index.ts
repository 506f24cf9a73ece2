export { Product } from './product';
export { ProductVariation } from './variation/product-variation';
