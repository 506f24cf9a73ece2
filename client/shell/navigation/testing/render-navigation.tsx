import { SlotFillProvider } from '@admin/extensions';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, api, buildUser, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import type { ReactNode } from 'react';
import { Navigation } from '../navigation';

export const FAVORITES = '/wc-admin/navigation/favorites/me';
export const TOOLTIP = 'woocommerce_navigation_favorites_tooltip_hidden';
export const ADMIN = 'http://localhost/wp-admin/';
export const HOME = `${ADMIN}admin.php?page=wc-admin`;

/** A small menu with every kind of item. */
export const MENU_ITEMS = [
  { id: 'home', title: 'Home', url: 'admin.php?page=wc-admin', order: 0, badge: 3 },
  {
    id: 'woocommerce-analytics',
    title: 'Analytics',
    isCategory: true,
    order: 30,
    backButtonLabel: 'WooCommerce Home',
  },
  { id: 'revenue', title: 'Revenue', url: report('revenue'), parent: 'woocommerce-analytics', order: 20 },
  { id: 'overview', title: 'Overview', url: report('overview'), parent: 'woocommerce-analytics', order: 10 },
  { id: 'customers', title: 'Customers', url: 'admin.php?page=wc-admin&path=/customers', order: 10 },
  { id: 'coupons', title: 'Coupons', url: 'edit.php?post_type=shop_coupon', order: 10 },
  { id: 'secret', title: 'Secret', url: 'secret.php', order: 5, capability: 'keep_secrets' },
  { id: 'acme', title: 'Acme', url: 'admin.php?page=acme', menuId: 'plugins' },
  { id: 'general', title: 'General', url: 'admin.php?page=wc-settings&tab=general', menuId: 'secondary' },
];

function report(name: string): string {
  return `admin.php?page=wc-admin&path=/analytics/${name}`;
}

interface Page {
  menuItems?: readonly object[];
  favorites?: readonly string[];
  options?: Record<string, unknown>;
  siteIconUrl?: string;
  user?: object;
  children?: ReactNode;
  advanceTimers?: (milliseconds: number) => void;
}

/** Renders the navigation with its notices, on a page with this menu. */
export function renderNavigation({
  menuItems = MENU_ITEMS,
  favorites = [],
  options = { [TOOLTIP]: 'yes' },
  siteIconUrl = '',
  user = {},
  children,
  advanceTimers,
}: Page = {}) {
  window.wcNavigation = Object.assign({ menuItems, rootBackUrl: ADMIN }, window.wcNavigation);
  Object.assign(window.wcNavigation, { menuItems });
  api
    .get(FAVORITES)
    .optionally()
    .reply(200, [...favorites]);
  api.get('/', { _fields: 'site_icon_url' }).optionally().reply(200, { site_icon_url: siteIconUrl });
  return renderWithStores(
    [userStore, optionsStore, noticesStore],
    <SlotFillProvider>
      <header>
        <Navigation />
      </header>
      <button type="button">Elsewhere</button>
      <Notices />
      {children}
    </SlotFillProvider>,
    {
      host: buildHost({
        settings: { adminUrl: ADMIN, siteTitle: 'Harbor &amp; Sons' },
        features: { navigation: true },
      }),
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser(user));
        hydrateOptions(registry, options);
        registry.finishResolution(noticesStore).getNotices();
      },
      ...(advanceTimers ? { advanceTimers } : {}),
    },
  );
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

/** Sets the width of the window; call it before rendering. */
export function setWidth(width: number): void {
  Object.assign(window, { innerWidth: width });
}
