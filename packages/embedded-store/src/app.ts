import { Hono } from 'hono';
import { canonicalHost } from './canonical-host';
import type { StoreContext } from './context';
import { explainStorage } from './database';
import { inRequestLocale, mountPages } from './pages';
import { mountGeneratedImages, mountPluginScripts } from './plugin-files';
import { recordChange, mountUploads } from './site';
import { __ } from './i18n';
import { mountReportDownloads } from './analytics';
import { mountRest } from './rest';
import { withEndpoints } from './routes';
import { createNonce, readSession, REST_ACTION, securityHeaders } from './security';
import { mountTestControls } from './test-controls';
import type { MovableClock } from './test-controls';

/**
 * The whole store as one request handler: REST API, login, pages and the client's files.
 * @param testClock the context's clock, if tests may move it and make calls fail.
 */
export function createApp(context: StoreContext, testClock?: MovableClock): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  app.use(inRequestLocale(context));
  app.use(canonicalHost(context));
  app.onError((error, c) => {
    context.report(error);
    const storage = explainStorage(error);
    if (storage) return c.text(storage.sentence, storage.status);
    return c.text(
      __(
        'Something went wrong on the server. Details are in the server log. Please try again.',
        'store-admin',
      ),
      500,
    );
  });
  if (testClock) mountTestControls(app, context, testClock);
  mountRest(app, context, withEndpoints(context.extensions?.endpoints ?? []), recordChange);
  mountAdminAjax(app, context);
  mountUploads(app, context);
  mountReportDownloads(app, context);
  mountGeneratedImages(app);
  mountPluginScripts(app);
  mountPages(app, context);
  return app;
}

/** `admin-ajax.php?action=rest-nonce`: returns a fresh nonce as plain text to the logged-in user. */
function mountAdminAjax(app: Hono, context: StoreContext): void {
  app.get('/wp-admin/admin-ajax.php', (c) => {
    const session = readSession(context, c.req.header('Cookie'));
    const isNonceRequest = session && c.req.query('action') === 'rest-nonce';
    c.header('Cache-Control', 'no-store, private');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return isNonceRequest ? c.body(createNonce(context, session, REST_ACTION)) : c.body('0', 400);
  });
}
