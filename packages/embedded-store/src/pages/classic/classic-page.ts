import type { Context } from 'hono';
import { countForMenu } from '../chrome/counts';
import { sendAdminPage } from '../chrome/frame';
import { HOME_PAGE } from '../addresses';
import { clientFiles } from '../client-build';
import { type Html, html, NOTHING } from '../../html/html';
import { inlineScript } from '../../html/script';
import { hydrate, type EmbedBreadcrumbs } from '../hydration/globals';
import { noticeList } from '../notices';
import type { Visitor } from '../visitor';

export interface ClassicPage {
  title: string;
  screen: string;
  /** The trail below the store; the last step is this page. */
  breadcrumbs: EmbedBreadcrumbs;
  content: Html;
  head?: (nonce: string) => Html;
  hasApiSettings?: boolean;
  status?: 200 | 400 | 403 | 404;
}

/** Sends a page which the host draws and the client decorates. */
export function sendClassicPage(request: Context, visitor: Visitor, page: ClassicPage): Promise<Response> {
  const last = page.breadcrumbs.at(-1);
  return sendAdminPage(request, visitor, {
    kind: 'classic',
    title: page.title,
    screen: page.screen,
    head: (nonce) =>
      html`${page.head?.(nonce) ?? NOTHING}
      ${inlineScript(
        nonce,
        hydrate(visitor, {
          isOwnPage: false,
          counts: countForMenu(visitor),
          hasApiSettings: page.hasApiSettings ?? false,
          breadcrumbs: [[HOME_PAGE, 'WooCommerce'], ...page.breadcrumbs],
        }),
      )}
      ${clientFiles(visitor.store, nonce, 'classic')}`,
    beforeBody: placeholderHeader(typeof last === 'string' ? last : page.title),
    content: html`${noticeList(visitor.store)}
      <div class="wrap woocommerce">${page.content}</div>`,
    ...(page.status ? { status: page.status } : {}),
  });
}

/** Sends a page that is the store's or, when it is plain, the platform's own. */
export function sendHostPage(
  request: Context,
  visitor: Visitor,
  { isPlain, ...page }: ClassicPage & { isPlain: boolean },
): Promise<Response> {
  if (!isPlain) return sendClassicPage(request, visitor, page);
  return sendAdminPage(request, visitor, {
    kind: 'plain',
    title: page.title,
    screen: page.screen,
    content: html`<div class="wrap">${page.content}</div>`,
    ...(page.status ? { status: page.status } : {}),
  });
}

/** Stands where the client's header will, so that nothing moves when it comes. */
function placeholderHeader(label: string): Html {
  return html`<div id="woocommerce-embedded-root" class="is-embed-loading">
    <div class="woocommerce-layout">
      <div class="woocommerce-layout__header is-embed-loading">
        <h1 class="woocommerce-layout__header-heading">${label}</h1>
      </div>
    </div>
  </div>`;
}
