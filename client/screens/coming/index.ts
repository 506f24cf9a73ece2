export { Product, ProductVariation } from './screens';
