import { dashboardPage } from '../shared/addresses';
import type { MenuCounts } from '../chrome/menu';
import navigation from './navigation.data.json';
import { translateData } from '../../i18n';

interface Item {
  id: string;
  title: string;
  capability: string;
  /** Relative to `/wp-admin/`. */
  url: string;
  order: number;
  /** Another expression that marks the entry as current. */
  matchExpression?: string | null;
}

interface Group {
  parent: string;
  menuId: string;
  items: readonly Item[];
}

/**
 * Entries of the side navigation by category (contract, hydration, section 4.5), limited to pages that this store has.
 */
const GROUPS: readonly Group[] = navigation.groups;

/** These entries replace the ones in the platform's menu. */
const MIGRATE = { migrate: true };

/** Id prefix of the analytics entries: the category itself, its reports and the customers entry. */
const ANALYTICS = 'woocommerce-analytics';
const STOCK = 'woocommerce-analytics-stock';
const ADD_PRODUCT = 'woocommerce-products-product-add-new';

interface NavigationOptions {
  hasAnalytics: boolean;
  managesStock: boolean;
  /** The dashboard renders the settings in addition to the server's own pages. */
  hasSettings: boolean;
  /** The page for a new product, relative to `/wp-admin/`. */
  newProduct: string;
}

/** The value of `wcNavigation` while the navigation feature is enabled. */
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
    items.map((item) => ({
      ...item,
      title: translateData(item.title),
      url: urlOf(item),
      ...place,
      ...MIGRATE,
      ...badgeOf(item.id),
    })),
  );
  const categories = navigation.categories.map((category) => ({
    ...category,
    title: translateData(category.title),
    isCategory: true,
    ...MIGRATE,
    ...badgeOf(category.id),
  }));
  return {
    menuItems: [...entries, ...categories].filter(isThere).toSorted((a, b) => a.order - b.order),
    rootBackUrl: `${siteUrl}/wp-admin/`,
  };
}
