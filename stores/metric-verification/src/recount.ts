import { MICROS_PER_UNIT } from './micros';
import {
  getMeasure,
  usesDateType,
  itemsOf,
  netOf,
  taxAndShippingReturnedOf,
  type Measure,
  type MetricScope,
} from './measures';
import type { OrderRecords, DateType, Entry, LineItem, RefundRule } from './types';

/** Which orders and refunds count, and in which period. */
export interface RecountOptions {
  /** Start and end in the store's time zone, both inclusive: `2026-11-01T00:00:00`. */
  readonly after: string;
  readonly before: string;
  readonly dateType: DateType;
  /** Excluded statuses, without `wc-`. */
  readonly excluded: readonly string[];
  /** The report's filters, named as in its URL. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly rule: RefundRule;
}

/** The contribution of one order or refund to a metric. */
export interface Share {
  readonly entry: Entry;
  /** In the unit of the metric; of averages and of different things what it has is reported in words, so it is 1. */
  readonly value: number;
}

export interface Recount {
  /** In the unit of the metric. */
  readonly value: number;
  /** Contributions of orders and refunds, without those of 0. */
  readonly shares: readonly Share[];
}

/** Statuses that reports never include: trashed, auto-drafts and unfinished checkouts. */
const UNRECORDED = new Set(['trash', 'auto-draft', 'checkout-draft']);

/** Decimals of averages of counts, as rounded by hosts; averages of money are not rounded. */
const AVERAGE_DECIMALS = 4;

/** Filters that a recount supports. */
const SUPPORTED_FILTERS = new Set(['products', 'variations', 'taxes', 'status_is', 'status_is_not']);

/** Names of filters that cannot be applied to orders, since orders lack the data. */
export const listUnsupportedFilters = ({ filters }: RecountOptions): string[] =>
  Object.keys(filters).filter((name) => !SUPPORTED_FILTERS.has(name));

/** The orders and refunds that count, by the deciding date and as recorded by the reports. */
export function listCounted(stat: string, entries: readonly Entry[], view: RecountOptions): Entry[] {
  const only = toTexts(view.filters['status_is']);
  const without = toTexts(view.filters['status_is_not']);
  return toRecorded(entries, view.rule).filter((entry) => {
    const { status } = entry;
    // A status filter includes statuses that are excluded by default.
    const isLeftOut = only.length > 0 ? !only.includes(status) : view.excluded.includes(status);
    return (
      !isLeftOut && !without.includes(status) && !UNRECORDED.has(status) && isInPeriod(stat, entry, view)
    );
  });
}

/** Orders of the period that the store excludes by status. */
export const listExcluded = (stat: string, entries: readonly Entry[], view: RecountOptions): Entry[] =>
  entries.filter(
    (entry) => entry.parentId === 0 && view.excluded.includes(entry.status) && isInPeriod(stat, entry, view),
  );

function isInPeriod(stat: string, entry: Entry, { after, before, dateType }: RecountOptions): boolean {
  const dates = { date_created: entry.createdAt, date_paid: entry.paidAt, date_completed: entry.completedAt };
  const date = dates[usesDateType(stat) ? dateType : 'date_created'];
  return date !== null && after <= date && date <= before;
}

/**
 * Orders and refunds as the reports record them. By the newer rule, the refund that completes an order's refund gets
 * the net, tax, shipping and items of the whole order, even if earlier refunds had some of them.
 */
function toRecorded(entries: readonly Entry[], { hasFullRefunds }: RefundRule): readonly Entry[] {
  if (!hasFullRefunds) return entries;
  const orders = new Map(entries.filter(({ parentId }) => parentId === 0).map((order) => [order.id, order]));
  const refunds = new Map([...orders.keys()].map((id): [number, Entry[]] => [id, []]));
  for (const entry of entries) refunds.get(entry.parentId)?.push(entry);
  return entries.map((refund) => {
    const order = orders.get(refund.parentId);
    if (!order) return refund;
    const ofOrder = refunds.get(order.id) ?? [];
    const isOnlyRefund = ofOrder.length === 1 && refund.total === -order.total;
    if (!refund.isFull && !isOnlyRefund) return refund;
    const earlier = ofOrder.filter(({ id }) => id < refund.id);
    return {
      ...refund,
      net: -netOf(order),
      taxes: -order.taxes,
      shipping: -order.shipping,
      items: -itemsOf(order),
      lineItems: refund.lineItems.length > 0 ? refund.lineItems : toRemainingItems(order, earlier),
    };
  });
}

/** The part of an order's items that earlier refunds have left, as refunded items. */
function toRemainingItems({ lineItems }: Entry, earlier: readonly Entry[]): LineItem[] {
  const refunded = earlier.flatMap((refund) => refund.lineItems);
  return lineItems.flatMap((item) => {
    const isSame = ({ product, variation }: LineItem) =>
      product === item.product && variation === item.variation;
    const left = refunded.filter(isSame).reduce((rest, { total }) => rest + total, item.total);
    return left === 0 ? [] : [{ ...item, quantity: -item.quantity, total: -Math.abs(left) }];
  });
}

/** The amounts in Returns beyond the reduction of net sales and total sales. */
export interface Returned {
  readonly taxAndShipping: number;
  /** Amounts of earlier refunds that the full refund counts a second time. */
  readonly twice: number;
}

/** The additional amounts in Returns of the refunds that count. */
export function countReturned(stat: string, { entries }: OrderRecords, view: RecountOptions): Returned {
  const counted = listCounted(stat, entries, view).filter((entry) => entry.parentId > 0 && netOf(entry) < 0);
  const sumOf = (amountOf: (entry: Entry) => number) =>
    counted.reduce((sum, entry) => sum + amountOf(entry), 0) / MICROS_PER_UNIT;
  return {
    taxAndShipping: sumOf((entry) => taxAndShippingReturnedOf(entry, view.rule)),
    twice: sumOf((entry) => entry.total - netOf(entry) - entry.taxes - entry.shipping),
  };
}

/**
 * Recalculates a metric.
 * @param entries those that count, see `listCounted`
 * @returns `undefined` when the metric cannot be calculated from orders
 */
export function recount(stat: string, entries: readonly Entry[], view: RecountOptions): Recount | undefined {
  const measure = getMeasure(stat);
  if (!measure) return undefined;
  const scope = toMetricScope(view);
  if (measure.kind === 'ratio') return divide(stat, measure, entries, view);
  if (measure.kind === 'different') {
    const values = entries.map((entry) => ({ entry, found: measure.of(entry, scope) }));
    const shares = values.filter(({ found }) => found.length > 0).map(({ entry }) => ({ entry, value: 1 }));
    return { value: new Set(values.flatMap(({ found }) => found)).size, shares };
  }
  const unit = measure.kind === 'amount' ? MICROS_PER_UNIT : 1;
  const shares = entries
    .map((entry) => ({ entry, value: measure.of(entry, scope) }))
    .filter(({ value }) => value !== 0);
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return {
    // Adding zero turns -0 into 0, which would otherwise be shown with a sign.
    value: total / unit + 0,
    shares: shares.map(({ entry, value }) => ({ entry, value: value / unit })),
  };
}

function divide(
  stat: string,
  { of, by }: Extract<Measure, { kind: 'ratio' }>,
  entries: readonly Entry[],
  view: RecountOptions,
): Recount | undefined {
  const report = stat.split('/')[0] ?? '';
  const averaged = view.rule.hasAveragesBeforeRefunds
    ? entries.filter(({ parentId }) => parentId === 0)
    : entries;
  const dividend = recount(`${report}/${of}`, averaged, view);
  const divisor = recount(`${report}/${by}`, entries, view);
  if (!dividend || !divisor) return undefined;
  const value = divisor.value === 0 ? 0 : dividend.value / divisor.value;
  const isCount = getMeasure(`${report}/${of}`)?.kind === 'count';
  return { value: isCount ? Number(value.toFixed(AVERAGE_DECIMALS)) : value, shares: dividend.shares };
}

/** The products and tax rates that the report is filtered by. */
function toMetricScope({ filters, rule }: RecountOptions): MetricScope {
  const [products, variations, rates] = ['products', 'variations', 'taxes'].map((name) =>
    toTexts(filters[name]).map(Number),
  );
  const isIn = (ids: readonly number[] | undefined, id: number) => !ids?.length || ids.includes(id);
  return {
    rule,
    includesItem: ({ product, variation }) => isIn(products, product) && isIn(variations, variation),
    includesRate: ({ id }) => isIn(rates, id),
  };
}

/** Lists are arrays or comma-separated text. */
const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : []).filter(
    (text) => text !== '',
  );

/** The hosts' default date types. */
const DEFAULT_DATE_TYPES: readonly DateType[] = ['date_created', 'date_paid'];

/** Infers the date type if none was chosen: the one for which the period's orders match the rows in the reports. */
export function inferDateType(
  { entries, rows }: OrderRecords,
  view: Omit<RecountOptions, 'dateType'>,
): DateType {
  const counted = new Set(rows?.map(({ id }) => id));
  const misses = DEFAULT_DATE_TYPES.map((dateType) => {
    const wanted = listCounted('orders/orders_count', entries, { ...view, dateType, filters: {} });
    const found = wanted.filter(({ id }) => counted.has(id)).length;
    return { dateType, misses: wanted.length + counted.size - 2 * found };
  });
  const [first, ...others] = misses;
  const best = others.reduce((left, right) => (right.misses < (left?.misses ?? 0) ? right : left), first);
  return rows && best ? best.dateType : 'date_created';
}
