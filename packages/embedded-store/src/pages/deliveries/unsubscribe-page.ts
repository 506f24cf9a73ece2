import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';
import { checkDelivery, getDelivery, getEmailLocale, readToken, UNSUBSCRIBE_PATH } from '../../analytics';
import type { Subscription } from '../../analytics';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { sendLoginMessage } from '../login/login-page';
import { __, runInLocale, sprintf } from '../../i18n';

/**
 * The public unsubscribe page. Opening it changes nothing, because mail programs open links to preview them; its
 * button, or a mail program's one-click unsubscribe (RFC 8058), does.
 */
export function mountUnsubscribe(app: Hono, store: StoreContext): void {
  app.get(UNSUBSCRIBE_PATH, (request) => inReaderLocale(request, store, confirmationForm));
  app.post(UNSUBSCRIBE_PATH, (request) => inReaderLocale(request, store, end));
}

interface Reader {
  deliveryId: number;
  address: string;
  /** The delivery's name. */
  name: string;
}

type Show = (store: StoreContext, reader: Reader) => Html | Promise<Html>;

/** Answers in the language of the email, whoever is logged in. */
function inReaderLocale(request: Context, store: StoreContext, show: Show): Promise<Response> {
  const subscription = readToken(store.db, request.req.query('token') ?? '');
  const locale = subscription && getEmailLocale(store.db, subscription);
  const run = () => respond(request, store, subscription, show);
  return locale === undefined ? run() : runInLocale(store.translations, locale, run);
}

async function respond(
  request: Context,
  store: StoreContext,
  subscription: Subscription | undefined,
  show: Show,
): Promise<Response> {
  const message = (text: Html, status: 200 | 403 = 200) =>
    sendLoginMessage(request, store, __('Emails', 'store-admin'), text, status);
  if (!subscription) {
    return message(
      html`<p>
        ${__('This link is incomplete. Please copy the full link from your email.', 'store-admin')}
      </p>`,
      403,
    );
  }
  const delivery = getDelivery(store.db, subscription.deliveryId);
  if (!delivery) return message(html`<p>${__('This scheduled report no longer exists.', 'store-admin')}</p>`);
  const hasEnded = delivery.refused.some(
    (address) => address.toLowerCase() === subscription.address.toLowerCase(),
  );
  const reader = { ...subscription, name: delivery.name };
  return message(hasEnded ? ended(reader) : await show(store, reader));
}

const confirmationForm = (_store: StoreContext, { name, address }: Reader): Html =>
  html`<p>
      ${sprintf(
        /* translators: 1: name of a scheduled report, 2: email address */
        __('Do you want to stop receiving “%1$s” at %2$s?', 'store-admin'),
        name,
        address,
      )}
    </p>
    <form method="post">
      <p><button type="submit" class="button button-primary">${__('Unsubscribe', 'store-admin')}</button></p>
    </form>`;

async function end(store: StoreContext, reader: Reader): Promise<Html> {
  const { deliveryId, address } = reader;
  await transactionWhenFree(store.db, () =>
    checkDelivery(store.db, deliveryId, address, store.clock().getTime()),
  );
  return ended(reader);
}

const ended = ({ name, address }: Reader): Html =>
  html`<p>
    ${sprintf(
      /* translators: 1: name of a scheduled report, 2: email address */
      __(
        'You have unsubscribed. “%1$s” is no longer sent to %2$s. Other emails from this store are not affected.',
        'store-admin',
      ),
      name,
      address,
    )}
  </p>`;
