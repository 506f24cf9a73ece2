export { hashPassword, verifyPassword } from './passwords';
export { can, canEnterAdmin, getCapabilities, isRole, ROLES } from './roles';
export type { Role } from './roles';
export {
  createUser,
  deleteUser,
  findCredentials,
  findUsers,
  getDemoLogins,
  getUser,
  isLastAdministrator,
  updateUser,
} from './users';
export type { NewUser, User, UserProfile } from './users';
