import { Hono } from 'hono';
import { mountAdminAjax } from './admin-ajax';
import type { StoreContext } from './context';
import { mountPages } from './pages';
import { mountRest } from './rest';
import { router } from './routes';
import { securityHeaders } from './security';

/** The whole store as one request handler: REST, login, pages and the files of the client. */
export function createApp(context: StoreContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  app.onError((error, c) => {
    context.report(error);
    return c.text('Something went wrong on the server. It was written down; please try again.', 500);
  });
  mountRest(app, context, router);
  mountAdminAjax(app, context);
  mountPages(app, context);
  return app;
}
