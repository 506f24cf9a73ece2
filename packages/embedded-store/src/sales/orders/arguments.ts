import * as v from 'valibot';
import { getCurrencies } from '../../reference';
import { anything, boolean, emailOrEmpty, integer, list, members, nullable, oneOf, string } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { amount } from '../../shared/amount-argument';
import { metaArgs } from '../../shared/meta';
import { addressArgs } from '../../shared/postal-address';
import { statusOr } from '../../site';

/** Decimals of amounts in the response; by default, those of the store's currency. */
export const decimals = integer({ minimum: 0, maximum: 20 });

/** Text; numbers are converted where the contract specifies no type. */
const loose = nullable(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' ? String(value) : value)),
    string(),
  ),
);

/** Maximum quantity of a line. WooCommerce has no limit, but a database column does. */
const MOST = 1_000_000;

const billingArgs = members({ ...addressArgs, email: nullable(emailOrEmpty()) });
const shippingArgs = members(addressArgs);

export const orderArgs = {
  // An order can be an `auto-draft`.
  status: statusOr('auto-draft'),
  currency: oneOf(getCurrencies().map(({ code }) => code)),
  customer_id: integer({ minimum: 0 }),
  customer_note: string(),
  billing: billingArgs,
  shipping: shippingArgs,
  payment_method: string(),
  payment_method_title: string(),
  transaction_id: string(),
  meta_data: metaArgs,
  line_items: list(
    members({
      id: integer(),
      name: loose,
      product_id: nullable(integer({ minimum: 0 })),
      variation_id: integer({ minimum: 0 }),
      sku: string(),
      quantity: integer({ minimum: 0, maximum: MOST }),
      tax_class: string(),
      subtotal: amount,
      total: amount,
      meta_data: metaArgs,
    }),
  ),
  shipping_lines: list(
    members({
      id: integer(),
      method_title: loose,
      method_id: loose,
      instance_id: loose,
      total: amount,
      meta_data: metaArgs,
    }),
  ),
  fee_lines: list(
    members({
      id: integer(),
      name: loose,
      tax_class: string(),
      tax_status: oneOf(['taxable', 'none']),
      total: amount,
      meta_data: metaArgs,
    }),
  ),
  coupon_lines: list(members({ id: anything(), code: loose })),
  set_paid: boolean(),
};

export type OrderArgs = Partial<ArgumentValues<typeof orderArgs>>;
export type ProductLineArgs = NonNullable<OrderArgs['line_items']>[number];
export type ShippingLineArgs = NonNullable<OrderArgs['shipping_lines']>[number];
export type FeeLineArgs = NonNullable<OrderArgs['fee_lines']>[number];
