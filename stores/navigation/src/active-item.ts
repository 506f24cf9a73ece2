import type { MenuItem } from './types';

/** An exact URL match scores higher than any other. */
const EXACT = 1_000;

/**
 * The menu item for the page at `href`: the best match, or the first of equal ones. A settings tab of the host without
 * an item uses the item of the same dashboard page.
 */
export function getActiveItem(
  items: readonly MenuItem[],
  href: string,
  adminUrl: string,
): MenuItem | undefined {
  const { page, tab } = Object.fromEntries(toPage(href, adminUrl)?.searchParams ?? []);
  const ofDashboard = `admin.php?page=wc-admin&path=/settings/${tab}`;
  return (
    findBest(items, href, adminUrl) ??
    (page === 'wc-settings' ? findBest(items, ofDashboard, adminUrl) : undefined)
  );
}

function findBest(items: readonly MenuItem[], href: string, adminUrl: string): MenuItem | undefined {
  let best: { item: MenuItem; score: number } | undefined;
  for (const item of items) {
    const score = getMatchScore(item, href, adminUrl);
    if (score > (best?.score ?? 0)) best = { item, score };
  }
  return best?.item;
}

/** Categories of dashboard pages without a menu item, by path prefix. */
const CATEGORIES: Readonly<Record<string, string>> = {
  '/analytics/': 'woocommerce-analytics',
  '/settings/': 'woocommerce-settings',
};

/** The category of a page without a menu item; `undefined` for pages of the root. */
export function getCategoryId(href: string): string | undefined {
  const path = new URL(href).searchParams.get('path') ?? '';
  const start = Object.keys(CATEGORIES).find((prefix) => path.startsWith(prefix));
  return start && CATEGORIES[start];
}

/** How well an item matches a URL; 0 means not at all. */
function getMatchScore(item: MenuItem, href: string, adminUrl: string): number {
  if (item.url === '') return 0;
  const page = toPage(href, adminUrl);
  const target = toAddress(item.url, adminUrl);
  if (!page || !target) return 0;
  if (page.href === target.href) return EXACT;
  const parameters = [...target.searchParams];
  const isMatch =
    item.matchExpression === ''
      ? isSamePage(target, page) && parameters.every(([name, value]) => hasParameter(page, name, value))
      : isExpressionMet(item.matchExpression, page);
  // More matching parameters make a better match.
  return isMatch ? 1 + parameters.length : 0;
}

/** The page's URL; settings without a tab are the general settings. */
function toPage(href: string, adminUrl: string): URL | undefined {
  const page = toAddress(href, adminUrl);
  const isSettings = page?.searchParams.get('page') === 'wc-settings';
  if (isSettings && !page.searchParams.has('tab')) page.searchParams.set('tab', 'general');
  return page;
}

const isSamePage = (target: URL, page: URL): boolean =>
  page.origin === target.origin &&
  page.pathname === target.pathname &&
  (target.hash === '' || target.hash === page.hash) &&
  // The home screen has no path and must not match pages that have one.
  (target.searchParams.get('page') !== 'wc-admin' ||
    target.searchParams.has('path') === page.searchParams.has('path'));

const hasParameter = (page: URL, name: string, value: string): boolean =>
  page.searchParams.getAll(name).includes(value);

/** Normalizes a URL; the root path of the dashboard equals no path. */
function toAddress(url: string, adminUrl: string): URL | undefined {
  try {
    const address = new URL(url, adminUrl);
    if (address.searchParams.get('path') === '/') address.searchParams.delete('path');
    // Re-serializes the query, so that `%2F` and `/` are the same.
    address.search = new URLSearchParams([...address.searchParams]).toString();
    return address;
  } catch {
    return undefined;
  }
}

/** Expressions are matched against the decoded URL. An invalid expression matches nothing. */
function isExpressionMet(expression: string, { href }: URL): boolean {
  try {
    return new RegExp(expression, 'i').test(decodeURIComponent(href));
  } catch {
    return false;
  }
}
