import { run, transaction } from '../../../database';
import type { StoreDatabase } from '../../../database';
import { toParts } from '../../../shared/amounts';
import { recordOrders } from '../../analytics-tables/record-order';
import { recordCouponUses } from '../coupon-uses';
import { newLine, saveLine } from '../lines';
import type { OrderLine } from '../lines';
import { createOrderKey } from '../change-order';
import type { OrderStatus } from '../../../site/settings/order-statuses';

interface Address {
  first_name: string;
  last_name: string;
  company?: string;
  address_1: string;
  address_2?: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  email?: string;
  phone?: string;
}

/** An order to store as is: nothing is calculated, validated or taken out of stock. Amounts are decimal text. */
export interface NewOrder {
  status: OrderStatus;
  currency: string;
  /** A user ID; a guest if omitted. */
  customerId?: number;
  billing: Address;
  shipping?: Address;
  paymentMethod?: string;
  paymentMethodTitle?: string;
  customerNote?: string;
  createdVia?: string;
  /** Fixed for demo stores, to make them reproducible. */
  orderKey?: string;
  items: readonly NewOrderItem[];
  shippingLines?: readonly NewShippingLine[];
  taxLines?: readonly NewTaxLine[];
  feeLines?: readonly NewFeeLine[];
  couponLines?: readonly NewCouponLine[];
  discountTotal?: string;
  /** Becomes one shipping line if `shippingLines` is omitted. */
  shippingTotal?: string;
  shippingTax?: string;
  /** Tax on products and fees. */
  taxTotal?: string;
  total: string;
  createdAt: Date;
  paidAt?: Date;
  completedAt?: Date;
}

export interface NewOrderItem {
  productId: number;
  variationId?: number;
  name: string;
  quantity: number;
  /** Before discounts. */
  subtotal: string;
  total: string;
  taxClass?: string;
  /** Tax by rate; the sum is the line's tax. */
  taxes?: readonly NewLineTax[];
}

interface NewLineTax {
  rateId: number;
  total: string;
  /** Before discounts; the total by default. */
  subtotal?: string;
}

interface NewShippingLine {
  methodId: string;
  title: string;
  instanceId?: number;
  total: string;
  taxes?: readonly NewLineTax[];
}

interface NewTaxLine {
  rateId: number;
  /** `US-CA-SALES TAX-1` */
  code: string;
  label: string;
  percent: number;
  isCompound?: boolean;
  total: string;
  shippingTax?: string;
}

interface NewFeeLine {
  name: string;
  total: string;
  taxes?: readonly NewLineTax[];
}

interface NewCouponLine {
  couponId: number;
  code: string;
  discount: string;
  discountTax?: string;
}

/** Adds an order with its lines, updates the analytics tables and returns the order's ID. */
export function createOrder(db: StoreDatabase, order: NewOrder): number {
  return transaction(db, () => {
    const id = insertOrder(db, order);
    recordOrders(db, [id]);
    return id;
  });
}

/** The same for many orders, several times as fast. */
export function createOrders(db: StoreDatabase, orders: Iterable<NewOrder>): number[] {
  return transaction(db, () => {
    const ids = Array.from(orders, (order) => insertOrder(db, order));
    recordOrders(db, ids);
    return ids;
  });
}

function insertOrder(db: StoreDatabase, order: NewOrder): number {
  const createdAt = order.createdAt.getTime();
  const { id } = run(
    db,
    `INSERT INTO orders (status, currency, order_key, created_via, customer_id, customer_note, billing, shipping,
         payment_method, payment_method_title, discount_total, shipping_total, shipping_tax, cart_tax, total,
         created_at, modified_at, paid_at, completed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.status,
    order.currency,
    order.orderKey ?? createOrderKey(),
    order.createdVia ?? '',
    order.customerId ?? null,
    order.customerNote ?? '',
    JSON.stringify(order.billing),
    JSON.stringify(order.shipping ?? order.billing),
    order.paymentMethod ?? '',
    order.paymentMethodTitle ?? '',
    toParts(order.discountTotal ?? '0'),
    toParts(order.shippingTotal ?? '0'),
    toParts(order.shippingTax ?? '0'),
    toParts(order.taxTotal ?? '0'),
    toParts(order.total),
    createdAt,
    Math.max(createdAt, order.paidAt?.getTime() ?? 0, order.completedAt?.getTime() ?? 0),
    order.paidAt?.getTime() ?? null,
    order.completedAt?.getTime() ?? null,
  );
  for (const line of toLines(order)) saveLine(db, id, line);
  if (order.couponLines) recordCouponUses(db, id);
  return id;
}

function toLines(order: NewOrder): OrderLine[] {
  const shippingLines = order.shippingLines ?? toShippingLines(order.shippingTotal ?? '0');
  return [
    ...order.items.map((item) =>
      newLine('product', {
        name: item.name,
        productId: item.productId,
        variationId: item.variationId ?? 0,
        quantity: item.quantity,
        taxClass: item.taxClass ?? '',
        subtotal: toParts(item.subtotal),
        total: toParts(item.total),
        ...toTaxes(item.taxes),
      }),
    ),
    ...shippingLines.map((line) =>
      newLine('shipping', {
        name: line.title,
        sourceId: line.instanceId ?? 0,
        total: toParts(line.total),
        details: { method_id: line.methodId },
        ...toTaxes(line.taxes),
      }),
    ),
    ...(order.feeLines ?? []).map((line) =>
      newLine('fee', { name: line.name, total: toParts(line.total), ...toTaxes(line.taxes) }),
    ),
    ...(order.taxLines ?? []).map((line) =>
      newLine('tax', {
        name: line.label,
        sourceId: line.rateId,
        total: toParts(line.total),
        shippingTax: toParts(line.shippingTax ?? '0'),
        details: { rate_code: line.code, compound: line.isCompound ?? false, rate_percent: line.percent },
      }),
    ),
    ...(order.couponLines ?? []).map((line) =>
      newLine('coupon', {
        name: line.code,
        sourceId: line.couponId,
        total: toParts(line.discount),
        totalTax: toParts(line.discountTax ?? '0'),
      }),
    ),
  ];
}

function toShippingLines(total: string): NewShippingLine[] {
  return toParts(total) === 0 ? [] : [{ methodId: 'flat_rate', title: 'Flat rate', total }];
}

function toTaxes(taxes: readonly NewLineTax[] = []): Pick<OrderLine, 'taxes' | 'totalTax' | 'subtotalTax'> {
  const read = taxes.map(({ rateId, total, subtotal = total }) => ({
    id: rateId,
    total: toParts(total),
    subtotal: toParts(subtotal),
  }));
  return {
    taxes: read,
    totalTax: read.reduce((sum, tax) => sum + tax.total, 0),
    subtotalTax: read.reduce((sum, tax) => sum + tax.subtotal, 0),
  };
}
