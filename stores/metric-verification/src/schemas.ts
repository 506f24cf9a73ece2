import { isRecord } from '@admin/http';
import {
  listOrEmpty,
  numeric,
  numericOrZero,
  optional,
  phpObject,
  plainText,
  textOrNumber,
  tolerantList,
} from '@admin/schemas';
import type { ReportRow } from '@admin/store-reports';
import * as v from 'valibot';
import { toMicros } from './micros';
import type { CountedRow, Entry, LineItem } from './types';

/** An order with its refunds' ids; the order's own list of refunds lacks the details. */
export interface ReadOrder {
  readonly entry: Entry;
  readonly hasRefunds: boolean;
}

const amountOfHost = v.pipe(numeric, v.transform(toMicros));
const amount = v.fallback(amountOfHost, 0);

const LineItemSchema = v.pipe(
  phpObject({
    product_id: numericOrZero,
    variation_id: numericOrZero,
    quantity: numericOrZero,
    total: amount,
    total_tax: amount,
  }),
  v.transform((line) => ({
    product: line.product_id,
    variation: line.variation_id,
    quantity: line.quantity,
    total: line.total,
    tax: line.total_tax,
  })),
);

const toLineItem = ({ tax: _tax, ...item }: v.InferOutput<typeof LineItemSchema>): LineItem => item;

const CouponSchema = v.pipe(
  phpObject({ code: plainText, discount: amount }),
  v.transform(({ code, discount }) => ({ code, amount: discount })),
);

const RateSchema = v.pipe(
  phpObject({ rate_id: numericOrZero, tax_total: amount, shipping_tax_total: amount }),
  v.transform((line) => ({
    id: line.rate_id,
    itemTax: line.tax_total,
    shippingTax: line.shipping_tax_total,
  })),
);

const OrderSchema = v.pipe(
  phpObject({
    id: numeric,
    number: textOrNumber,
    status: textOrNumber,
    currency: textOrNumber,
    date_created: textOrNumber,
    date_paid: textOrNumber,
    date_completed: textOrNumber,
    customer_id: numericOrZero,
    billing: optional(phpObject({ email: plainText })),
    total: amount,
    total_tax: amount,
    shipping_total: amount,
    line_items: listOrEmpty(LineItemSchema),
    coupon_lines: listOrEmpty(CouponSchema),
    tax_lines: listOrEmpty(RateSchema),
    refunds: listOrEmpty(phpObject({})),
  }),
  v.transform((order): ReadOrder => ({
    entry: {
      id: order.id,
      parentId: 0,
      number: order.number || String(order.id),
      status: order.status,
      currency: order.currency,
      createdAt: order.date_created,
      paidAt: order.date_paid || null,
      completedAt: order.date_completed || null,
      customer:
        order.customer_id > 0 ? `user ${order.customer_id}` : (order.billing?.email ?? '').toLowerCase(),
      total: order.total,
      taxes: order.total_tax,
      shipping: order.shipping_total,
      lineItems: order.line_items.map(toLineItem),
      coupons: order.coupon_lines,
      rates: order.tax_lines,
    },
    hasRefunds: order.refunds.length > 0,
  })),
);

const LineSchema = v.pipe(
  phpObject({ total: amount, total_tax: amount }),
  v.transform(({ total, total_tax: tax }) => ({ total, tax })),
);

const RefundSchema = phpObject({
  id: numeric,
  date_created: textOrNumber,
  amount,
  meta_data: listOrEmpty(phpObject({ key: textOrNumber, value: textOrNumber })),
  line_items: listOrEmpty(LineItemSchema),
  fee_lines: listOrEmpty(LineSchema),
  shipping_lines: listOrEmpty(LineSchema),
  tax_lines: listOrEmpty(RateSchema),
});

type Refund = v.InferOutput<typeof RefundSchema>;

/** Line items have more decimals than reports use; hosts without tax rates only send lines. */
const taxesOf = ({ tax_lines: rates, line_items, fee_lines, shipping_lines }: Refund): number =>
  rates.length > 0
    ? rates.reduce((sum, { itemTax, shippingTax }) => sum + itemTax + shippingTax, 0)
    : [...line_items, ...fee_lines, ...shipping_lines].reduce((sum, line) => sum + line.tax, 0);

/** Refunds of an order. Some hosts only send the amount, without items. */
export const parseRefunds = (order: Entry) =>
  v.parser(
    tolerantList(
      v.pipe(
        RefundSchema,
        v.transform((refund): Entry => ({
          ...order,
          id: refund.id,
          parentId: order.id,
          isFull: refund.meta_data.some(({ key, value }) => key === '_refund_type' && value === 'full'),
          createdAt: refund.date_created,
          paidAt: refund.date_created,
          completedAt: refund.date_created,
          total: -Math.abs(refund.amount),
          taxes: taxesOf(refund),
          shipping: refund.shipping_lines.reduce((sum, { total }) => sum + total, 0),
          lineItems: refund.line_items.map(toLineItem),
          coupons: [],
          rates: refund.tax_lines,
        })),
      ),
    ),
  );

/** Reports separate date and time by a space, orders by a `T`. */
const wallTime = v.pipe(
  textOrNumber,
  v.transform((text) => text.replace(' ', 'T')),
);

const CountedRowSchema = v.pipe(
  phpObject({
    order_id: numeric,
    parent_id: numericOrZero,
    order_number: textOrNumber,
    status: textOrNumber,
    date: wallTime,
    date_created: wallTime,
    num_items_sold: numericOrZero,
    net_total: amount,
    total_sales: optional(amountOfHost),
  }),
  v.transform((row): CountedRow => ({
    id: row.order_id,
    parentId: row.parent_id,
    number: row.order_number || String(row.order_id),
    status: row.status,
    date: row.date,
    createdAt: row.date_created,
    items: row.num_items_sold,
    net: row.net_total,
    total: row.total_sales,
  })),
);

export const parseOrders = v.parser(tolerantList(OrderSchema));

/** A list with the order, or empty. */
export const parseOneOrder = (payload: unknown) => parseOrders([payload]);

export const parseCountedRows = v.parser(tolerantList(CountedRowSchema));

/** Rows of a report, with any members. */
export const parseReportRows = v.parser(tolerantList(v.custom<ReportRow>(isRecord)));
