/** URL paths of pages, relative to the site. */
export const ADMIN_PATH = '/wp-admin/';
export const LOGIN_PATH = '/wp-login.php';
/** Language of the login screens; also the name of the cookie that remembers it, as on the platform. */
export const LANGUAGE_PARAMETER = 'wp_lang';
export const HOME_PAGE = 'admin.php?page=wc-admin';
export const BUILD_PATH = '/wp-content/plugins/store-admin/build/';

/** A dashboard page, relative to `/wp-admin/`: `admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue`. */
export function dashboardPage(path: string): string {
  return `${HOME_PAGE}&path=${encodeURIComponent(path)}`;
}

/** The setup page, either the wizard or the store profiler. */
export const SETUP_PAGE = ADMIN_PATH + dashboardPage('/setup-wizard');

/**
 * Where to redirect after login: the requested URL if it is on this site, otherwise the fallback. Relative URLs are
 * resolved against the site's root; other sites, other schemes and invalid URLs are ignored.
 */
export function safeRedirect(siteUrl: string, wanted: string | undefined, fallback: string): string {
  if (!wanted || !URL.canParse(wanted, siteUrl)) return fallback;
  const target = new URL(wanted, siteUrl);
  return target.origin === new URL(siteUrl).origin ? target.href : fallback;
}
