import type { Context, Hono } from 'hono';
import type { StoreContext } from '../context';
import { providerLink } from '../resources/connections';
import { canEnterAdmin } from '../security';
import { ADMIN_PATH, HOME_PAGE, LOGIN_PATH } from './addresses';
import { saveSettings, showSettings } from './classic/settings-page';
import { sendOwnPage } from './own-page';
import { sendForbidden, sendNotFound, sendPlainPage } from './plain-pages';
import { startPage } from './start-page';
import { readVisitor, type Visitor } from './visitor';

/** The administration: every page asks who is there, and what they may do. */
export function mountAdminPages(app: Hono, store: StoreContext): void {
  app.get('/wp-admin', (request) => request.redirect(ADMIN_PATH, 302));
  app.get(`${ADMIN_PATH}*`, (request) => withVisitor(request, store, showPage));
  app.post(`${ADMIN_PATH}admin.php`, (request) => withVisitor(request, store, savePage));
}

type Answer = (request: Context, visitor: Visitor) => Response | Promise<Response>;

/** Sends strangers to the login page and back, and those without business here away. */
function withVisitor(request: Context, store: StoreContext, answer: Answer): Response | Promise<Response> {
  const visitor = readVisitor(store, request);
  if (!visitor) {
    const { pathname, search } = new URL(request.req.url);
    const back = encodeURIComponent(store.siteUrl + pathname + search);
    return request.redirect(`${LOGIN_PATH}?redirect_to=${back}&reauth=1`, 302);
  }
  return canEnterAdmin(visitor.session.user) ? answer(request, visitor) : sendForbidden(request, visitor);
}

async function showPage(request: Context, visitor: Visitor): Promise<Response> {
  const { pathname, searchParams } = visitor.url;
  if (searchParams.has('wcpay-connect')) return connectPayments(request, visitor);
  if (pathname === ADMIN_PATH || pathname === `${ADMIN_PATH}index.php`) {
    return request.redirect(startPage(visitor.session.user), 302);
  }
  if (pathname === `${ADMIN_PATH}admin.php`) {
    const page = searchParams.get('page');
    if (page === 'wc-admin') return sendOwnPage(request, visitor);
    if (page === 'wc-settings') return settings(request, visitor, showSettings);
  }
  return (await sendPlainPage(request, visitor)) ?? sendNotFound(request, visitor);
}

/** The banner and the task of the payments provider lead here; the nonce proves that somebody meant it. */
function connectPayments(request: Context, visitor: Visitor): Response | Promise<Response> {
  const isMeant = visitor.meant('wcpay-connect', visitor.url.searchParams.get('_wpnonce') ?? '');
  if (!isMeant || !visitor.can('install_plugins')) return sendForbidden(request, visitor);
  const home = `${visitor.store.siteUrl}${ADMIN_PATH}${HOME_PAGE}`;
  return request.redirect(providerLink(visitor.store, 'woocommerce-payments', home), 302);
}

async function savePage(request: Context, visitor: Visitor): Promise<Response> {
  const isSettings = visitor.url.searchParams.get('page') === 'wc-settings';
  return isSettings ? settings(request, visitor, saveSettings) : sendNotFound(request, visitor);
}

async function settings(
  request: Context,
  visitor: Visitor,
  answer: typeof showSettings | typeof saveSettings,
): Promise<Response> {
  if (!visitor.can('manage_woocommerce')) return sendForbidden(request, visitor);
  return (await answer(request, visitor)) ?? sendNotFound(request, visitor);
}
