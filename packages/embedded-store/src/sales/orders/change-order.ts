import { randomBytes } from 'node:crypto';
import type { StoreContext } from '../../context';
import type { StoreDatabase } from '../../database';
import { RestError } from '../../rest';
import { cleanLine, cleanText } from '../../shared/clean';
import { findCoupon, getCoupon, getCouponUses } from '../coupons/queries';
import type { Coupon } from '../coupons/queries';
import { mergeMeta } from '../../shared/meta';
import { mergeAddress } from '../../shared/postal-address';
import { getTextSetting } from '../../site';
import { getUser } from '../../accounts';
import type { OrderArgs } from './arguments';
import { changeLines } from './change-lines';
import { getDecimals } from './money-format';
import { discount, getCouponError } from './discounts';
import type { Purchase } from './discounts';
import { findBySku, getOrderProducts } from './order-product';
import type { OrderLine } from './lines';
import { EMPTY_ORDER } from './order';
import type { Order } from './order';
import { resolvePrice } from './price';
import { applyStatusEffects } from './status-effects';
import { getTaxRules } from './taxation';
import { __, sprintf } from '../../i18n';

/** Request members that change the order's price. */
const PRICED = ['billing', 'shipping', 'line_items', 'shipping_lines', 'fee_lines', 'coupon_lines'] as const;

/** Creates an order from a request and calculates its totals. */
export function placeOrder({ db, clock }: StoreContext, args: OrderArgs): Order {
  const now = clock();
  const empty: Order = {
    ...EMPTY_ORDER,
    status: 'pending',
    currency: getTextSetting(db, 'general', 'woocommerce_currency'),
    orderKey: createOrderKey(),
    createdVia: 'rest-api',
    includesTax: getTextSetting(db, 'tax', 'woocommerce_prices_include_tax') === 'yes',
    createdAt: now.getTime(),
  };
  const described = describe(db, empty, args);
  const priced = price(db, described, args, now);
  return applyStatusEffects(db, pay(db, priced, args, now), { before: undefined, now });
}

/** Changes only what the request contains; changed lines or addresses recalculate the totals. */
export function changeOrder({ db, clock }: StoreContext, order: Order, args: OrderArgs): Order {
  const now = clock();
  const described = describe(db, order, args);
  const isPriced = PRICED.some((name) => args[name] !== undefined);
  const priced = isPriced ? price(db, described, args, now) : described;
  return applyStatusEffects(db, pay(db, priced, args, now), { before: order, now });
}

function describe(db: StoreDatabase, order: Order, args: OrderArgs): Order {
  const { customer_id: customer } = args;
  if (customer && !getUser(db, customer)) {
    throw new RestError(
      400,
      'woocommerce_rest_invalid_customer_id',
      __('Customer ID is invalid.', 'store-admin'),
    );
  }
  return {
    ...order,
    status: args.status ?? order.status,
    currency: args.currency ?? order.currency,
    customerId: customer === undefined ? order.customerId : customer || null,
    customerNote: args.customer_note === undefined ? order.customerNote : cleanText(args.customer_note),
    billing: mergeAddress(order.billing, args.billing ?? {}),
    shipping: mergeAddress(order.shipping, args.shipping ?? {}),
    paymentMethod: cleanLine(args.payment_method ?? order.paymentMethod),
    paymentMethodTitle: cleanLine(args.payment_method_title ?? order.paymentMethodTitle),
    transactionId: cleanLine(args.transaction_id ?? order.transactionId),
    meta: mergeMeta(order.meta, args.meta_data ?? []),
  };
}

/** Calculates lines, then coupons, then taxes, then totals. */
function price(db: StoreDatabase, order: Order, args: OrderArgs, now: Date): Order {
  const decimals = getDecimals(db);
  const rules = getTaxRules(db, decimals);
  const entries = args.line_items ?? [];
  const bySku = (sku: string) => findBySku(db, sku);
  const named = entries.flatMap((entry) => [
    entry.variation_id ?? 0,
    entry.product_id ?? 0,
    entry.sku ? (bySku(entry.sku) ?? 0) : 0,
  ]);
  const owned = order.lines.map((line) => line.variationId || line.productId);
  const products = getOrderProducts(db, [...named, ...owned], now);
  const lines = changeLines(order.lines, args, { products, bySku, rules });
  const purchase: Purchase = {
    lines,
    products,
    email: order.billing['email'] ?? '',
    customer: String(order.customerId ?? order.billing['email'] ?? ''),
    now,
    decimals,
    isSequential: getTextSetting(db, 'general', 'woocommerce_calc_discounts_sequentially') === 'yes',
  };
  const discounted = discountLines(db, purchase, order, args);
  const priced = resolvePrice({ ...order, lines: discounted }, { rules, decimals });
  assertExact(priced);
  return priced;
}

/** @throws {RestError} when an amount is too large to be stored and added up exactly. */
function assertExact({ total, lines }: Order): void {
  const amounts = [total, ...lines.flatMap((line) => [line.subtotal, line.total, line.totalTax])];
  if (amounts.every(Number.isSafeInteger)) return;
  throw new RestError(400, 'rest_invalid_param', __('The order total is too large.', 'store-admin'));
}

/** Requested coupons replace those of the order; otherwise new lines are discounted by the existing ones. */
function discountLines(
  db: StoreDatabase,
  purchase: Purchase,
  order: Order,
  args: OrderArgs,
): readonly OrderLine[] {
  if (args.coupon_lines) {
    const coupons = args.coupon_lines.map(({ id, code }) => namedCoupon(db, id, code));
    const kept = new Set(order.lines.filter(({ kind }) => kind === 'coupon').map((line) => line.sourceId));
    const uses = getCouponUses(
      db,
      coupons.map(({ id }) => id),
    );
    for (const coupon of coupons) {
      const others = coupons.filter((other) => other !== coupon);
      const refusal = kept.has(coupon.id)
        ? undefined
        : getCouponError(coupon, { purchase, usedBy: uses.get(coupon.id) ?? [], others });
      if (refusal) throw invalidCoupon(refusal);
    }
    return discount(purchase, coupons);
  }
  const owned = order.lines.filter(({ kind }) => kind === 'coupon');
  const coupons = owned.flatMap((line) => getCoupon(db, line.sourceId) ?? []);
  const areAllThere = coupons.length === owned.length && coupons.length > 0;
  return args.line_items && areAllThere ? discount(purchase, coupons) : purchase.lines;
}

function namedCoupon(db: StoreDatabase, id: unknown, code: string | null | undefined): Coupon {
  if (id) {
    throw new RestError(
      400,
      'woocommerce_rest_coupon_item_id_readonly',
      __('Coupon item ID is readonly.', 'store-admin'),
    );
  }
  if (!code) throw invalidCoupon(__('Coupon code is required.', 'store-admin'));
  const coupon = findCoupon(db, code);
  if (coupon) return coupon;
  throw invalidCoupon(
    /* translators: %s: code of a coupon */
    sprintf(__('Coupon "%s" does not exist!', 'store-admin'), cleanLine(code)),
  );
}

function invalidCoupon(message: string): RestError {
  return new RestError(400, 'woocommerce_rest_invalid_coupon', message);
}

/** After payment, the order is set to processing if there is something left to ship or do, else to completed. */
function pay(db: StoreDatabase, order: Order, args: OrderArgs, now: Date): Order {
  const isOpen = ['pending', 'on-hold', 'failed', 'cancelled'].includes(order.status);
  if (!args.set_paid || order.paidAt !== null || !isOpen) {
    return args.set_paid && order.paidAt === null ? { ...order, paidAt: now.getTime() } : order;
  }
  const status = needsProcessing(db, order, now) ? 'processing' : 'completed';
  return { ...order, status, paidAt: now.getTime() };
}

function needsProcessing(db: StoreDatabase, { lines }: Order, now: Date): boolean {
  const ids = lines
    .filter(({ kind }) => kind === 'product')
    .map((line) => line.variationId || line.productId);
  const products = getOrderProducts(db, ids, now);
  return ids.some((id) => {
    const product = products.get(id);
    return !(product?.isVirtual && product.isDownloadable);
  });
}

/** Creates the key with which a guest proves that an order is theirs. */
export function createOrderKey(): string {
  return `wc_order_${randomBytes(10).toString('base64url').slice(0, 13)}`;
}
