import type { Host } from '@admin/host';
import type { Breadcrumb } from '../../../shell';
import type { Page } from '../page';

/** The host's menu items that contain our pages. */
export const MENU = {
  store: 'toplevel_page_woocommerce',
  analytics: 'toplevel_page_wc-admin-path--analytics-overview',
  marketing: 'toplevel_page_woocommerce-marketing',
};

/** The first breadcrumb of every page. */
export const homeCrumb = ({ settings }: Host): Breadcrumb => ['', settings.woocommerceTranslation];

/** Creates a page under the store's own menu item, for users who manage the store. */
export const storePage = (
  host: Host,
  { title, id, ...page }: Pick<Page, 'path' | 'container'> & { title: string; id: string },
): Page => ({
  ...page,
  breadcrumbs: [homeCrumb(host), title],
  capability: 'manage_woocommerce',
  wpOpenMenu: MENU.store,
  navArgs: { id },
});
