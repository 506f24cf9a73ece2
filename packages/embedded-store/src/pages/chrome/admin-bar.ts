import type { StoreContext } from '../../context';
import { ADMIN_PATH, LOGIN_PATH } from '../shared/addresses';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { colorsUrl } from '../shared/color-scheme';
import type { ColorScheme } from '../shared/color-scheme';
import { newProductPage } from '../shared/product-addresses';
import type { AdminPageContext } from '../shared/admin-page-context';
import { icon } from './icons';
import type { IconName } from './icons';
import { __, _x } from '../../i18n';

const LOG_OUT = 'log-out';

const listCreations = (store: StoreContext) => [
  { label: __('Product', 'store-admin'), href: newProductPage(store), capability: 'edit_products' },
  {
    label: __('Order', 'store-admin'),
    href: 'post-new.php?post_type=shop_order',
    capability: 'edit_shop_orders',
  },
  {
    label: __('Coupon', 'store-admin'),
    href: 'post-new.php?post_type=shop_coupon',
    capability: 'edit_shop_coupons',
  },
];

/** Shown on every page. The home screen offers the same choice once it has something to arrange. */
const listColors = (): readonly { scheme: ColorScheme; label: string }[] => [
  { scheme: 'light', label: __('Light colors', 'store-admin') },
  { scheme: 'dark', label: __('Dark colors', 'store-admin') },
  { scheme: 'auto', label: __('System colors', 'store-admin') },
];

/** The URL that logs this session out, with its nonce. */
export function getLogOutUrl(context: AdminPageContext): string {
  return `${LOGIN_PATH}?action=logout&_wpnonce=${context.nonceFor(LOG_OUT)}`;
}

export function isLogOutRequest(context: AdminPageContext, nonce: string): boolean {
  return context.meant(LOG_OUT, nonce);
}

/** The bar at the top of the page: links to the site, "new" menu and user menu. */
export function adminBar(context: AdminPageContext, siteTitle: string, chosen: ColorScheme): Html {
  const { user } = context.session;
  const creations = listCreations(context.store).filter(({ capability }) => context.can(capability));
  return html`<div id="wpadminbar" role="navigation" aria-label="${__('Toolbar', 'store-admin')}">
    <ul id="wp-admin-bar-root-default" class="ab-top-menu">
      <li id="wp-admin-bar-menu-toggle">
        <button type="button" class="ab-item" aria-expanded="false" aria-controls="adminmenumain">
          ${icon('menu')}<span class="screen-reader-text">${__('Menu', 'store-admin')}</span>
        </button>
      </li>
      <li id="wp-admin-bar-site-name">
        <a class="ab-item" href="/">${icon('site')}<span class="ab-label">${siteTitle}</span></a>
      </li>
      ${creations.length ? newContentMenu(creations) : NOTHING}
    </ul>
    <ul id="wp-admin-bar-top-secondary" class="ab-top-secondary ab-top-menu">
      <li id="wp-admin-bar-my-account" class="menupop">
        ${opener(undefined, user.displayName, 'user-actions')}
        <ul id="user-actions" class="ab-submenu">
          <li class="ab-who">${user.displayName}<span>${user.email}</span></li>
          <li id="wp-admin-bar-edit-profile">
            <a class="ab-item" href="${ADMIN_PATH}profile.php">${__('Profile', 'store-admin')}</a>
          </li>
          ${listColors().map(
            ({ scheme, label }) =>
              html`<li>
                <a
                  class="ab-item"
                  href="${colorsUrl(context, scheme)}"
                  ${scheme === chosen ? html`aria-current="true"` : NOTHING}
                  >${label}</a
                >
              </li>`,
          )}
          <li id="wp-admin-bar-logout">
            <a class="ab-item" href="${getLogOutUrl(context)}">${__('Log out', 'store-admin')}</a>
          </li>
        </ul>
      </li>
    </ul>
  </div>`;
}

function newContentMenu(creations: readonly { label: string; href: string }[]): Html {
  return html`<li id="wp-admin-bar-new-content" class="menupop">
    ${opener('plus', _x('New', 'admin bar menu group label', 'store-admin'), 'new-content')}
    <ul id="new-content" class="ab-submenu">
      ${creations.map(
        ({ label, href }) => html`<li><a class="ab-item" href="${ADMIN_PATH}${href}">${label}</a></li>`,
      )}
    </ul>
  </li>`;
}

/** A button that opens the list below it. Without JavaScript, the list opens on hover and focus. */
function opener(name: IconName | undefined, label: string, controls: string): Html {
  const initial = Array.from(label)[0]?.toUpperCase() ?? '';
  const avatar = name ? icon(name) : html`<span class="ab-avatar" aria-hidden="true">${initial}</span>`;
  return html`<button type="button" class="ab-item" aria-expanded="false" aria-controls="${controls}">
    ${avatar}<span class="ab-label">${label}</span>
  </button>`;
}
