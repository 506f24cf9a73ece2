import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';
import { addEvents, countByName, findEvents, getTextOption } from '../../site';
import { isSameOrigin, REST_ACTION } from '../../security';
import { LOGIN_PATH } from '../shared/addresses';
import { sendForbidden } from '../chrome/refusals';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { EVENTS_PATH, sendEventsPage } from './events-page';
import { readQuery } from './query';
import { readSentEvents } from './sent-events';
import { __ } from '../../i18n';

/** The endpoint where pages send their events, and the page where administrators read them. */
export function mountEvents(app: Hono, store: StoreContext): void {
  app.post(EVENTS_PATH, (request) => takeEvents(request, store));
  app.get(EVENTS_PATH, (request) => withReader(request, store, sendEventsPage));
  app.get(`${EVENTS_PATH}.json`, (request) => withReader(request, store, sendEvents));
}

/** Only with consent: events sent after consent was withdrawn are discarded. */
async function takeEvents(request: Context, store: StoreContext): Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) return request.json({ message: __('You are not logged in.', 'store-admin') }, 401);
  const sent = readSentEvents(await request.req.json().catch(() => undefined));
  if (!sent) return request.json({ message: __('Invalid events.', 'store-admin') }, 400);
  if (!isSameOrigin(store, request.req.raw.headers) || !context.meant(REST_ACTION, sent.nonce)) {
    return request.json(
      { message: __('This request was not sent by a page of this store.', 'store-admin') },
      403,
    );
  }
  const isAllowed = getTextOption(store.db, 'woocommerce_allow_tracking') === 'yes';
  if (isAllowed) await transactionWhenFree(store.db, () => addEvents(store.db, sent.events, store.clock()));
  return request.json({ recorded: isAllowed });
}

type Handler = (request: Context, context: AdminPageContext) => Response | Promise<Response>;

function withReader(request: Context, store: StoreContext, handler: Handler): Response | Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) {
    const { pathname, search } = new URL(request.req.url);
    const back = encodeURIComponent(store.siteUrl + pathname + search);
    return request.redirect(`${LOGIN_PATH}?redirect_to=${back}`, 302);
  }
  return context.can('manage_options') ? handler(request, context) : sendForbidden(request, context);
}

function sendEvents(request: Context, { store, url }: AdminPageContext): Response {
  const { events, total } = findEvents(store.db, readQuery(url));
  request.header('Cache-Control', 'no-store, private');
  return request.json({
    total,
    names: countByName(store.db),
    events: events.map(({ id, name, properties, recordedAt }) => ({
      id,
      name,
      properties,
      recorded_at: new Date(recordedAt).toISOString(),
    })),
  });
}
