import type { IconName } from './icons';
import { HOME_PAGE, dashboardPage } from '../shared/addresses';

export interface MenuBadge {
  count: number;
  /** Classes besides those which every badge has. */
  className: string;
  /** Class of the number itself, where it is wrapped once more. */
  innerClass?: string;
  /** What the number counts, for those who hear the page. */
  label: string;
}

export interface MenuItem {
  label: string;
  /** Below `/wp-admin/`. */
  href: string;
  /** What a person must be allowed to do in order to see the item. */
  capability: string;
  badge?: MenuBadge;
}

export interface MenuSection extends MenuItem {
  /** Id of the list item, where the client and extensions look for it. */
  id: string;
  icon: IconName;
  items: readonly MenuItem[];
  /** Whether a gap parts the section from the one before. */
  startsGroup?: boolean;
}

/** The figures that the menu shows as badges. */
export interface MenuCounts {
  remainingTasks: number;
  processingOrders: number;
  reviewsOnHold: number;
}

const REPORTS = [
  ['Overview', 'overview'],
  ['Products', 'products'],
  ['Revenue', 'revenue'],
  ['Orders', 'orders'],
  ['Variations', 'variations'],
  ['Categories', 'categories'],
  ['Coupons', 'coupons'],
  ['Taxes', 'taxes'],
  ['Downloads', 'downloads'],
  ['Stock', 'stock'],
  ['Settings', 'settings'],
] as const;

const STORE_ID = 'toplevel_page_woocommerce';
const ANALYTICS_ID = 'toplevel_page_wc-admin-path--analytics-overview';

const PRODUCT_LIST = 'edit.php?post_type=product';

/** Products that are there already, in the form of the dashboard. */
const PRODUCT_FORM = /^\/product\//;

/** There as long as the welcome page has something to offer. */
const PAYMENTS: MenuSection = {
  id: 'toplevel_page_wc-admin-path--wc-pay-welcome-page',
  label: 'Payments',
  href: dashboardPage('/wc-pay-welcome-page'),
  capability: 'manage_woocommerce',
  icon: 'card',
  items: [],
  badge: { count: 1, className: 'wcpay-menu-badge', innerClass: 'plugin-count', label: 'offer' },
};

interface MenuOptions {
  managesStock: boolean;
  /** Where it is switched off, nothing leads to it. */
  hasAnalytics: boolean;
  /** The product's own payments have something to offer to this store. */
  offersPayments: boolean;
  /** The dashboard shows the settings, and not only the host. */
  hasSettings: boolean;
  /** Where a product begins, below `/wp-admin/`. */
  newProduct: string;
}

/** The whole side menu; who sees what is decided when it is drawn. */
export function createMenu(counts: MenuCounts, options: MenuOptions): MenuSection[] {
  return [
    shopSection(counts, options),
    productsSection(counts, options),
    ...(options.offersPayments ? [PAYMENTS] : []),
    ...(options.hasAnalytics ? [analyticsSection(options)] : []),
    MARKETING,
    ...SITE,
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
      label: 'Home',
      href: HOME_PAGE,
      capability: 'manage_woocommerce',
      badge: {
        count: remainingTasks,
        className: 'update-plugins remaining-tasks-badge',
        label: 'remaining setup tasks',
      },
    },
    {
      label: 'Orders',
      href: 'edit.php?post_type=shop_order',
      capability: 'edit_shop_orders',
      badge: {
        count: processingOrders,
        className: 'update-plugins',
        innerClass: 'processing-count',
        label: 'orders in processing',
      },
    },
    ...(hasAnalytics
      ? [{ label: 'Customers', href: dashboardPage('/customers'), capability: 'view_woocommerce_reports' }]
      : []),
    {
      label: 'Settings',
      href: hasSettings ? dashboardPage('/settings/general') : 'admin.php?page=wc-settings',
      capability: 'manage_woocommerce',
    },
    { label: 'History', href: dashboardPage('/history'), capability: 'manage_woocommerce' },
    { label: 'Status', href: 'admin.php?page=wc-status', capability: 'manage_woocommerce' },
    { label: 'Extensions', href: 'admin.php?page=wc-addons', capability: 'manage_woocommerce' },
  ],
});

const productsSection = ({ reviewsOnHold }: MenuCounts, { newProduct }: MenuOptions): MenuSection => ({
  id: 'menu-posts-product',
  label: 'Products',
  href: PRODUCT_LIST,
  capability: 'edit_products',
  icon: 'products',
  items: [
    { label: 'All Products', href: PRODUCT_LIST, capability: 'edit_products' },
    {
      label: 'Add New',
      href: newProduct,
      capability: 'edit_products',
    },
    {
      label: 'Categories',
      href: 'edit-tags.php?taxonomy=product_cat&post_type=product',
      capability: 'manage_product_terms',
    },
    {
      label: 'Tags',
      href: 'edit-tags.php?taxonomy=product_tag&post_type=product',
      capability: 'manage_product_terms',
    },
    {
      label: 'Attributes',
      href: 'edit.php?post_type=product&page=product_attributes',
      capability: 'manage_product_terms',
    },
    {
      label: 'Reviews',
      href: 'edit.php?post_type=product&page=product-reviews',
      capability: 'moderate_comments',
      badge: {
        count: reviewsOnHold,
        className: '',
        innerClass: 'pending-count',
        label: 'reviews on hold',
      },
    },
  ],
});

const analyticsSection = ({ managesStock }: MenuOptions): MenuSection => ({
  id: ANALYTICS_ID,
  label: 'Analytics',
  href: dashboardPage('/analytics/overview'),
  capability: 'view_woocommerce_reports',
  icon: 'analytics',
  items: REPORTS.filter(([, path]) => path !== 'stock' || managesStock).map(([label, path]) => ({
    label,
    href: dashboardPage(`/analytics/${path}`),
    capability: 'view_woocommerce_reports',
  })),
});

const MARKETING: MenuSection = {
  id: 'toplevel_page_woocommerce-marketing',
  label: 'Marketing',
  href: dashboardPage('/marketing'),
  capability: 'view_woocommerce_reports',
  icon: 'marketing',
  items: [
    { label: 'Overview', href: dashboardPage('/marketing'), capability: 'view_woocommerce_reports' },
    { label: 'Coupons', href: 'edit.php?post_type=shop_coupon', capability: 'edit_shop_coupons' },
  ],
};

/** What is no part of the shop. */
const SITE: readonly MenuSection[] = [
  {
    id: 'menu-media',
    label: 'Media',
    href: 'upload.php',
    capability: 'upload_files',
    icon: 'media',
    items: [],
    startsGroup: true,
  },
  {
    id: 'menu-users',
    label: 'Users',
    href: 'users.php',
    capability: 'list_users',
    icon: 'users',
    items: [],
  },
  {
    id: 'menu-settings',
    label: 'Settings',
    href: 'options-general.php',
    capability: 'manage_options',
    icon: 'tools',
    items: [],
  },
];

/**
 * What one person may see. As in the platform, a section stays for the sake of an item that the person may see, and then
 * leads there.
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

/** Files that edit one record, and the one that lists it: the menu names lists only. */
const LISTS: Readonly<Record<string, string>> = {
  'post.php': 'edit.php',
  'post-new.php': 'edit.php',
  'term.php': 'edit-tags.php',
  'media-new.php': 'upload.php',
};

/** The entry of the menu that a page belongs to, by the address asked for. */
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

/** The list of what a page edits, the entry of all settings, or that of new products, whichever form it leads to. */
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
 * How well an entry fits an address: the number of its parameters that the address repeats, plus one for the file;
 * zero when one differs. Home, which has no path, does not stand for pages that have one.
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
