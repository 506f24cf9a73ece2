export { Product } from './product';
