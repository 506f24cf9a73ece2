import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StoreContext } from '../context';
import { mountAdminPages } from './admin-pages';
import { LOGIN_PATH } from './addresses';
import { mountConnectPages } from './connect/connect-page';
import { mountClientBuild } from './client-build';
import { mountFrameFiles } from './frame-files';
import { mountFrontPages } from './front/front-pages';
import { mountLiveReload } from './live-reload';
import { mountLogin } from './login/routes';

/** Forms are small; a few hundred countries fit. */
const MAX_FORM_BYTES = 256 * 1024;

/** Login, administration pages, classic forms, the shop's front page and the files of the built client. */
export function mountPages(app: Hono, store: StoreContext): void {
  const limit = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (request) => request.text('This form is larger than any form of this store.', 413),
  });
  app.use(LOGIN_PATH, limit);
  app.use('/wp-admin/admin.php', limit);
  app.use('/store/connect/*', limit);
  mountFrameFiles(app);
  mountClientBuild(app, store);
  mountLiveReload(app, store);
  mountLogin(app, store);
  mountConnectPages(app, store);
  mountAdminPages(app, store);
  mountFrontPages(app, store);
}
