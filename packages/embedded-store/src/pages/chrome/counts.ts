import { mapsIn, readItems } from '../hydration/answers';
import { countOrders } from '../../resources/orders';
import { countReviews } from '../../resources/reviews';
import type { Visitor } from '../visitor';
import type { MenuCounts } from './menu';

export const TASKS = '/wc-admin/onboarding/tasks';

/** The figures behind the badges of the menu. */
export function countForMenu(visitor: Visitor): MenuCounts {
  const { db } = visitor.store;
  return {
    remainingTasks: countRemainingTasks(visitor),
    processingOrders: countOrders(db, 'processing'),
    reviewsOnHold: countReviews(db, 'hold'),
  };
}

/** Open tasks of the setup list; none once the list is hidden or done. */
function countRemainingTasks(visitor: Visitor): number {
  const list = readItems(visitor, TASKS).find(({ id }) => id === 'setup');
  if (!list || list['isHidden'] === true || list['isComplete'] === true) return 0;
  return mapsIn(list['tasks']).filter(({ isComplete, isDismissed }) => !isComplete && !isDismissed).length;
}
