import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { transaction } from '../../database';
import { getDelivery, readToken, checkDelivery, UNSUBSCRIBE_PATH } from '../../analytics';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { sendLoginMessage } from '../login/login-page';

/**
 * The public unsubscribe page. Opening it changes nothing, because mail programs open links to preview them; its
 * button, or a mail program's one-click unsubscribe (RFC 8058), does.
 */
export function mountUnsubscribe(app: Hono, store: StoreContext): void {
  app.get(UNSUBSCRIBE_PATH, (request) => answer(request, store, ask));
  app.post(UNSUBSCRIBE_PATH, (request) => answer(request, store, end));
}

interface Reader {
  deliveryId: number;
  address: string;
  /** The delivery's name. */
  name: string;
}

function answer(
  request: Context,
  store: StoreContext,
  show: (store: StoreContext, reader: Reader) => Html,
): Promise<Response> {
  const subscription = readToken(store.db, request.req.query('token') ?? '');
  const message = (text: Html, status: 200 | 403 = 200) =>
    sendLoginMessage(request, store, 'Emails', text, status);
  if (!subscription) {
    return message(html`<p>This link is incomplete. Please copy the full link from your email.</p>`, 403);
  }
  const delivery = getDelivery(store.db, subscription.deliveryId);
  if (!delivery) return message(html`<p>This scheduled report no longer exists.</p>`);
  const hasEnded = delivery.refused.some(
    (address) => address.toLowerCase() === subscription.address.toLowerCase(),
  );
  const reader = { ...subscription, name: delivery.name };
  return message(hasEnded ? ended(reader) : show(store, reader));
}

const ask = (_store: StoreContext, { name, address }: Reader): Html =>
  html`<p>Do you want to stop receiving “${name}” at ${address}?</p>
    <form method="post">
      <p><button type="submit" class="button button-primary">Unsubscribe</button></p>
    </form>`;

function end(store: StoreContext, reader: Reader): Html {
  const { deliveryId, address } = reader;
  transaction(store.db, () => checkDelivery(store.db, deliveryId, address, store.clock().getTime()));
  return ended(reader);
}

const ended = ({ name, address }: Reader): Html =>
  html`<p>
    You have unsubscribed. “${name}” is no longer sent to ${address}. Other emails from this store are not
    affected.
  </p>`;
