export { PRODUCT_TYPES } from './product-types';
export { getProfile, updateProfile } from './profile';
export type { Profile } from './profile';
