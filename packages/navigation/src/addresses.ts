import { isRenderedByDashboard } from './rendered-by-dashboard';
import { getHistory } from './history';
import { parseQuery, stringifyQuery, type Query, type QueryChange } from './query';

const DASHBOARD_PAGE = 'wc-admin';

/** The path in the dashboard; `/` is the home screen. */
export function getPath(): string {
  return getHistory().location.pathname;
}

export function getQuery(): Query {
  return parseQuery(getHistory().location.search);
}

/** The URL of a path with the current query changed by `query`, relative to the admin directory. */
export function getNewPath(
  query: QueryChange,
  path: string = getPath(),
  currentQuery: QueryChange = getQuery(),
  page: string = DASHBOARD_PAGE,
): string {
  const parameters = { page, ...currentQuery, ...query, path: path === '/' ? undefined : path };
  return `admin.php?${stringifyQuery(parameters)}`;
}

export function updateQueryString(
  query: QueryChange,
  path?: string,
  currentQuery?: QueryChange,
  page?: string,
): void {
  getHistory().push(getNewPath(query, path, currentQuery, page));
}

/** Parses URLs of extensions and servers: absolute, an admin file, or a dashboard path. */
export function parseAdminUrl(url: string): URL {
  const isDashboardPath = url.startsWith('/') && !/^[^?#]*\.php/.test(url);
  return new URL(isDashboardPath ? getNewPath({}, url, {}) : url, window.location.href);
}

/** Whether the URL is a page that the dashboard renders. The sites of a network may differ only in their folders. */
export function isWCAdmin(url: string = window.location.href): boolean {
  const { origin, pathname, searchParams } = new URL(url, window.location.href);
  const own = new URL('admin.php', window.location.href);
  const isHere = origin === own.origin && pathname === own.pathname;
  return isHere && searchParams.get('page') === DASHBOARD_PAGE;
}

/** Whether the URL opens in the dashboard without a page load. */
export function isDashboardUrl(url: string): boolean {
  return isWCAdmin(url) && isRenderedByDashboard(parseQuery(new URL(url, window.location.href).search));
}

/** Navigates to a URL, without a page load if it is in the dashboard. */
export function navigateTo({ url }: { url: string }): void {
  const target = parseAdminUrl(url);
  if (isDashboardUrl(target.href) && isWCAdmin()) {
    getHistory().push(`admin.php${target.search}${target.hash}`);
  } else if (safeUrl(target.href)) {
    window.location.href = target.href;
  }
}

/**
 * Navigates after pending requests have settled, for up to `patience` milliseconds, since leaving the page would abort
 * them. Navigation within the dashboard does not wait.
 */
export async function navigateAfter(
  work: Promise<unknown>,
  { url }: { url: string },
  patience = 500,
): Promise<void> {
  const staysHere = isWCAdmin() && isDashboardUrl(parseAdminUrl(url).href);
  if (!staysHere) await Promise.race([work.catch(() => {}), delay(patience)]);
  navigateTo({ url });
}

const delay = (duration: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });

/** A relative admin file with a query, which cannot contain a scheme. Checked first because it is common. */
const ADMIN_FILE = /^[\w-]+\.php\?/;

/** Returns http(s) and relative URLs; `undefined` for `javascript:`, `data:` and other schemes. */
export function safeUrl(url: string): string | undefined {
  if (ADMIN_FILE.test(url)) return url;
  try {
    const { protocol } = new URL(url, document.baseURI);
    return protocol === 'http:' || protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
