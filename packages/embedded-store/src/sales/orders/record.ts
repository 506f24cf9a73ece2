import type { StoreContext } from '../../context';
import { getCurrencySymbol } from '../../reference';
import { WC_VERSION } from '../../versions';
import { toDecimal, toNumber } from '../../shared/amounts';
import { getRecordsOfUsers } from '../customers/record';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone, UPLOADS_PATH } from '../../site';
import type { Meta } from '../../shared/meta';
import { toAddressRecord } from '../../shared/postal-address';
import { getOrderProducts } from './order-product';
import type { OrderProduct } from './order-product';
import type { LineKind, OrderLine } from './lines';
import { createMoneyFormat, getDecimals } from './money-format';
import { getRefunds } from './order';
import type { Order } from './order';
import { sum } from './totals';

const PERSON = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
];

export interface RecordOptions {
  /** `dashboard` adds a formatted total, `store` what a checkout needs. */
  namespace: 'dashboard' | 'store';
  /** Decimals of amounts; by default, those of the store's currency. */
  decimals?: number | undefined;
  /** Adds the customer's record, or `null` for guests. */
  withCustomer: boolean;
  /** Keys of the metadata to include; all if omitted or empty. */
  metaKeys?: readonly string[] | undefined;
}

/** Formats orders for the REST API, and reads the referenced data once for all of them. */
export function toOrderRecords(
  context: StoreContext,
  orders: readonly Order[],
  options: RecordOptions,
): object[] {
  const { db, siteUrl } = context;
  const { metaKeys = [], decimals = getDecimals(db) } = options;
  const zone = getTimeZone(db);
  const refunds = getRefunds(
    db,
    orders.map(({ id }) => id),
  );
  const toLines = createLineRecords(context, orders, decimals);
  const format = createMoneyFormat(db);
  const customers = options.withCustomer ? getRecordsOfUsers(context, getCustomerIds(orders)) : new Map();
  return orders.map((order) => {
    const amount = (parts: number) => toDecimal(parts, decimals);
    const given = refunds.get(order.id) ?? [];
    const dates = (name: string, moment: number | null) => ({
      [name]: toSiteDate(zone, moment),
      [`${name}_gmt`]: toGmtDate(moment),
    });
    const needsPayment = ['pending', 'failed'].includes(order.status) && order.total > 0;
    return {
      id: order.id,
      parent_id: 0,
      number: String(order.id),
      order_key: order.orderKey,
      created_via: order.createdVia,
      version: WC_VERSION,
      status: order.status,
      currency: order.currency,
      ...dates('date_created', order.createdAt),
      ...dates('date_modified', order.modifiedAt),
      discount_total: amount(order.discountTotal),
      discount_tax: amount(order.discountTax),
      shipping_total: amount(order.shippingTotal),
      shipping_tax: amount(order.shippingTax),
      cart_tax: amount(order.cartTax),
      total: amount(order.total),
      ...(options.namespace === 'dashboard' && { total_formatted: formatTotal(order, given, format) }),
      total_tax: amount(order.cartTax + order.shippingTax),
      prices_include_tax: order.includesTax,
      customer_id: order.customerId ?? 0,
      customer_ip_address: '',
      customer_user_agent: '',
      customer_note: order.customerNote,
      billing: toAddressRecord(order.billing, [...PERSON, 'email', 'phone']),
      shipping: toAddressRecord(order.shipping, [...PERSON, 'phone']),
      payment_method: order.paymentMethod,
      payment_method_title: order.paymentMethodTitle,
      transaction_id: order.transactionId,
      ...dates('date_paid', order.paidAt),
      ...dates('date_completed', order.completedAt),
      cart_hash: '',
      meta_data: metaKeys.length > 0 ? order.meta.filter(({ key }) => metaKeys.includes(key)) : order.meta,
      refunds: given.map((refund) => ({
        id: refund.id,
        reason: refund.reason,
        total: amount(refund.total),
      })),
      ...toLines(order),
      currency_symbol: getCurrencySymbol(order.currency),
      ...(options.namespace === 'store' && {
        payment_url: `${siteUrl}/checkout/order-pay/${order.id}/?pay_for_order=true&key=${order.orderKey}`,
        is_editable: ['pending', 'on-hold', 'auto-draft'].includes(order.status),
        needs_payment: needsPayment,
        needs_processing: order.lines.some(({ kind }) => kind === 'product'),
      }),
      ...(options.withCustomer && { customer: customers.get(order.customerId ?? 0) ?? null }),
      ...(options.namespace === 'dashboard' && { _links: toLinks(siteUrl, order) }),
    };
  });
}

/** Refunds of one order; their lines have negative amounts. */
export function toRefundRecords(
  context: StoreContext,
  refunds: readonly Order[],
  decimals = getDecimals(context.db),
): object[] {
  const zone = getTimeZone(context.db);
  const toLines = createLineRecords(context, refunds, decimals);
  return refunds.map((refund) => ({
    id: refund.id,
    date_created: toSiteDate(zone, refund.createdAt),
    date_created_gmt: toGmtDate(refund.createdAt),
    amount: toDecimal(-refund.total, decimals),
    reason: refund.reason,
    refunded_by: refund.refundedBy,
    refunded_payment: false,
    meta_data: refund.meta,
    ...toLines(refund),
  }));
}

function createLineRecords(
  context: StoreContext,
  orders: readonly Order[],
  decimals: number,
): (order: Order) => Record<string, object[]> {
  const amount = (parts: number) => toDecimal(parts, decimals);
  const taxesOf = ({ taxes }: OrderLine) =>
    taxes.map(({ id, total, subtotal }) => ({ id, total: amount(total), subtotal: amount(subtotal) }));
  const toRecord: Readonly<Record<LineKind, (line: OrderLine) => object>> = {
    product: createProductLineRecords(context, orders, amount, taxesOf),
    tax: (line) => ({
      id: line.id,
      rate_code: line.details['rate_code'] ?? '',
      rate_id: line.sourceId,
      label: line.name,
      compound: line.details['compound'] ?? false,
      tax_total: amount(line.total),
      shipping_tax_total: amount(line.shippingTax),
      rate_percent: line.details['rate_percent'] ?? 0,
      meta_data: line.meta,
    }),
    shipping: (line) => ({
      id: line.id,
      method_title: line.name,
      method_id: line.details['method_id'] ?? '',
      instance_id: String(line.sourceId),
      total: amount(line.total),
      total_tax: amount(line.totalTax),
      taxes: taxesOf(line),
      meta_data: toShownMeta(line),
    }),
    fee: (line) => ({
      id: line.id,
      name: line.name,
      tax_class: line.taxClass,
      tax_status: line.details['tax_status'] ?? 'taxable',
      amount: amount(line.total),
      total: amount(line.total),
      total_tax: amount(line.totalTax),
      taxes: taxesOf(line),
      meta_data: toShownMeta(line),
    }),
    coupon: (line) => ({
      id: line.id,
      code: line.name,
      discount: amount(line.total),
      discount_tax: amount(line.totalTax),
      meta_data: line.meta,
    }),
  };
  return ({ lines, parentId }) => {
    const of = (kind: LineKind) => lines.filter((line) => line.kind === kind).map(toRecord[kind]);
    return {
      line_items: of('product'),
      tax_lines: of('tax'),
      shipping_lines: of('shipping'),
      fee_lines: of('fee'),
      ...(parentId === null && { coupon_lines: of('coupon') }),
    };
  };
}

/** Reads the product data for the lines of all orders at once. */
function createProductLineRecords(
  { db, clock, siteUrl }: StoreContext,
  orders: readonly Order[],
  amount: (parts: number) => string,
  taxesOf: (line: OrderLine) => object[],
): (line: OrderLine) => object {
  const productLines = orders.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'product'));
  const products = getOrderProducts(
    db,
    productLines.map((line) => line.variationId || line.productId),
    clock(),
  );
  return (line) => {
    const product = products.get(line.variationId || line.productId);
    return {
      id: line.id,
      name: line.name,
      product_id: line.productId,
      variation_id: line.variationId,
      quantity: line.quantity,
      tax_class: line.taxClass,
      subtotal: amount(line.subtotal),
      subtotal_tax: amount(line.subtotalTax),
      total: amount(line.total),
      total_tax: amount(line.totalTax),
      taxes: taxesOf(line),
      meta_data: toShownMeta(line),
      sku: product?.sku ?? '',
      price: line.quantity === 0 ? 0 : toNumber(line.total) / line.quantity,
      image: toImage(`${siteUrl}${UPLOADS_PATH}`, product),
      parent_name: product?.parentName ?? null,
    };
  };
}

/** A line's metadata with display labels, including the store's own. */
function toShownMeta(line: OrderLine): object[] {
  const own: Meta[] = [
    ...(line.reducedStock > 0 ? [{ id: 0, key: '_reduced_stock', value: String(line.reducedStock) }] : []),
    ...(line.refundedLineId === null
      ? []
      : [{ id: 0, key: '_refunded_item_id', value: String(line.refundedLineId) }]),
  ];
  return [...line.meta, ...own].map(({ id, key, value }) => ({
    id,
    key,
    value,
    display_key: toLabel(key),
    display_value: value,
  }));
}

/** Names of global attributes start with `pa_`. */
function toLabel(key: string): string {
  const words = key.replace(/^pa_/, '').replaceAll('-', ' ');
  return key.startsWith('pa_') ? words.replace(/^./, (letter) => letter.toUpperCase()) : key;
}

function toImage(uploads: string, product: OrderProduct | undefined): object {
  return product && product.imageId > 0
    ? { id: product.imageId, src: `${uploads}${product.imageFile}` }
    : { id: 0, src: '' };
}

/** The paid total, followed by what is left after refunds. */
function formatTotal(
  { total, currency }: Order,
  refunds: readonly Order[],
  format: (parts: number, currency: string) => string,
): string {
  const paid = format(total, currency);
  if (refunds.length === 0) return paid;
  return `${paid} ${format(total + sum(refunds, (refund) => refund.total), currency)}`;
}

function toLinks(siteUrl: string, { id, customerId }: Order): object {
  const root = `${siteUrl}/wp-json/wc-analytics/orders`;
  return {
    self: [{ href: `${root}/${id}` }],
    collection: [{ href: root }],
    ...(customerId !== null && {
      customer: [{ href: `${siteUrl}/wp-json/wc-analytics/customers/${customerId}` }],
    }),
  };
}

function getCustomerIds(orders: readonly Order[]): number[] {
  return orders.flatMap(({ customerId }) => customerId ?? []);
}
