import { countOrders } from '../../sales';
import { countReviews } from '../../catalog';
import { countRemainingTasks } from '../../onboarding';
import type { Visitor } from '../shared/visitor';
import type { MenuCounts } from './menu';

/** The figures behind the badges of the menu. */
export function countForMenu({ store, session }: Visitor): MenuCounts {
  return {
    remainingTasks: countRemainingTasks(store, session.user),
    processingOrders: countOrders(store.db, 'processing'),
    reviewsOnHold: countReviews(store.db, 'hold'),
  };
}
