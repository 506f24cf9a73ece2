import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';
import { isService, setConnected } from '../../site';
import type { Service } from '../../site';
import { setGatewayEnabled } from '../../sales';
import { isSameOrigin } from '../../security';
import { HOME_PAGE } from '../shared/addresses';
import { sendColumn, sendToLogin } from '../shared/column';
import { readForm } from '../shared/form';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { __, sprintf } from '../../i18n';

const NONCE_ACTION = 'connect-service';
const ADDRESS = '/store/connect/:service';

const listNames = (): Readonly<Record<Service, string>> => ({
  jetpack: 'Jetpack',
  'woocommerce-payments': __('WooCommerce Payments', 'store-admin'),
  square: 'Square',
  paypal: 'PayPal',
  marketplace: __('the marketplace', 'store-admin'),
});

/** Gateways that work as soon as their account is connected. */
const GATEWAYS: Partial<Readonly<Record<Service, string>>> = {
  'woocommerce-payments': 'woocommerce_payments',
  square: 'square_credit_card',
  paypal: 'ppcp-gateway',
};

/** Placeholders for the pages of external services where a user agrees to connect the store with an account. */
export function mountConnectPages(app: Hono, store: StoreContext): void {
  app.get(ADDRESS, (request) => withService(request, store, showConsent));
  app.post(ADDRESS, (request) => withService(request, store, connect));
}

type Handler = (
  request: Context,
  context: AdminPageContext,
  service: Service,
) => Response | Promise<Response>;

function withService(request: Context, store: StoreContext, handler: Handler): Response | Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) return sendToLogin(request, store);
  const service = request.req.param('service') ?? '';
  if (!isService(service))
    return send(request, context, 404, html`<p>${__('Service not found.', 'store-admin')}</p>`);
  if (context.can('install_plugins')) return handler(request, context, service);
  return send(
    request,
    context,
    403,
    html`<p>${__('Only administrators can connect the store.', 'store-admin')}</p>`,
  );
}

function showConsent(request: Context, context: AdminPageContext, service: Service): Promise<Response> {
  const name = listNames()[service];
  return send(
    request,
    context,
    200,
    html`<p>
        ${sprintf(
          /* translators: %s: name of a service */
          __(
            'This page simulates %s. No data leaves this server. Connecting adds a simulated account to your store.',
            'store-admin',
          ),
          name,
        )}
      </p>
      <form method="post">
        <input type="hidden" name="_wpnonce" value="${context.nonceFor(NONCE_ACTION)}" />
        <p class="submit">
          <button type="submit" class="button button-primary">${__('Connect', 'store-admin')}</button>
        </p>
      </form>
      <p class="login-links"><a href="${getReturnUrl(context)}">${__('Cancel', 'store-admin')}</a></p>`,
  );
}

async function connect(request: Context, context: AdminPageContext, service: Service): Promise<Response> {
  const sent = await readForm(request);
  const isMeant = context.meant(NONCE_ACTION, sent.get('_wpnonce') ?? '');
  if (!isMeant || !isSameOrigin(context.store, request.req.raw.headers)) {
    return send(
      request,
      context,
      403,
      html`<p>${__('The connection failed. Please go back and try again.', 'store-admin')}</p>`,
    );
  }
  const { db } = context.store;
  const gateway = GATEWAYS[service];
  await transactionWhenFree(db, () => {
    setConnected(db, service, true);
    if (gateway) setGatewayEnabled(db, gateway, true);
  });
  const back = new URL(getReturnUrl(context));
  if (service === 'woocommerce-payments') back.searchParams.set('wcpay-connection-success', '1');
  return request.redirect(back.href, 303);
}

/** The page that the user came from, if it is on this site. */
function getReturnUrl({ url, store }: AdminPageContext): string {
  const redirectUri = url.searchParams.get('redirect_uri') ?? '';
  const back = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  return back?.origin === new URL(store.siteUrl).origin
    ? back.href
    : new URL(HOME_PAGE, `${store.siteUrl}/wp-admin/`).href;
}

function send(
  request: Context,
  { store }: AdminPageContext,
  status: 200 | 403 | 404,
  content: Html,
): Promise<Response> {
  return sendColumn(request, store, {
    title: __('Connect', 'store-admin'),
    heading: __('Connect your store', 'store-admin'),
    status,
    content,
  });
}
