import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import {
  getRecipientLocale,
  addUnsubscribeUrl,
  listStoredMail,
  readMessage,
  getUnsubscribeUrl,
} from '../../analytics';
import type { StoredMail } from '../../analytics';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import { LOGIN_PATH } from '../shared/addresses';
import { sendAdminPage } from '../chrome/frame';
import type { Html } from '../../html/html';
import { html, NOTHING, sprintfHtml } from '../../html/html';
import { sendForbidden, sendNotFound } from '../chrome/refusals';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { __ } from '../../i18n';

const OUTBOX_PATH = '/store/outbox';

/** Number of emails shown; older ones remain with their deliveries. */
const SHOWN = 50;

/** The emails that a store without a mail server would have sent, for users who manage the store. */
export function mountOutbox(app: Hono, store: StoreContext): void {
  app.get(OUTBOX_PATH, (request) => withReader(request, store, sendOutbox));
  app.get(`${OUTBOX_PATH}/:send{\\d+}`, (request) => withReader(request, store, sendFile));
}

function withReader(
  request: Context,
  store: StoreContext,
  handler: (request: Context, context: AdminPageContext) => Response | Promise<Response>,
): Response | Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) {
    const back = encodeURIComponent(store.siteUrl + new URL(request.req.url).pathname);
    return request.redirect(`${LOGIN_PATH}?redirect_to=${back}`, 302);
  }
  return context.can('manage_woocommerce') ? handler(request, context) : sendForbidden(request, context);
}

function sendOutbox(request: Context, context: AdminPageContext): Promise<Response> {
  const { store } = context;
  const mails = listStoredMail(store.db, SHOWN);
  return sendAdminPage(request, context, {
    kind: 'plain',
    title: __('Outbox', 'store-admin'),
    screen: 'store-outbox',
    content: html`<div class="wrap">
      <h1>${__('Outbox', 'store-admin')}</h1>
      <p>
        ${
          store.sendsMail
            ? __('This store sends email. These emails were saved while sending was off.', 'store-admin')
            : __(
                'This store does not send email because SMTP_URL is not set. Unsent emails are listed here.',
                'store-admin',
              )
        }
      </p>
      ${mails.length > 0 ? mails.map((mail) => show(store, mail)) : html`<p>${__('No emails yet.', 'store-admin')}</p>`}
    </div>`,
  });
}

function show(store: StoreContext, { sendId, deliveryId, address, keptAt, message }: StoredMail): Html {
  const unsubscribeUrl = getUnsubscribeUrl(store, { deliveryId, address });
  const { subject, text, file } = addUnsubscribeUrl(
    message,
    unsubscribeUrl,
    getRecipientLocale(store.db, address),
  );
  return html`<article class="card">
    <h2>${subject}</h2>
    <p>
      ${sprintfHtml(
        /* translators: 1: email address, 2: date and time */
        __('To %1$s, %2$s', 'store-admin'),
        address,
        html`<time datetime="${new Date(keptAt).toISOString()}"
          >${toLocalText(getTimeZone(store.db), keptAt)}</time
        >`,
      )}
    </p>
    <pre style="white-space: pre-wrap; overflow-wrap: anywhere">${text}</pre>
    <p>
      ${file ? html`<a href="${OUTBOX_PATH}/${sendId}">${file.name}</a>` : NOTHING}
      <a href="${unsubscribeUrl}">${__('Unsubscribe', 'store-admin')}</a>
    </p>
  </article>`;
}

function sendFile(request: Context, context: AdminPageContext): Response | Promise<Response> {
  const file = readMessage(context.store.db, Number(request.req.param('send')))?.file;
  if (!file) return sendNotFound(request, context);
  return request.body(file.csv, 200, {
    'Content-Type': 'text/csv; charset=UTF-8',
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Cache-Control': 'no-store, private',
  });
}
