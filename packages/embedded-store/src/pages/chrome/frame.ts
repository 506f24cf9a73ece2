import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { getTextDirection, getAdminColors, getEnabledFeatures, getTextOption } from '../../site';
import { readColorScheme } from '../shared/color-scheme';
import { frameFile } from '../shared/frame-files';
import { sendDocument } from '../shared/document';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { newProductPage } from '../shared/product-addresses';
import type { AdminPageContext } from '../shared/admin-page-context';
import { adminBar } from './admin-bar';
import { adminMenu } from './admin-menu';
import { bodyClass, foldsMenuForNavigation } from './body-classes';
import { countForMenu } from './counts';
import { listExpectedComponents } from './expected-components';
import { createMenu, filterMenu } from './menu';
import { isPaymentsWelcomeOffered } from './payments-welcome';
import { __, getLocale } from '../../i18n';

export interface AdminPage {
  kind: 'dashboard' | 'classic' | 'plain';
  /** Title of the browser tab, before the site name. */
  title: string;
  /** Class of the page on `<body>`. */
  screen: string;
  isFullScreen?: boolean;
  /** Contents of the head in addition to the layout's own files. */
  head?: (nonce: string) => Html;
  /** Between the bars and `#wpbody`: where classic pages mount the client. */
  beforeBody?: Html;
  /** The content of `#wpbody-content`. */
  content: Html;
  status?: 200 | 400 | 403 | 404;
}

/** Sends a page inside the admin layout: top bar, side menu, content and footer. */
export function sendAdminPage(
  request: Context,
  context: AdminPageContext,
  page: AdminPage,
): Promise<Response> {
  const { db } = context.store;
  const features = getEnabledFeatures(context.store);
  const locale = getLocale();
  const direction = getTextDirection(locale);
  const siteTitle = getTextOption(db, 'blogname');
  const colorScheme = readColorScheme(request, context);
  const isMenuFolded = getCookie(request, 'store_menu') === 'folded';
  const nature = {
    kind: page.kind,
    hasNavigation: features.has('navigation'),
    isFullScreen: page.isFullScreen ?? false,
  };
  const menu = createMenu(countForMenu(context), {
    managesStock: getTextOption(db, 'woocommerce_manage_stock', 'yes') === 'yes',
    hasAnalytics: features.has('analytics'),
    offersPayments: features.has('wc-pay-welcome-page') && isPaymentsWelcomeOffered(context.store),
    hasSettings: features.has('settings'),
    newProduct: newProductPage(context.store),
  });
  return sendDocument(request, {
    title: `${page.title} ‹ ${siteTitle} — WooCommerce`,
    colorScheme,
    bodyClass: bodyClass({
      ...nature,
      screen: page.screen,
      locale,
      direction,
      isMenuFolded,
      expected: page.kind === 'plain' ? [] : listExpectedComponents(context, features),
      features: [...features],
      theme: getTextOption(db, 'stylesheet', 'twentytwentythree'),
      adminColors: getAdminColors(db, context.session.user.id),
    }),
    stylesheets: ['admin.css'],
    head: (nonce) =>
      html`<script nonce="${nonce}" src="${frameFile('frame.js')}" defer></script>
        ${page.head?.(nonce)}`,
    body: () =>
      html`<a class="skip-link screen-reader-text" href="#wpbody-content"
          >${__('Skip to main content', 'store-admin')}</a
        >
        <div id="wpwrap">
          ${adminMenu(filterMenu(menu, context.can), context.url, isMenuFolded || foldsMenuForNavigation(nature))}
          <div id="wpcontent">
            ${adminBar(context, siteTitle, colorScheme)} ${page.beforeBody}
            <div id="wpbody" role="main">
              <div id="wpbody-content" tabindex="-1">${page.content}</div>
            </div>
            ${foot()}
          </div>
        </div>`,
    ...(page.status ? { status: page.status } : {}),
  });
}

function foot(): Html {
  return html`<div id="wpfooter" role="contentinfo">
    <p>
      ${__('Store Admin on its embedded store. All data is stored in one file on this computer.', 'store-admin')}
    </p>
  </div>`;
}
