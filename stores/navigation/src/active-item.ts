import type { MenuItem } from './types';

/** An exact address beats any other match. */
const EXACT = 1_000;

/** The entry for the page at `href`: the best match, the first of equal ones, or none. */
export function getActiveItem(
  items: readonly MenuItem[],
  href: string,
  adminUrl: string,
): MenuItem | undefined {
  let best: { item: MenuItem; score: number } | undefined;
  for (const item of items) {
    const score = getMatchScore(item, href, adminUrl);
    if (score > (best?.score ?? 0)) best = { item, score };
  }
  return best?.item;
}

/** How well an entry fits an address; 0: not at all. */
function getMatchScore(item: MenuItem, href: string, adminUrl: string): number {
  if (item.url === '') return 0;
  const page = toAddress(href, adminUrl);
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

const isSamePage = (target: URL, page: URL): boolean =>
  page.origin === target.origin &&
  page.pathname === target.pathname &&
  (target.hash === '' || target.hash === page.hash);

const hasParameter = (page: URL, name: string, value: string): boolean =>
  page.searchParams.getAll(name).includes(value);

/** Addresses are compared in one spelling; the root path of the dashboard is the same as none. */
function toAddress(url: string, adminUrl: string): URL | undefined {
  try {
    const address = new URL(url, adminUrl);
    if (address.searchParams.get('path') === '/') address.searchParams.delete('path');
    // Writes the query anew, so that `%2F` and `/` are the same.
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
