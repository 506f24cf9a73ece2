import type { Host } from '@admin/host';
import type { Breadcrumb } from '../../../shell';
import type { Page } from '../page';

/** The entries of the host's menu that pages are below. */
export const MENU = {
  store: 'toplevel_page_woocommerce',
  analytics: 'toplevel_page_wc-admin-path--analytics-overview',
  marketing: 'toplevel_page_woocommerce-marketing',
};

/** The first step of every trail. */
export const homeCrumb = ({ settings }: Host): Breadcrumb => ['', settings.woocommerceTranslation];

/** A page below the shop's own entry of the menu, for whoever runs the shop. */
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
