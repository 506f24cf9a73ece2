export { getProfile, updateProfile } from './profile';
export type { Profile } from './profile';
