import {
  camelCaseObject,
  listOrEmpty,
  numberOrZero,
  optional,
  phpObject,
  plainText,
  text,
  tolerantList,
  utcTimeOrZero,
} from '@admin/schemas';
import * as v from 'valibot';

/** The customer record, if there is one. */
export const OrderCustomerSchema = phpObject({ id: v.number(), name: plainText, email: text });

/** An order with the members that lists need. */
export const OrderSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    /** The order number; extensions may use letters. */
    number: text,
    status: text,
    currency: text,
    /** Decimal text. */
    total: text,
    /** The total in the store's format, as plain text. */
    total_formatted: plainText,
    date_created_gmt: utcTimeOrZero,
    /** `null` for a guest. */
    customer: v.fallback(v.nullable(OrderCustomerSchema), null),
    billing: optional(camelCaseObject({ first_name: plainText, last_name: plainText })),
    line_items: listOrEmpty(phpObject({ quantity: numberOrZero })),
  }),
  v.transform(({ number, dateCreatedGmt, billing, lineItems, ...order }) => ({
    ...order,
    number: number || String(order.id),
    /** Milliseconds since 1970, by the server's clock. */
    createdAt: dateCreatedGmt,
    /** The customer's name, or the billing name; empty if there is neither. */
    customerName: order.customer?.name || `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim(),
    itemCount: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  })),
);

export const parseOrders = v.parser(tolerantList(OrderSchema));
