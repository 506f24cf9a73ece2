import type { MenuItem } from './types';

/** An exact address beats any other match. */
const EXACT = 1_000;

/**
 * The entry for the page at `href`: the best match, the first of equal ones, or none. A tab of the host's settings
 * without an entry has that of the same page of the dashboard.
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

/** Categories of pages of the dashboard that have no entry of their own, by the beginning of their path. */
const CATEGORIES: Readonly<Record<string, string>> = {
  '/analytics/': 'woocommerce-analytics',
  '/settings/': 'woocommerce-settings',
};

/** The category of a page without an entry; none for pages that belong to the root. */
export function getCategoryId(href: string): string | undefined {
  const path = new URL(href).searchParams.get('path') ?? '';
  const start = Object.keys(CATEGORIES).find((prefix) => path.startsWith(prefix));
  return start && CATEGORIES[start];
}

/** How well an entry fits an address; 0: not at all. */
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
  // The more an entry says of its page, the more it is meant.
  return isMatch ? 1 + parameters.length : 0;
}

/** The page itself; the settings without a tab are the general ones. */
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
  // The home screen, which has no path, does not stand for pages that have one.
  (target.searchParams.get('page') !== 'wc-admin' ||
    target.searchParams.has('path') === page.searchParams.has('path'));

const hasParameter = (page: URL, name: string, value: string): boolean =>
  page.searchParams.getAll(name).includes(value);

/** Addresses are compared in one spelling; the root path of the dashboard is the same as none. */
function toAddress(url: string, adminUrl: string): URL | undefined {
  try {
    const address = new URL(url, adminUrl);
    if (address.searchParams.get('path') === '/') address.searchParams.delete('path');
    // Writes the query again, so that `%2F` and `/` are the same.
    address.search = new URLSearchParams([...address.searchParams]).toString();
    return address;
  } catch {
    return undefined;
  }
}

/** Expressions are written for readable addresses. One that is no expression matches nothing. */
function isExpressionMet(expression: string, { href }: URL): boolean {
  try {
    return new RegExp(expression, 'i').test(decodeURIComponent(href));
  } catch {
    return false;
  }
}
