import { countOrders } from '../../sales';
import { countReviews } from '../../catalog';
import { countRemainingTasks } from '../../onboarding';
import type { AdminPageContext } from '../shared/admin-page-context';
import type { MenuCounts } from './menu';

/** The numbers for the menu badges. */
export function countForMenu({ store, session }: AdminPageContext): MenuCounts {
  return {
    remainingTasks: countRemainingTasks(store, session.user),
    processingOrders: countOrders(store.db, 'processing'),
    reviewsOnHold: countReviews(store.db, 'hold'),
  };
}
