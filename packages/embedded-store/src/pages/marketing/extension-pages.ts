import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';
import { EXTENSION_PAGES, findInstalledExtension } from '../../marketing';
import type { InstalledExtension } from '../../marketing';
import { isSameOrigin } from '../../security';
import { dashboardPage } from '../shared/addresses';
import { sendColumn, sendToLogin } from '../shared/column';
import { readForm } from '../shared/form';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { runAction } from './actions';
import { showSections } from './sections';
import { __, sprintf } from '../../i18n';

const NONCE_ACTION = 'marketing-extension';

/** Placeholders for the pages of marketing extensions: setup, management and campaigns. */
export function mountExtensionPages(app: Hono, store: StoreContext): void {
  app.get(`${EXTENSION_PAGES}/:slug`, (request) => withExtension(request, store, show));
  app.post(`${EXTENSION_PAGES}/:slug`, (request) => withExtension(request, store, save));
}

type Handler = (
  request: Context,
  context: AdminPageContext,
  extension: InstalledExtension,
) => Response | Promise<Response>;

function withExtension(
  request: Context,
  store: StoreContext,
  handler: Handler,
): Response | Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) return sendToLogin(request, store);
  if (!context.can('manage_woocommerce')) {
    return refuse(request, store, 403, __('Only store managers can manage marketing.', 'store-admin'));
  }
  const extension = findInstalledExtension(store.db, request.req.param('slug') ?? '');
  if (extension && extension.status !== 'installed') return handler(request, context, extension);
  return refuse(request, store, 404, __('The extension does not exist or is not active.', 'store-admin'));
}

function show(request: Context, { store, nonceFor }: AdminPageContext, extension: InstalledExtension) {
  const { name } = extension;
  return sendColumn(request, store, {
    title: name,
    heading: name,
    content: html`<p>
        ${sprintf(
          /* translators: %s: name of an extension */
          __('This page simulates %s. Nothing leaves this server.', 'store-admin'),
          name,
        )}
      </p>
      ${showSections(store, extension, nonceFor(NONCE_ACTION))} ${backLink()}`,
  });
}

async function save(
  request: Context,
  { store, meant }: AdminPageContext,
  extension: InstalledExtension,
): Promise<Response> {
  const sent = await readForm(request);
  const isMeant = meant(NONCE_ACTION, sent.get('_wpnonce') ?? '');
  if (!isMeant || !isSameOrigin(store, request.req.raw.headers)) {
    return refuse(
      request,
      store,
      403,
      __('No changes were made. Please go back and try again.', 'store-admin'),
    );
  }
  await transactionWhenFree(store.db, () => runAction(store, extension, sent));
  return request.redirect(`${EXTENSION_PAGES}/${extension.slug}`, 303);
}

function refuse(request: Context, store: StoreContext, status: 403 | 404, sentence: string) {
  const content = html`<p>${sentence}</p>
    ${backLink()}`;
  return sendColumn(request, store, {
    title: __('Marketing', 'store-admin'),
    heading: __('Marketing', 'store-admin'),
    status,
    content,
  });
}

function backLink(): Html {
  return html`<p class="login-links">
    <a href="/wp-admin/${dashboardPage('/marketing')}">${__('Back to marketing', 'store-admin')}</a>
  </p>`;
}
