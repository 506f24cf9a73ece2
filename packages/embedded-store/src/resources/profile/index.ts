export { adoptCurrency } from './progress';
export { findKindByProduct, getProductTypes } from './product-types';
export { getProfile, needsSetup } from './queries';
