import {
  HandlerResponse,
  boolean,
  integer,
  list,
  members,
  requireCapability,
  withPaginationHeaders,
  createNoTrashError,
  RestError,
  route,
  string,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { amount } from '../../shared/amount-argument';
import { listingArgs } from '../../shared/listing';
import { metaArgs } from '../../shared/meta';
import { decimals } from './arguments';
import { listRefunds } from './list-orders';
import { getOrder, getRefunds } from './order';
import type { Order } from './order';
import { toRefundRecords } from './record';
import { deleteRefund, refundOrder } from './refunds';
import { __ } from '../../i18n';

const ROOT = '/wc/v3/orders/{order_id:digits}/refunds';

export const refundRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ROOT,
    args: { ...listingArgs, dp: decimals },
    permission: requireCapability('read_private_shop_orders', 'list'),
    handler(request) {
      const { db } = request.context;
      const { orders, total } = listRefunds(db, findOrder(request).id, request.args);
      return withPaginationHeaders(request, toRefundRecords(request.context, orders, request.args.dp), total);
    },
  }),
  route({
    method: 'POST',
    path: ROOT,
    args: {
      amount,
      reason: string(),
      refunded_by: integer({ minimum: 0 }),
      meta_data: metaArgs,
      // Ignored: no gateway of this store can refund payments.
      api_refund: boolean(),
      api_restock: withDefault(boolean(), true),
      line_items: list(
        members({
          id: integer(),
          quantity: integer({ minimum: 0 }),
          refund_total: amount,
          refund_tax: list(members({ id: integer(), refund_total: amount })),
        }),
      ),
      dp: decimals,
    },
    permission: requireCapability('publish_shop_orders', 'create'),
    handler(request) {
      const { args, context, user } = request;
      const refund = refundOrder(context, findOrder(request), {
        amount: args.amount,
        reason: args.reason,
        refundedBy: args.refunded_by ?? user?.id,
        restocks: args.api_restock,
        meta: args.meta_data,
        lines: args.line_items?.map((line) => ({
          id: line.id ?? 0,
          quantity: line.quantity,
          total: line.refund_total,
          taxes: line.refund_tax?.map(({ id = 0, refund_total = '0' }) => ({ id, total: refund_total })),
        })),
      });
      return new HandlerResponse(toRefundRecords(context, [refund], args.dp)[0], { status: 201 });
    },
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{id:digits}`,
    args: { dp: decimals },
    permission: requireCapability('read_private_shop_orders', 'view'),
    handler(request) {
      const records = toRefundRecords(request.context, [findRefund(request)], request.args.dp);
      return records[0] ?? {};
    },
  }),
  route({
    method: 'DELETE',
    path: `${ROOT}/{id:digits}`,
    args: { force: withDefault(boolean(), true), dp: decimals },
    permission: requireCapability('delete_others_shop_orders', 'delete'),
    handler(request) {
      const refund = findRefund(request);
      if (!request.args.force)
        throw createNoTrashError(__('Order refunds do not support trashing.', 'store-admin'));
      const [record = {}] = toRefundRecords(request.context, [refund], request.args.dp);
      deleteRefund(request.context.db, refund);
      return record;
    },
  }),
];

/** @throws {RestError} when there is no such order. */
function findOrder({ context, param }: RestRequest): Order {
  const order = getOrder(context.db, Number(param('order_id')));
  if (order) return order;
  throw new RestError(404, 'woocommerce_rest_invalid_order_id', __('Invalid order ID.', 'store-admin'));
}

/** @throws {RestError} when the order has no such refund. */
function findRefund(request: RestRequest): Order {
  const order = findOrder(request);
  const refunds = getRefunds(request.context.db, [order.id]).get(order.id) ?? [];
  const refund = refunds.find(({ id }) => id === Number(request.param('id')));
  if (refund) return refund;
  throw new RestError(
    404,
    'woocommerce_rest_invalid_order_refund_id',
    __('Invalid order refund ID.', 'store-admin'),
  );
}
