import type { MenuCounts } from '../chrome/menu';
import { NAVIGATION_CATEGORIES, NAVIGATION_GROUPS } from './navigation-items';

/** Entries of analytics, its category among them, and that of the customers. */
const ANALYTICS = 'woocommerce-analytics';

/** What the page prints as `wcNavigation` while the navigation feature is on. */
export function readNavigation(
  siteUrl: string,
  counts: MenuCounts,
  hasAnalytics: boolean,
): Record<string, unknown> {
  const isThere = ({ id }: { id: string }) => hasAnalytics || !id.startsWith(ANALYTICS);
  const badges: Readonly<Record<string, number>> = {
    'woocommerce-home': counts.remainingTasks,
    'woocommerce-orders': counts.processingOrders,
    'woocommerce-reviews': counts.reviewsOnHold,
  };
  const badgeOf = (id: string) => (badges[id] ? { badge: badges[id] } : {});
  const entries = NAVIGATION_GROUPS.flatMap(({ rows, ...place }) =>
    rows.map(([id, title, capability, url, order, matchExpression]) => ({
      id,
      title,
      capability,
      url,
      order,
      ...place,
      ...(matchExpression === undefined ? {} : { matchExpression }),
      ...badgeOf(id),
    })),
  );
  const categories = NAVIGATION_CATEGORIES.map((category) => ({
    ...category,
    isCategory: true,
    migrate: true,
    ...badgeOf(category.id),
  }));
  return {
    menuItems: [...entries, ...categories].filter(isThere).toSorted((a, b) => a.order - b.order),
    rootBackUrl: `${siteUrl}/wp-admin/`,
  };
}
