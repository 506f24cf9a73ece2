export { adoptCurrency } from './progress';
export { findKindByProduct, getProductTypes } from './product-types';
export { getProfile, needsSetup, updateProfile } from './queries';
export type { Profile } from './queries';
