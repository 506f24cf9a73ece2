import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StoreContext } from '../context';
import { UNSUBSCRIBE_PATH } from '../analytics';
import { EXTENSION_PAGES } from '../marketing';
import { MAX_UPLOAD_BYTES } from '../rest';
import { mountAdminPages } from './admin-pages';
import { mountColors } from './shared/color-scheme';
import { LOGIN_PATH } from './shared/addresses';
import { mountConnectPages } from './connect/connect-page';
import { mountCartPage } from './cart/cart-page';
import { mountClientBuild } from './shared/client-build';
import { EVENTS_PATH } from './events/events-page';
import { mountEvents } from './events/routes';
import { mountOutbox } from './deliveries/outbox-page';
import { mountUnsubscribe } from './deliveries/unsubscribe-page';
import { mountExtensionScripts } from './shared/extension-scripts';
import { mountFrameFiles } from './shared/frame-files';
import { mountFrontPages } from './front/front-pages';
import { mountProductPage } from './front/product-page';
import { mountLanguageScripts } from './shared/language-script';
import { mountLiveReload } from './shared/live-reload';
import { mountLogin } from './login/routes';
import { mountExtensionPages } from './marketing/extension-pages';
import { __ } from '../i18n';

export { inRequestLocale } from './shared/request-locale';

/** Maximum size of a form in bytes: enough for a few hundred countries. */
const MAX_FORM_BYTES = 256 * 1024;

/** The form that uploads a file. */
const UPLOAD_FORM = '/wp-admin/media-new.php';

/** Login, admin pages, classic forms, the store's front page and the files of the built client. */
export function mountPages(app: Hono, store: StoreContext): void {
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (request) => request.text(__('The form data is too large.', 'store-admin'), 413),
    });
  const [limit, uploadLimit] = [limitTo(MAX_FORM_BYTES), limitTo(MAX_UPLOAD_BYTES + MAX_FORM_BYTES)];
  app.use(LOGIN_PATH, limit);
  app.use('/wp-admin/*', (request, next) =>
    (request.req.path === UPLOAD_FORM ? uploadLimit : limit)(request, next),
  );
  app.use('/store/connect/*', limit);
  app.use(`${EXTENSION_PAGES}/*`, limit);
  app.use(EVENTS_PATH, limit);
  app.use(UNSUBSCRIBE_PATH, limit);
  mountFrameFiles(app);
  mountClientBuild(app, store);
  mountLanguageScripts(app, store);
  mountExtensionScripts(app, store);
  mountLiveReload(app, store);
  mountLogin(app, store);
  mountConnectPages(app, store);
  mountCartPage(app, store);
  mountExtensionPages(app, store);
  mountEvents(app, store);
  mountOutbox(app, store);
  mountUnsubscribe(app, store);
  mountColors(app, store);
  mountAdminPages(app, store);
  mountProductPage(app, store);
  mountFrontPages(app, store);
}
