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

type Handler = (request: Context, context: AdminPageContext) => Response | Promise<Response>;

/** Redirects logged-out visitors to the login page, and shows an error to users who can't open the admin. */
function withVisitor(request: Context, store: StoreContext, handler: Handler): Response | Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) {
    const { pathname, search } = new URL(request.req.url);
    const back = encodeURIComponent(store.siteUrl + pathname + search);
    return request.redirect(`${LOGIN_PATH}?redirect_to=${back}&reauth=1`, 302);
  }
  return canEnterAdmin(context.session.user) ? handler(request, context) : sendForbidden(request, context);
}

function showPage(request: Context, context: AdminPageContext): Response | Promise<Response> {
  const { pathname, searchParams } = context.url;
  if (searchParams.has('wcpay-connect')) return connectPayments(request, context);
  if (hasLeftEditor(context)) return request.redirect(addFeedbackNotice(context), 302);
  if (pathname === ADMIN_PATH || pathname === `${ADMIN_PATH}index.php`) {
    return request.redirect(startPage(context.session.user, context.store), 302);
  }
  if (matchesAddress(HOME_PAGE, context.url)) {
    return isFirstRun(context) ? request.redirect(SETUP_PAGE, 302) : sendDashboardPage(request, context);
  }
  const route = findClassicRoute(context.url);
  if (route) return respond(request, context, route, route.show);
  return sendNotFound(request, context);
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
function connectPayments(request: Context, context: AdminPageContext): Response | Promise<Response> {
  const isMeant = context.meant('wcpay-connect', context.url.searchParams.get('_wpnonce') ?? '');
  if (!isMeant || !context.can('install_plugins')) return sendForbidden(request, context);
  const home = `${context.store.siteUrl}${ADMIN_PATH}${HOME_PAGE}`;
  return request.redirect(getProviderUrl(context.store, 'woocommerce-payments', home), 302);
}

function savePage(request: Context, context: AdminPageContext): Promise<Response> {
  const route = findClassicRoute(context.url);
  return route?.save ? respond(request, context, route, route.save) : sendNotFound(request, context);
}

async function respond(
  request: Context,
  context: AdminPageContext,
  { capability }: ClassicRoute,
  how: ClassicRoute['show'],
): Promise<Response> {
  if (!context.can(capability)) return sendForbidden(request, context);
  return (await how(request, context)) ?? sendNotFound(request, context);
}
