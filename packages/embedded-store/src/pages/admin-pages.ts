import type { Context, Hono } from 'hono';
import type { StoreContext } from '../context';
import { getProviderUrl } from '../site';
import { needsSetup } from '../onboarding';
import { canEnterAdmin } from '../accounts';
import { ADMIN_PATH, HOME_PAGE, LOGIN_PATH, SETUP_PAGE } from './shared/addresses';
import type { ClassicRoute } from './classic/routes';
import { findClassicRoute, matchesAddress } from './classic/routes';
import { hasLeftEditor, addFeedbackNotice } from './feedback-notice';
import { sendDashboardPage } from './dashboard-page';
import { sendForbidden, sendNotFound } from './chrome/refusals';
import { startPage } from './shared/start-page';
import { readAdminPageContext } from './shared/admin-page-context';
import type { AdminPageContext } from './shared/admin-page-context';

/** The admin pages. Each page checks that the user is logged in and has permission. */
export function mountAdminPages(app: Hono, store: StoreContext): void {
  app.get('/wp-admin', (request) => request.redirect(ADMIN_PATH, 302));
  app.get(`${ADMIN_PATH}*`, (request) => withVisitor(request, store, showPage));
  app.post(`${ADMIN_PATH}*`, (request) => withVisitor(request, store, savePage));
}

type Handler = (request: Context, visitor: AdminPageContext) => Response | Promise<Response>;

/** Redirects logged-out visitors to the login page, and shows an error to users who can't open the admin. */
function withVisitor(request: Context, store: StoreContext, handler: Handler): Response | Promise<Response> {
  const visitor = readAdminPageContext(store, request);
  if (!visitor) {
    const { pathname, search } = new URL(request.req.url);
    const back = encodeURIComponent(store.siteUrl + pathname + search);
    return request.redirect(`${LOGIN_PATH}?redirect_to=${back}&reauth=1`, 302);
  }
  return canEnterAdmin(visitor.session.user) ? handler(request, visitor) : sendForbidden(request, visitor);
}

function showPage(request: Context, visitor: AdminPageContext): Response | Promise<Response> {
  const { pathname, searchParams } = visitor.url;
  if (searchParams.has('wcpay-connect')) return connectPayments(request, visitor);
  if (hasLeftEditor(visitor)) return request.redirect(addFeedbackNotice(visitor), 302);
  if (pathname === ADMIN_PATH || pathname === `${ADMIN_PATH}index.php`) {
    return request.redirect(startPage(visitor.session.user, visitor.store), 302);
  }
  if (matchesAddress(HOME_PAGE, visitor.url)) {
    return isFirstRun(visitor) ? request.redirect(SETUP_PAGE, 302) : sendDashboardPage(request, visitor);
  }
  const route = findClassicRoute(visitor.url);
  if (route) return respond(request, visitor, route, route.show);
  return sendNotFound(request, visitor);
}

/**
 * A user who can set up the store gets the setup wizard in place of the home screen, until setup is done or skipped
 * (contract, remaining screens).
 */
function isFirstRun({ store, url, can }: AdminPageContext): boolean {
  const isHome = !url.searchParams.has('path');
  return isHome && can('manage_woocommerce') && store.features.has('onboarding') && needsSetup(store.db);
}

/** Target of the payments provider's banner and task. The nonce protects against forged links. */
function connectPayments(request: Context, visitor: AdminPageContext): Response | Promise<Response> {
  const isMeant = visitor.meant('wcpay-connect', visitor.url.searchParams.get('_wpnonce') ?? '');
  if (!isMeant || !visitor.can('install_plugins')) return sendForbidden(request, visitor);
  const home = `${visitor.store.siteUrl}${ADMIN_PATH}${HOME_PAGE}`;
  return request.redirect(getProviderUrl(visitor.store, 'woocommerce-payments', home), 302);
}

function savePage(request: Context, visitor: AdminPageContext): Promise<Response> {
  const route = findClassicRoute(visitor.url);
  return route?.save ? respond(request, visitor, route, route.save) : sendNotFound(request, visitor);
}

async function respond(
  request: Context,
  visitor: AdminPageContext,
  { capability }: ClassicRoute,
  how: ClassicRoute['show'],
): Promise<Response> {
  if (!visitor.can(capability)) return sendForbidden(request, visitor);
  return (await how(request, visitor)) ?? sendNotFound(request, visitor);
}
