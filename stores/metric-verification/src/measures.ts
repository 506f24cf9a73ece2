import type { Entry, LineItem, RefundRule } from './types';

/** The products and tax rates that a metric is limited to; no limit if empty. */
export interface MetricScope {
  readonly rule: RefundRule;
  includesItem(item: LineItem): boolean;
  includesRate(rate: { readonly id: number }): boolean;
}

/** How a metric is calculated from orders and refunds. */
export type Measure =
  /** Additive; amounts are in whole millionths. */
  | { readonly kind: 'amount' | 'count'; of(entry: Entry, scope: MetricScope): number }
  /** One metric of the same report divided by another; some releases exclude refunds. */
  | { readonly kind: 'ratio'; readonly of: string; readonly by: string }
  /** Counts distinct values. */
  | { readonly kind: 'different'; of(entry: Entry, scope: MetricScope): readonly (string | number)[] };

interface ReportMeasures {
  /** Whether the store's date type setting applies; otherwise the creation date does. */
  readonly usesDateType: boolean;
  readonly measures: Readonly<Record<string, Measure>>;
}

const isRefund = ({ parentId }: Entry): boolean => parentId > 0;

/** Amount without tax and shipping. */
export const netOf = ({ net, total, taxes, shipping }: Entry): number => net ?? total - taxes - shipping;

/** Number of items in the revenue and orders reports. */
export const itemsOf = ({ items, lineItems }: Entry): number =>
  items ?? sum(lineItems, ({ quantity }) => quantity);

/** Tax and shipping that a refund adds to Returns, unless it refunds only these. */
export const taxAndShippingReturnedOf = (entry: Entry, { hasFullRefunds }: RefundRule): number =>
  hasFullRefunds && isRefund(entry) && netOf(entry) < 0 ? -entry.taxes - entry.shipping : 0;

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0);

const amount = (of: (entry: Entry, scope: MetricScope) => number): Measure => ({ kind: 'amount', of });
const count = (of: (entry: Entry, scope: MetricScope) => number): Measure => ({ kind: 'count', of });
const ofOrders = (of: (entry: Entry) => number) => (entry: Entry) => (isRefund(entry) ? 0 : of(entry));

const lineItemsOf = ({ lineItems }: Entry, { includesItem }: MetricScope): LineItem[] =>
  lineItems.filter(includesItem);
const ratesOf = ({ rates }: Entry, { includesRate }: MetricScope): Entry['rates'] =>
  rates.filter(includesRate);

/** Items sold below their price without a coupon are no discount in the reports. */
const discountOf = ({ coupons }: Entry): number => sum(coupons, (coupon) => coupon.amount);

const itemsSold = count(itemsOf);

const REVENUE: ReportMeasures = {
  usesDateType: true,
  measures: {
    orders_count: count(ofOrders(() => 1)),
    num_items_sold: itemsSold,
    items_sold: itemsSold,
    gross_sales: amount(ofOrders((order) => netOf(order) + discountOf(order))),
    coupons: amount(discountOf),
    refunds: amount((entry, { rule }) =>
      isRefund(entry) ? -netOf(entry) + taxAndShippingReturnedOf(entry, rule) : 0,
    ),
    net_revenue: amount(netOf),
    taxes: amount(({ taxes }) => taxes),
    shipping: amount(({ shipping }) => shipping),
    total_sales: amount(({ total }) => total),
    avg_order_value: { kind: 'ratio', of: 'net_revenue', by: 'orders_count' },
    avg_items_per_order: { kind: 'ratio', of: 'num_items_sold', by: 'orders_count' },
    total_customers: { kind: 'different', of: ({ customer }) => [customer] },
    coupons_count: { kind: 'different', of: ({ coupons }) => coupons.map(({ code }) => code) },
    products: { kind: 'different', of: ({ lineItems }) => lineItems.map(({ product }) => product) },
  },
};

const sales = (isInScope: (item: LineItem) => boolean): Readonly<Record<string, Measure>> => {
  const itemsInScope = (entry: Entry, scope: MetricScope) => lineItemsOf(entry, scope).filter(isInScope);
  return {
    items_sold: count((entry, scope) => sum(itemsInScope(entry, scope), (item) => item.quantity)),
    net_revenue: amount((entry, scope) => sum(itemsInScope(entry, scope), ({ total }) => total)),
    orders_count: count((entry, scope) =>
      !isRefund(entry) && itemsInScope(entry, scope).length > 0 ? 1 : 0,
    ),
    products_count: {
      kind: 'different',
      of: (entry, scope) => itemsInScope(entry, scope).map(({ product }) => product),
    },
    // No variation counts as one value.
    variations_count: {
      kind: 'different',
      of: (entry, scope) => itemsInScope(entry, scope).map(({ variation }) => variation),
    },
  };
};

/** By report; columns are named as in its endpoint. */
const MEASURES: Readonly<Record<string, ReportMeasures>> = {
  revenue: REVENUE,
  orders: REVENUE,
  products: { usesDateType: false, measures: sales(() => true) },
  variations: { usesDateType: false, measures: sales(({ variation }) => variation > 0) },
  coupons: {
    usesDateType: false,
    measures: {
      amount: amount(({ coupons }) => sum(coupons, (coupon) => coupon.amount)),
      orders_count: count(({ coupons }) => (coupons.length > 0 ? 1 : 0)),
      coupons_count: { kind: 'different', of: ({ coupons }) => coupons.map(({ code }) => code) },
    },
  },
  taxes: {
    usesDateType: false,
    measures: {
      total_tax: amount((entry, scope) =>
        sum(ratesOf(entry, scope), ({ itemTax, shippingTax }) => itemTax + shippingTax),
      ),
      order_tax: amount((entry, scope) => sum(ratesOf(entry, scope), ({ itemTax }) => itemTax)),
      shipping_tax: amount((entry, scope) => sum(ratesOf(entry, scope), ({ shippingTax }) => shippingTax)),
      orders_count: count((entry, scope) => (!isRefund(entry) && ratesOf(entry, scope).length > 0 ? 1 : 0)),
      tax_codes: { kind: 'different', of: (entry, scope) => ratesOf(entry, scope).map(({ id }) => id) },
    },
  },
};

/**
 * How a metric is calculated; `undefined` if it cannot be calculated from orders.
 * @param stat `revenue/net_revenue`
 */
export function getMeasure(stat: string): Measure | undefined {
  const [report = '', column = ''] = stat.split('/');
  return MEASURES[report]?.measures[column];
}

/** Whether the date type setting (`woocommerce_date_type`) decides in which period an order counts. */
export const usesDateType = (stat: string): boolean =>
  MEASURES[stat.split('/')[0] ?? '']?.usesDateType ?? false;
