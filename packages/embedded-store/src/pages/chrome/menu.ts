import type { IconName } from './icons';
import { HOME_PAGE, dashboardPage } from '../shared/addresses';
import { __ } from '../../i18n';

export interface MenuBadge {
  count: number;
  /** Classes in addition to those that every badge has. */
  className: string;
  /** Class of the number's own wrapper element, if it has one. */
  innerClass?: string;
  /** What the number counts, for screen readers. */
  label: string;
}

export interface MenuItem {
  label: string;
  /** Relative to `/wp-admin/`. */
  href: string;
  /** The capability needed to see the item. */
  capability: string;
  badge?: MenuBadge;
}

export interface MenuSection extends MenuItem {
  /** Id of the list item; the client and extensions use it. */
  id: string;
  icon: IconName;
  items: readonly MenuItem[];
  /** Whether there is a gap before the section. */
  startsGroup?: boolean;
}

/** The numbers that the menu shows as badges. */
export interface MenuCounts {
  remainingTasks: number;
  processingOrders: number;
  reviewsOnHold: number;
}

const listReports = () =>
  [
    [__('Overview', 'store-admin'), 'overview'],
    [__('Products', 'store-admin'), 'products'],
    [__('Revenue', 'store-admin'), 'revenue'],
    [__('Orders', 'store-admin'), 'orders'],
    [__('Variations', 'store-admin'), 'variations'],
    [__('Categories', 'store-admin'), 'categories'],
    [__('Coupons', 'store-admin'), 'coupons'],
    [__('Taxes', 'store-admin'), 'taxes'],
    [__('Downloads', 'store-admin'), 'downloads'],
    [__('Stock', 'store-admin'), 'stock'],
    [__('Settings', 'store-admin'), 'settings'],
  ] as const;

const STORE_ID = 'toplevel_page_woocommerce';
const ANALYTICS_ID = 'toplevel_page_wc-admin-path--analytics-overview';

const PRODUCT_LIST = 'edit.php?post_type=product';

/** Existing products, in the dashboard's product form. */
const PRODUCT_FORM = /^\/product\//;

/** Shown as long as the welcome page has something to offer. */
const paymentsSection = (): MenuSection => ({
  id: 'toplevel_page_wc-admin-path--wc-pay-welcome-page',
  label: __('Payments', 'store-admin'),
  href: dashboardPage('/wc-pay-welcome-page'),
  capability: 'manage_woocommerce',
  icon: 'card',
  items: [],
  badge: {
    count: 1,
    className: 'wcpay-menu-badge',
    innerClass: 'plugin-count',
    label: __('offer', 'store-admin'),
  },
});

interface MenuOptions {
  managesStock: boolean;
  /** When false, the menu has no links to analytics. */
  hasAnalytics: boolean;
  /** WooPayments has an offer for this store. */
  offersPayments: boolean;
  /** The dashboard renders the settings in addition to the server's own pages. */
  hasSettings: boolean;
  /** The page for a new product, relative to `/wp-admin/`. */
  newProduct: string;
}

/** The whole side menu; `filterMenu` removes what a user can't see. */
export function createMenu(counts: MenuCounts, options: MenuOptions): MenuSection[] {
  return [
    shopSection(counts, options),
    productsSection(counts, options),
    ...(options.offersPayments ? [paymentsSection()] : []),
    ...(options.hasAnalytics ? [analyticsSection(options)] : []),
    marketingSection(),
    ...siteSections(),
  ];
}

const shopSection = (
  { remainingTasks, processingOrders }: MenuCounts,
  { hasAnalytics, hasSettings }: MenuOptions,
): MenuSection => ({
  id: STORE_ID,
  label: 'WooCommerce',
  href: HOME_PAGE,
  capability: 'manage_woocommerce',
  icon: 'shop',
  items: [
    {
      label: __('Home', 'store-admin'),
      href: HOME_PAGE,
      capability: 'manage_woocommerce',
      badge: {
        count: remainingTasks,
        className: 'update-plugins remaining-tasks-badge',
        label: __('remaining setup tasks', 'store-admin'),
      },
    },
    {
      label: __('Orders', 'store-admin'),
      href: 'edit.php?post_type=shop_order',
      capability: 'edit_shop_orders',
      badge: {
        count: processingOrders,
        className: 'update-plugins',
        innerClass: 'processing-count',
        label: __('orders in processing', 'store-admin'),
      },
    },
    ...(hasAnalytics
      ? [
          {
            label: __('Customers', 'store-admin'),
            href: dashboardPage('/customers'),
            capability: 'view_woocommerce_reports',
          },
        ]
      : []),
    {
      label: __('Settings', 'store-admin'),
      href: hasSettings ? dashboardPage('/settings/general') : 'admin.php?page=wc-settings',
      capability: 'manage_woocommerce',
    },
    {
      label: __('History', 'store-admin'),
      href: dashboardPage('/history'),
      capability: 'manage_woocommerce',
    },
    {
      label: __('Status', 'store-admin'),
      href: 'admin.php?page=wc-status',
      capability: 'manage_woocommerce',
    },
    {
      label: __('Extensions', 'store-admin'),
      href: 'admin.php?page=wc-addons',
      capability: 'manage_woocommerce',
    },
  ],
});

const productsSection = ({ reviewsOnHold }: MenuCounts, { newProduct }: MenuOptions): MenuSection => ({
  id: 'menu-posts-product',
  label: __('Products', 'store-admin'),
  href: PRODUCT_LIST,
  capability: 'edit_products',
  icon: 'products',
  items: [
    { label: __('All Products', 'store-admin'), href: PRODUCT_LIST, capability: 'edit_products' },
    {
      label: __('Add New', 'store-admin'),
      href: newProduct,
      capability: 'edit_products',
    },
    {
      label: __('Categories', 'store-admin'),
      href: 'edit-tags.php?taxonomy=product_cat&post_type=product',
      capability: 'manage_product_terms',
    },
    {
      label: __('Tags', 'store-admin'),
      href: 'edit-tags.php?taxonomy=product_tag&post_type=product',
      capability: 'manage_product_terms',
    },
    {
      label: __('Attributes', 'store-admin'),
      href: 'edit.php?post_type=product&page=product_attributes',
      capability: 'manage_product_terms',
    },
    {
      label: __('Reviews', 'store-admin'),
      href: 'edit.php?post_type=product&page=product-reviews',
      capability: 'moderate_comments',
      badge: {
        count: reviewsOnHold,
        className: '',
        innerClass: 'pending-count',
        label: __('reviews on hold', 'store-admin'),
      },
    },
  ],
});

const analyticsSection = ({ managesStock }: MenuOptions): MenuSection => ({
  id: ANALYTICS_ID,
  label: __('Analytics', 'store-admin'),
  href: dashboardPage('/analytics/overview'),
  capability: 'view_woocommerce_reports',
  icon: 'analytics',
  items: listReports()
    .filter(([, path]) => path !== 'stock' || managesStock)
    .map(([label, path]) => ({
      label,
      href: dashboardPage(`/analytics/${path}`),
      capability: 'view_woocommerce_reports',
    })),
});

const marketingSection = (): MenuSection => ({
  id: 'toplevel_page_woocommerce-marketing',
  label: __('Marketing', 'store-admin'),
  href: dashboardPage('/marketing'),
  capability: 'view_woocommerce_reports',
  icon: 'marketing',
  items: [
    {
      label: __('Overview', 'store-admin'),
      href: dashboardPage('/marketing'),
      capability: 'view_woocommerce_reports',
    },
    {
      label: __('Coupons', 'store-admin'),
      href: 'edit.php?post_type=shop_coupon',
      capability: 'edit_shop_coupons',
    },
  ],
});

/** Sections that don't belong to the store. */
const siteSections = (): readonly MenuSection[] => [
  {
    id: 'menu-media',
    label: __('Media', 'store-admin'),
    href: 'upload.php',
    capability: 'upload_files',
    icon: 'media',
    items: [],
    startsGroup: true,
  },
  {
    id: 'menu-users',
    label: __('Users', 'store-admin'),
    href: 'users.php',
    capability: 'list_users',
    icon: 'users',
    items: [],
  },
  {
    id: 'menu-settings',
    label: __('Settings', 'store-admin'),
    href: 'options-general.php',
    capability: 'manage_options',
    icon: 'tools',
    items: [],
  },
];

/**
 * The menu for one user. As on the platform, a section without permission stays if the user can see one of its items,
 * and links to that item.
 */
export function filterMenu(
  menu: readonly MenuSection[],
  can: (capability: string) => boolean,
): MenuSection[] {
  return menu.flatMap((section) => {
    const items = section.items.filter(({ capability }) => can(capability));
    const [first] = items;
    if (can(section.capability)) return [{ ...section, items }];
    return first ? [{ ...section, items, href: first.href, capability: first.capability }] : [];
  });
}

/** Maps pages that edit one record to the page that lists them, because the menu only contains lists. */
const LISTS: Readonly<Record<string, string>> = {
  'post.php': 'edit.php',
  'post-new.php': 'edit.php',
  'term.php': 'edit-tags.php',
  'media-new.php': 'upload.php',
};

/** The menu entry that a page belongs to. */
export function findCurrent(
  menu: readonly MenuSection[],
  url: URL,
): { section: MenuSection; item?: MenuItem } | undefined {
  const list = listOf(url);
  return (
    findEntry(menu, url) ??
    (list === undefined ? undefined : findEntry(menu, new URL(list, url))) ??
    (isOwn(url) ? findParent(menu, url) : undefined)
  );
}

/** The menu entry for a page without its own: the list of the edited record, the settings, or the new product page. */
function listOf(url: URL): string | undefined {
  const path = url.searchParams.get('path') ?? '';
  if (isOwn(url) && PRODUCT_FORM.test(path)) return PRODUCT_LIST;
  if (isOwn(url) && path.startsWith('/settings/')) return dashboardPage('/settings/general');
  if (url.searchParams.get('page') === 'wc-settings') return dashboardPage('/settings/general');
  const page = url.pathname.split('/').at(-1) ?? '';
  if (page === 'post-new.php' && url.searchParams.get('post_type') === 'product') {
    return dashboardPage('/add-product');
  }
  const file = LISTS[page];
  return file && file + url.search;
}

/** The section of a page without an entry: analytics for reports, the store for all others. */
function findParent(menu: readonly MenuSection[], url: URL): { section: MenuSection } | undefined {
  const isReport = url.searchParams.get('path')?.startsWith('/analytics/') === true;
  const section = menu.find(({ id }) => id === (isReport ? ANALYTICS_ID : STORE_ID));
  return section && { section };
}

function findEntry(
  menu: readonly MenuSection[],
  url: URL,
): { section: MenuSection; item?: MenuItem } | undefined {
  const candidates = menu.flatMap((section) => [
    ...section.items.map((item) => ({ section, item, score: matchScore(item.href, url) })),
    { section, score: matchScore(section.href, url) },
  ]);
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (winner, candidate) => (candidate.score > (winner?.score ?? 0) ? candidate : winner),
    undefined,
  );
  return best;
}

/**
 * How well an entry matches a URL: the number of its parameters, all of which the URL must contain, plus one; zero when
 * it doesn't match. Home, which has no path, does not match pages that have one.
 */
function matchScore(href: string, url: URL): number {
  const target = new URL(href, new URL('/wp-admin/', url));
  if (target.pathname !== url.pathname) return 0;
  const wanted = [...target.searchParams];
  if (wanted.some(([name, value]) => url.searchParams.get(name) !== value)) return 0;
  if (isOwn(url) && url.searchParams.has('path') && !target.searchParams.has('path')) return 0;
  return wanted.length + 1;
}

function isOwn(url: URL): boolean {
  return url.searchParams.get('page') === 'wc-admin';
}
