import { dashboardPage } from '../shared/addresses';
import type { MenuCounts } from '../chrome/menu';
import navigation from './navigation.data.json';

interface Item {
  id: string;
  title: string;
  capability: string;
  /** Below `/wp-admin/`. */
  url: string;
  order: number;
  /** What else marks it as the current one. */
  matchExpression?: string | null;
}

interface Group {
  parent: string;
  menuId: string;
  items: readonly Item[];
}

/**
 * Entries of the side navigation by the category they stand in (contract, hydration, section 4.5), as far as this store
 * has a page for them.
 */
const GROUPS: readonly Group[] = navigation.groups;

/** They take the place of those in the platform's menu. */
const MIGRATE = { migrate: true };

/** Entries of analytics, its category among them, and that of the customers. */
const ANALYTICS = 'woocommerce-analytics';
const STOCK = 'woocommerce-analytics-stock';
const ADD_PRODUCT = 'woocommerce-products-product-add-new';

interface NavigationOptions {
  hasAnalytics: boolean;
  managesStock: boolean;
  /** The dashboard shows the settings, and not only the host. */
  hasSettings: boolean;
  /** Where a product begins, below `/wp-admin/`. */
  newProduct: string;
}

/** What the page prints as `wcNavigation` while the navigation feature is on. */
export function readNavigation(
  siteUrl: string,
  counts: MenuCounts,
  { hasAnalytics, managesStock, hasSettings, newProduct }: NavigationOptions,
): Record<string, unknown> {
  const isThere = ({ id }: { id: string }) =>
    (hasAnalytics || !id.startsWith(ANALYTICS)) && (managesStock || id !== STOCK);
  function urlOf({ id, url }: Item): string {
    if (id === ADD_PRODUCT) return newProduct;
    return hasSettings
      ? url.replace(/^admin\.php\?page=wc-settings&tab=(\w+)$/, (_, tab) => dashboardPage(`/settings/${tab}`))
      : url;
  }
  const badges: Readonly<Record<string, number>> = {
    'woocommerce-home': counts.remainingTasks,
    'woocommerce-orders': counts.processingOrders,
    'woocommerce-reviews': counts.reviewsOnHold,
  };
  const badgeOf = (id: string) => (badges[id] ? { badge: badges[id] } : {});
  const entries = GROUPS.flatMap(({ items, ...place }) =>
    items.map((item) => ({ ...item, url: urlOf(item), ...place, ...MIGRATE, ...badgeOf(item.id) })),
  );
  const categories = navigation.categories.map((category) => ({
    ...category,
    isCategory: true,
    ...MIGRATE,
    ...badgeOf(category.id),
  }));
  return {
    menuItems: [...entries, ...categories].filter(isThere).toSorted((a, b) => a.order - b.order),
    rootBackUrl: `${siteUrl}/wp-admin/`,
  };
}
