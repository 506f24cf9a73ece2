import {
  HandlerResponse,
  boolean,
  requireCapability,
  createNoTrashError,
  oneOf,
  required,
  RestError,
  route,
  string,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { cleanText } from '../../shared/clean';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import type { TimeZone } from '../../shared/local-time';
import { addNote, deleteNote, getNote, getNotes, SYSTEM_AUTHOR } from './notes';
import type { OrderNote } from './notes';
import { getOrder } from './order';
import type { Order } from './order';
import { __ } from '../../i18n';

const ROOT = '/wc/v3/orders/{order_id:digits}/notes';

export const orderNoteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ROOT,
    args: { type: withDefault(oneOf(['any', 'customer', 'internal']), 'any') },
    permission: requireCapability('read_private_shop_orders', 'list'),
    handler(request) {
      const { db } = request.context;
      const { type } = request.args;
      const zone = getTimeZone(db);
      return getNotes(db, findOrder(request).id)
        .filter(({ isForCustomer }) => type === 'any' || isForCustomer === (type === 'customer'))
        .map((note) => toRecord(zone, note));
    },
  }),
  route({
    method: 'POST',
    path: ROOT,
    args: {
      note: required(string()),
      customer_note: withDefault(boolean(), false),
      added_by_user: withDefault(boolean(), false),
    },
    permission: requireCapability('publish_shop_orders', 'create'),
    handler(request) {
      const { context, args, user } = request;
      const order = findOrder(request);
      const id = addNote(context.db, order.id, {
        author: args.added_by_user && user ? user.displayName : SYSTEM_AUTHOR,
        note: cleanText(args.note),
        isForCustomer: args.customer_note,
        createdAt: context.clock(),
      });
      return new HandlerResponse(show(request, find(request, id)), { status: 201 });
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{id:digits}`,
    permission: requireCapability('read_private_shop_orders', 'view'),
    handler: (request) => show(request, find(request)),
  }),
  route({
    method: 'DELETE',
    path: `${ROOT}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: requireCapability('delete_others_shop_orders', 'delete'),
    handler(request) {
      const note = find(request);
      if (!request.args.force)
        throw createNoTrashError(__('Order notes do not support trashing.', 'store-admin'));
      deleteNote(request.context.db, note.id);
      return show(request, note);
    },
  }),
];

/** @throws {RestError} when there is no such order. */
function findOrder({ context, param }: RestRequest): Order {
  const order = getOrder(context.db, Number(param('order_id')));
  if (order) return order;
  throw new RestError(404, 'woocommerce_rest_order_invalid_id', __('Invalid order ID.', 'store-admin'));
}

/** @throws {RestError} when the order has no such note. */
function find(request: RestRequest, id = Number(request.param('id'))): OrderNote {
  const note = getNote(request.context.db, findOrder(request).id, id);
  if (note) return note;
  throw new RestError(404, 'woocommerce_rest_invalid_id', __('Invalid resource ID.', 'store-admin'));
}

function show({ context }: RestRequest, note: OrderNote): object {
  return toRecord(getTimeZone(context.db), note);
}

function toRecord(zone: TimeZone, note: OrderNote): object {
  return {
    id: note.id,
    author: note.author,
    date_created: toSiteDate(zone, note.createdAt),
    date_created_gmt: toGmtDate(note.createdAt),
    note: note.note,
    customer_note: note.isForCustomer,
  };
}
