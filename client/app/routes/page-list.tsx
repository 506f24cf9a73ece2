import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import type { Host } from '@admin/host';
import { EmptyState } from '@admin/ui';
import { isPage, type Page } from './page';
import { analyticsPages } from './pages/analytics';
import { extensionsPages } from './pages/extensions';
import { firstRunPages } from './pages/first-run';
import { historyPages } from './pages/history';
import { homePages } from './pages/home';
import { marketingPages } from './pages/marketing';
import { paymentsWelcomePages } from './pages/payments-welcome';
import { productPages } from './pages/products';
import { settingsPages } from './pages/settings';
import { homeCrumb } from './pages/shared';

export const PAGES_FILTER = 'woocommerce_admin_pages_list';

/** In matching order: the first match wins. Functions return an empty list if the host doesn't have the screen. */
const OWN_PAGES: readonly ((host: Host) => Page[])[] = [
  homePages,
  extensionsPages,
  historyPages,
  analyticsPages,
  marketingPages,
  productPages,
  firstRunPages,
  settingsPages,
  paymentsWelcomePages,
];

/** Lists the pages of this host. Extensions can filter the list; pages added later appear with the next render. */
export function listPages(host: Host): Page[] {
  const pages = filterList(PAGES_FILTER, () => OWN_PAGES.flatMap((list) => list(host)), isPage);
  return [...pages, notAllowedPage(host)];
}

/** Shown for unknown paths and for pages that the user can't view. */
function NotAllowed() {
  return (
    <EmptyState icon="warning" title={__('Sorry, you are not allowed to access this page.', 'store-admin')} />
  );
}

const notAllowedPage = (host: Host): Page => ({
  path: '*',
  container: NotAllowed,
  breadcrumbs: [homeCrumb(host), __('Not allowed', 'store-admin')],
});
