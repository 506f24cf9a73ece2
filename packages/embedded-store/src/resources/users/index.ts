export {
  createUser,
  findCredentials,
  findUsers,
  getDemoLogins,
  getUser,
  updateUser,
} from '../../accounts/users';
export type { NewUser, User, UserProfile } from '../../accounts/users';
export { getPreferences, setPreferences } from './preferences';
