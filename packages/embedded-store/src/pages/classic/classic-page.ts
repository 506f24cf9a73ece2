import type { Context } from 'hono';
import { countForMenu } from '../chrome/counts';
import { sendAdminPage } from '../chrome/frame';
import { HOME_PAGE } from '../shared/addresses';
import { clientFiles } from '../shared/client-build';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { inlineScript } from '../../html/script';
import { hydrate } from '../hydration/globals';
import type { EmbedBreadcrumbs } from '../hydration/globals';
import { noticeList } from '../shared/notices';
import type { AdminPageContext } from '../shared/admin-page-context';

/** A page that the server renders. */
export interface ClassicPage {
  title: string;
  screen: string;
  /** The breadcrumbs below the store; the last one is this page. */
  breadcrumbs: EmbedBreadcrumbs;
  content: Html;
  /** A page of the platform rather than of the store: the client is not loaded on it. */
  isPlain?: boolean;
  head?: (nonce: string) => Html;
  hasApiSettings?: boolean;
  status?: 200 | 400 | 403 | 404;
}

export function sendClassicPage(
  request: Context,
  context: AdminPageContext,
  page: ClassicPage,
): Promise<Response> {
  const { title, screen, status = 200 } = page;
  if (page.isPlain) {
    const content = html`<div class="wrap">${page.content}</div>`;
    return sendAdminPage(request, context, { kind: 'plain', title, screen, status, content });
  }
  const last = page.breadcrumbs.at(-1);
  return sendAdminPage(request, context, {
    kind: 'classic',
    title,
    screen,
    status,
    head: (nonce) =>
      html`${page.head?.(nonce) ?? NOTHING}
      ${inlineScript(
        nonce,
        hydrate(context, {
          isOwnPage: false,
          counts: countForMenu(context),
          hasApiSettings: page.hasApiSettings ?? false,
          breadcrumbs: [[HOME_PAGE, 'WooCommerce'], ...page.breadcrumbs],
        }),
      )}
      ${clientFiles(context.store, nonce, 'embedded')}`,
    beforeBody: placeholderHeader(typeof last === 'string' ? last : title),
    content: html`${noticeList(context.store)}
      <div class="wrap woocommerce">${page.content}</div>`,
  });
}

/** A placeholder for the client's header, which prevents a layout shift. */
function placeholderHeader(label: string): Html {
  return html`<div id="woocommerce-embedded-root" class="is-embed-loading">
    <div class="woocommerce-layout">
      <div class="woocommerce-layout__header is-embed-loading">
        <h1 class="woocommerce-layout__header-heading">${label}</h1>
      </div>
    </div>
  </div>`;
}
