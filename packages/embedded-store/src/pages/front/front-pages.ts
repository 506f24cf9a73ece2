import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { getTextOption } from '../../site';
import { ADMIN_PATH, HOME_PAGE, LOGIN_PATH } from '../shared/addresses';
import { getLogOutUrl } from '../chrome/admin-bar';
import { icon } from '../chrome/icons';
import { sendDocument } from '../shared/document';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { canEnterAdmin } from '../../accounts';
import { __, sprintf } from '../../i18n';

interface FrontPage {
  title: string;
  /** What will be here, and that there is nothing to buy yet. */
  text: string;
}

const PAGES: Readonly<Record<string, () => FrontPage>> = {
  '/': () => ({
    title: __('Welcome', 'store-admin'),
    text: __(
      'This is where customers will see the shop. The embedded store is all about the administration, so there is nothing to buy here yet.',
      'store-admin',
    ),
  }),
  '/shop/': () => ({
    title: __('Shop', 'store-admin'),
    text: __(
      'This is where customers will browse your products. The embedded store is all about the administration, so there is nothing to buy here yet.',
      'store-admin',
    ),
  }),
  '/my-account/': () => ({
    title: __('My account', 'store-admin'),
    text: __(
      'This is where customers will see their orders and addresses. The embedded store is all about the administration, so there is nothing to buy here yet.',
      'store-admin',
    ),
  }),
};

/** The public site. The embedded store has no storefront, and the page says so. */
export function mountFrontPages(app: Hono, store: StoreContext): void {
  for (const [path, describe] of Object.entries(PAGES)) {
    app.get(path, (request) => sendFrontPage(request, store, describe()));
  }
}

function sendFrontPage(request: Context, store: StoreContext, { title, text }: FrontPage): Promise<Response> {
  const siteTitle = getTextOption(store.db, 'blogname');
  return sendDocument(request, {
    title: `${title} — ${siteTitle}`,
    bodyClass: 'front',
    stylesheets: ['login.css'],
    body: () =>
      html`<main id="login">
        <h1>${icon('shop')}${siteTitle}</h1>
        <div class="login-message">
          <p>${text}</p>
          ${way(readAdminPageContext(store, request))}
        </div>
      </main>`,
  });
}

function way(context: AdminPageContext | undefined): Html {
  if (!context)
    return html`<p>
      <a class="button button-primary" href="${LOGIN_PATH}">${__('Log in', 'store-admin')}</a>
    </p>`;
  const logOut = html`<a class="button" href="${getLogOutUrl(context)}">${__('Log out', 'store-admin')}</a>`;
  return canEnterAdmin(context.session.user)
    ? html`<p>
        <a class="button button-primary" href="${ADMIN_PATH}${HOME_PAGE}"
          >${__('Dashboard', 'store-admin')}</a
        >
        ${logOut}
      </p>`
    : html`<p>
          ${sprintf(
            /* translators: %s: name of a user */
            __('You are logged in as %s.', 'store-admin'),
            context.session.user.displayName,
          )}
        </p>
        <p>${logOut}</p>`;
}
