export { findKindByProduct, getProductTypes } from './product-types';
export { getProfile, needsSetup, updateProfile } from './profile';
export type { Profile } from './profile';
