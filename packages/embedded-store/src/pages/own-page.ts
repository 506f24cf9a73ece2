import type { Context } from 'hono';
import { getTaskLists } from '../resources/tasks';
import { countForMenu } from './chrome/counts';
import { sendAdminPage } from './chrome/frame';
import { clientFiles, isClientBuilt } from './client-build';
import { type Html, html } from './html/html';
import { inlineScript } from './html/script';
import { hydrate } from './hydration/globals';
import { noticeList } from './notices';
import type { Visitor } from './visitor';

/** The page whose whole content area the client draws: `admin.php?page=wc-admin`, whatever its path. */
export function sendOwnPage(request: Context, visitor: Visitor): Promise<Response> {
  const { store, url } = visitor;
  return sendAdminPage(request, visitor, {
    kind: 'own',
    title: 'Home ‹ WooCommerce',
    screen: 'woocommerce_page_wc-admin',
    isFullScreen: url.searchParams.get('path') === '/setup-wizard',
    head: (nonce) =>
      html`${inlineScript(
        nonce,
        hydrate(visitor, {
          isOwnPage: true,
          counts: countForMenu(visitor),
          hasApiSettings: true,
        }),
      )}
      ${clientFiles(store, nonce, 'own', chunksOf(visitor))}`,
    content: html`${noticeList()}
      <div class="wrap">${isClientBuilt(store, 'own') ? mountPoint() : notBuilt()}</div>`,
  });
}

/** What the first screen is made of. A hint at a chunk that is not used in the end makes browsers complain. */
function chunksOf({ store, session, url, can }: Visitor): string[] {
  const { searchParams } = url;
  if ((searchParams.get('path') || '/') !== '/' || !can('manage_woocommerce')) return [];
  const setup = getTaskLists(store, session.user).find(({ id }) => id === 'setup');
  const showsSetup = setup !== undefined && setup.isVisible && !setup.isHidden && !searchParams.has('task');
  return showsSetup ? ['home', 'home-setup'] : ['home'];
}

/** Empty, so that the client can tell a fresh page from one it already draws. */
function mountPoint(): Html {
  return html`<div id="root"></div>
    <noscript>
      <div class="notice notice-error">
        <p>The dashboard needs JavaScript, which this browser does not run.</p>
      </div>
    </noscript>`;
}

function notBuilt(): Html {
  return html`<div class="card">
    <h1>The dashboard has not been built yet</h1>
    <p>
      The store is running, but the files of its dashboard are missing. Build them, then load this page again:
    </p>
    <p><code>npm run build</code></p>
  </div>`;
}
