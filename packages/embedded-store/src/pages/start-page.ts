import { can, canEnterAdmin } from '../security';
import type { Role } from '../security';
import { ADMIN_PATH, HOME_PAGE, ownPage } from './addresses';

/** Where somebody starts who asked for nothing in particular: the first page that they may see. */
export function startPage(user: { role: Role }): string {
  if (can(user, 'manage_woocommerce')) return ADMIN_PATH + HOME_PAGE;
  return canEnterAdmin(user) ? ADMIN_PATH + ownPage('/analytics/overview') : '/my-account/';
}
