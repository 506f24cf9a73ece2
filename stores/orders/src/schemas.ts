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

/** The record of a customer, where the buyer is known as one. */
export const OrderCustomerSchema = phpObject({ id: v.number(), name: plainText, email: text });

/** An order, as lists need it. */
export const OrderSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    /** What the owner knows it by; a numbering of its own may give it letters. */
    number: text,
    status: text,
    currency: text,
    /** Decimal text. */
    total: text,
    /** The total as the shop writes it, in plain text. */
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
    /** The customer, else the name on the bill; empty when there is none. */
    customerName: order.customer?.name || `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim(),
    itemCount: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  })),
);

export const parseOrders = v.parser(tolerantList(OrderSchema));
