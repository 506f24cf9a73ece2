/** Addresses of pages, below the site and without it. */
export const ADMIN_PATH = '/wp-admin/';
export const LOGIN_PATH = '/wp-login.php';
export const HOME_PAGE = 'admin.php?page=wc-admin';
export const BUILD_PATH = '/wp-content/plugins/store-admin/build/';

/** Own pages of the client: `admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue`. */
export function dashboardPage(path: string): string {
  return `${HOME_PAGE}&path=${encodeURIComponent(path)}`;
}

/** Where the first run is, be it the wizard or the store profiler. */
export const SETUP_PAGE = ADMIN_PATH + dashboardPage('/setup-wizard');

/**
 * Where to go after logging in: the wanted address if it is one of this site, else the fallback.
 * Relative addresses count from the site's root; other sites, other schemes and nonsense do not count.
 */
export function safeRedirect(siteUrl: string, wanted: string | undefined, fallback: string): string {
  if (!wanted || !URL.canParse(wanted, siteUrl)) return fallback;
  const target = new URL(wanted, siteUrl);
  return target.origin === new URL(siteUrl).origin ? target.href : fallback;
}
