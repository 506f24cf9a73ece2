import type { MenuCounts } from '../chrome/menu';
import { NAVIGATION_CATEGORIES, NAVIGATION_GROUPS } from './navigation-items';

/** What the page prints as `wcNavigation` while the navigation feature is on. */
export function readNavigation(siteUrl: string, counts: MenuCounts): Record<string, unknown> {
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
    menuItems: [...entries, ...categories].toSorted((a, b) => a.order - b.order),
    rootBackUrl: `${siteUrl}/wp-admin/`,
  };
}
