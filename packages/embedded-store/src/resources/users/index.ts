export { createUser, findCredentials, findUsers, getDemoLogins, getUser, updateUser } from './users';
export type { NewUser, User, UserProfile } from './users';
export { getPreferences, PREFERENCES, setPreferences } from './preferences';
