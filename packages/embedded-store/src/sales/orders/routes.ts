import {
  HandlerResponse,
  boolean,
  integer,
  list,
  requireCapability,
  withPaginationHeaders,
  recordRoutes,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { listingArgs } from '../../shared/listing';
import { decimals, orderArgs } from './arguments';
import { changeOrder, placeOrder } from './change-order';
import { deleteOrder, trashOrder } from './delete-order';
import { listOrders } from './list-orders';
import { orderNoteRoutes } from './note-routes';
import { getOrder } from './order';
import type { Order } from './order';
import { toOrderRecords } from './record';
import { refundRoutes } from './refund-routes';
import { statusesOr } from '../../site';
import { __ } from '../../i18n';

type Namespace = 'dashboard' | 'store';

const ROOTS = { store: '/wc/v3/orders', dashboard: '/wc-analytics/orders' } as const;

/** The statuses that each list can be filtered by; only the store's list includes orders that were never placed. */
const LISTED = {
  store: statusesOr('any', 'trash', 'auto-draft'),
  dashboard: statusesOr('any', 'trash'),
} as const;

const filterArgs = {
  ...listingArgs,
  parent: withDefault(list(integer()), []),
  parent_exclude: withDefault(list(integer()), []),
  customer: integer({ minimum: 0 }),
  product: integer(),
  dp: decimals,
};

export const orderRoutes: readonly Route[] = [
  ...rootRoutes('store'),
  ...rootRoutes('dashboard'),
  ...refundRoutes,
  ...orderNoteRoutes,
];

function rootRoutes(namespace: Namespace): Route[] {
  return recordRoutes(requireCapability('edit_others_shop_orders', 'batch'), {
    list: listRoute(namespace),
    create: createRoute(namespace),
    read: readRoute(namespace),
    update: updateRoute(namespace),
    remove: removeRoute(namespace),
  });
}

function listRoute(namespace: Namespace): Route {
  const number = namespace === 'dashboard' ? { number: string() } : {};
  return route({
    method: 'GET',
    path: ROOTS[namespace],
    args: {
      ...filterArgs,
      ...number,
      status: LISTED[namespace],
      include_meta: list(string()),
    },
    permission: requireCapability('read_private_shop_orders', 'list'),
    handler(request) {
      const { status = ['any'], ...args } = request.args;
      const { orders, total } = listOrders(request.context.db, { ...args, status });
      return withPaginationHeaders(request, show(request, namespace, orders), total);
    },
  });
}

function createRoute(namespace: Namespace): Route {
  return route({
    method: 'POST',
    path: ROOTS[namespace],
    args: { ...orderArgs, dp: decimals },
    permission: requireCapability('publish_shop_orders', 'create'),
    handler(request) {
      const order = placeOrder(request.context, request.args);
      return new HandlerResponse(showOne(request, namespace, order), { status: 201 });
    },
  });
}

function readRoute(namespace: Namespace): Route {
  return route({
    method: 'GET',
    path: `${ROOTS[namespace]}/{id:digits}`,
    args: { dp: decimals },
    permission: requireCapability('read_private_shop_orders', 'view'),
    handler: (request) => showOne(request, namespace, find(request)),
  });
}

function updateRoute(namespace: Namespace): Route {
  return route({
    method: UPDATE,
    path: `${ROOTS[namespace]}/{id:digits}`,
    args: { ...orderArgs, dp: decimals },
    permission: requireCapability('edit_others_shop_orders', 'edit'),
    handler(request) {
      const order = changeOrder(request.context, find(request), request.args);
      return showOne(request, namespace, order);
    },
  });
}

function removeRoute(namespace: Namespace): Route {
  return route({
    method: 'DELETE',
    path: `${ROOTS[namespace]}/{id:digits}`,
    args: { force: withDefault(boolean(), false), dp: decimals },
    permission: requireCapability('delete_others_shop_orders', 'delete'),
    handler(request) {
      const { db } = request.context;
      const order = find(request);
      if (request.args.force) {
        const record = showOne(request, namespace, order);
        deleteOrder(db, order.id);
        return record;
      }
      if (order.status === 'trash') {
        const message = __('The order has already been deleted.', 'store-admin');
        throw new RestError(410, 'woocommerce_rest_already_trashed', message);
      }
      trashOrder(db, order.id);
      return showOne(request, namespace, find(request));
    },
  });
}

/** @throws {RestError} when there is no such order. */
function find({ context, param }: RestRequest): Order {
  const order = getOrder(context.db, Number(param('id')));
  if (order) return order;
  throw new RestError(404, 'woocommerce_rest_shop_order_invalid_id', __('Invalid ID.', 'store-admin'));
}

type ListRequest = RestRequest & {
  args: { dp?: number | undefined; include_meta?: readonly string[] | undefined };
};

function show(request: ListRequest, namespace: Namespace, orders: readonly Order[]): object[] {
  return toOrderRecords(request.context, orders, {
    namespace,
    decimals: request.args.dp,
    withCustomer: namespace === 'dashboard' && includesCustomer(request.query['_fields']),
    metaKeys: request.args.include_meta,
  });
}

function showOne(request: ListRequest, namespace: Namespace, order: Order): object {
  return show(request, namespace, [order])[0] ?? {};
}

/** The customer's record is only included if `_fields` names it (contract, section 12). */
function includesCustomer(fields: unknown): boolean {
  const names: unknown[] = Array.isArray(fields) ? fields : [fields];
  return names.some(
    (name) => typeof name === 'string' && name.split(',').some((each) => each.trim() === 'customer'),
  );
}
