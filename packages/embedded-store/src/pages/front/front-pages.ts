import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { getTextOption, getTextDirection, getSiteLocale } from '../../site';
import { ADMIN_PATH, HOME_PAGE, LOGIN_PATH } from '../shared/addresses';
import { getLogOutUrl } from '../chrome/admin-bar';
import { icon } from '../chrome/icons';
import { sendDocument } from '../shared/document';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { canEnterAdmin } from '../../accounts';

const PAGES = {
  '/': ['Welcome', 'This is where customers will see the shop.'],
  '/shop/': ['Shop', 'This is where customers will browse your products.'],
  '/my-account/': ['My account', 'This is where customers will see their orders and addresses.'],
} as const;

/** The public site. The embedded store has no storefront, and the page says so. */
export function mountFrontPages(app: Hono, store: StoreContext): void {
  for (const [path, [title, purpose]] of Object.entries(PAGES)) {
    app.get(path, (request) => sendFrontPage(request, store, title, purpose));
  }
}

function sendFrontPage(
  request: Context,
  store: StoreContext,
  title: string,
  purpose: string,
): Promise<Response> {
  const siteTitle = getTextOption(store.db, 'blogname');
  const locale = getSiteLocale(store.db);
  return sendDocument(request, {
    title: `${title} — ${siteTitle}`,
    direction: getTextDirection(locale),
    bodyClass: 'front',
    stylesheets: ['login.css'],
    body: () =>
      html`<main id="login">
        <h1>${icon('shop')}${siteTitle}</h1>
        <div class="login-message">
          <p>
            ${purpose} The embedded store is all about the administration, so there is nothing to buy here
            yet.
          </p>
          ${way(readAdminPageContext(store, request))}
        </div>
      </main>`,
  });
}

function way(visitor: AdminPageContext | undefined): Html {
  if (!visitor) return html`<p><a class="button button-primary" href="${LOGIN_PATH}">Log in</a></p>`;
  const logOut = html`<a class="button" href="${getLogOutUrl(visitor)}">Log out</a>`;
  return canEnterAdmin(visitor.session.user)
    ? html`<p><a class="button button-primary" href="${ADMIN_PATH}${HOME_PAGE}">Dashboard</a> ${logOut}</p>`
    : html`<p>You are logged in as ${visitor.session.user.displayName}.</p>
        <p>${logOut}</p>`;
}
