import { countOrders } from '../../sales';
import { countReviews } from '../../catalog';
import { countRemainingTasks } from '../../onboarding';
import type { AdminPageContext } from '../shared/admin-page-context';
import type { MenuCounts } from './menu';

/** The figures behind the badges of the menu. */
export function countForMenu({ store, session }: AdminPageContext): MenuCounts {
  return {
    remainingTasks: countRemainingTasks(store, session.user),
    processingOrders: countOrders(store.db, 'processing'),
    reviewsOnHold: countReviews(store.db, 'hold'),
  };
}
