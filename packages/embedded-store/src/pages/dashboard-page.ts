import type { Context } from 'hono';
import { countForMenu } from './chrome/counts';
import { sendAdminPage } from './chrome/frame';
import { clientFiles, isClientBuilt } from './shared/client-build';
import type { Html } from '../html/html';
import { html } from '../html/html';
import { inlineScript } from '../html/script';
import { hydrate } from './hydration/globals';
import { noticeList } from './shared/notices';
import type { AdminPageContext } from './shared/admin-page-context';
import { __ } from '../i18n';

/** The page whose whole content area the client renders: `admin.php?page=wc-admin`, with any path. */
export function sendDashboardPage(request: Context, context: AdminPageContext): Promise<Response> {
  const { store } = context;
  const setup = findSetup(context);
  const next = setup ?? chunkOf(context);
  return sendAdminPage(request, context, {
    kind: 'dashboard',
    title: `${__('Home', 'store-admin')} ‹ WooCommerce`,
    screen: 'woocommerce_page_wc-admin',
    isFullScreen: setup !== undefined,
    head: (nonce) =>
      html`${inlineScript(
        nonce,
        hydrate(context, {
          isOwnPage: true,
          counts: countForMenu(context),
          hasApiSettings: true,
        }),
      )}
      ${clientFiles(store, nonce, 'dashboard', next === undefined ? [] : [next])}`,
    content: html`${noticeList(store)}
      <div class="wrap">${isClientBuilt(store, 'dashboard') ? mountPoint() : notBuilt()}</div>`,
  });
}

/** The chunk that renders the page at a URL. */
function chunkOf({ store, url }: AdminPageContext): string | undefined {
  const path = url.searchParams.get('path') || '/';
  const { routes } = store.assets.manifest();
  const pattern = Object.keys(routes).find((each) => toRegExp(each).test(path));
  return pattern && routes[pattern];
}

const toRegExp = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`);

/** The full-screen setup guide at this URL, if any. */
function findSetup({
  store: { features },
  url,
  can,
}: AdminPageContext): 'profiler' | 'setup-wizard' | undefined {
  const path = url.searchParams.get('path');
  if (!can('manage_woocommerce')) return undefined;
  if (path === '/profiler' && features.has('core-profiler')) return 'profiler';
  if (path !== '/setup-wizard' || !features.has('onboarding')) return undefined;
  return features.has('core-profiler') ? 'profiler' : 'setup-wizard';
}

/** Empty, so that the client can tell a fresh page from one it has already rendered. */
function mountPoint(): Html {
  return html`<div id="root"></div>
    <noscript>
      <div class="notice notice-error">
        <p>${__('The dashboard requires JavaScript. Enable it in your browser.', 'store-admin')}</p>
      </div>
    </noscript>`;
}

function notBuilt(): Html {
  return html`<div class="card">
    <h1>${__('The dashboard has not been built yet', 'store-admin')}</h1>
    <p>
      ${__('The store is running, but the dashboard has not been built. Build it, then reload this page:', 'store-admin')}
    </p>
    <p><code>npm run build</code></p>
  </div>`;
}
