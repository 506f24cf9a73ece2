import type { StoreContext } from '../../context';
import { can, canEnterAdmin } from '../../accounts';
import type { Role } from '../../accounts';
import { ADMIN_PATH, HOME_PAGE, dashboardPage } from './addresses';

/** The start page: the first page that the user has permission to see. */
export function startPage(user: { role: Role }, { features }: Pick<StoreContext, 'features'>): string {
  if (can(user, 'manage_woocommerce')) return ADMIN_PATH + HOME_PAGE;
  if (!canEnterAdmin(user)) return '/my-account/';
  return ADMIN_PATH + dashboardPage(features.has('analytics') ? '/analytics/overview' : '/marketing');
}
