import { PARTS_PER_UNIT } from './parts';
import {
  getMeasure,
  isDateChosen,
  itemsOf,
  netOf,
  taxAndShippingReturnedOf,
  type Measure,
  type MetricScope,
} from './measures';
import type { OrderRecords, DateType, Entry, Good, RefundRule } from './types';

/** What decides which orders and refunds count, and where they fall. */
export interface View {
  /** The first and the last moment in the store's time zone, both inclusive: `2026-11-01T00:00:00`. */
  readonly after: string;
  readonly before: string;
  readonly dateType: DateType;
  /** Statuses that are left out, without `wc-`. */
  readonly excluded: readonly string[];
  /** Filters of the report by the names of its address. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly rule: RefundRule;
}

/** What one order or refund adds to a metric. */
export interface Share {
  readonly entry: Entry;
  /** In the unit of the metric; of averages and of different things what it has is reported in words, so it is 1. */
  readonly value: number;
}

export interface Recount {
  /** In the unit of the metric. */
  readonly value: number;
  /** What each order and refund adds, those left out that add nothing. */
  readonly shares: readonly Share[];
}

/** Statuses that no report knows: thrown away, only begun, or never placed. */
const UNRECORDED = new Set(['trash', 'auto-draft', 'checkout-draft']);

/** Decimals of averages of counts, as hosts round them; averages of money are not rounded. */
const AVERAGE_DECIMALS = 4;

/** Filters that narrow a recount as they narrow the reports. */
const KNOWN_FILTERS = new Set(['products', 'variations', 'taxes', 'status_is', 'status_is_not']);

/** Names of filters that cannot be compared with orders: what they look at is not in them. */
export const listUnknownFilters = ({ filters }: View): string[] =>
  Object.keys(filters).filter((name) => !KNOWN_FILTERS.has(name));

/** Orders and refunds that count, by the date that decides and as the reports record them. */
export function listCounted(stat: string, entries: readonly Entry[], view: View): Entry[] {
  const only = toTexts(view.filters['status_is']);
  const without = toTexts(view.filters['status_is_not']);
  return toRecorded(entries, view.rule).filter((entry) => {
    const { status } = entry;
    // Asked for by name, a status counts that is left out else.
    const isLeftOut = only.length > 0 ? !only.includes(status) : view.excluded.includes(status);
    return (
      !isLeftOut && !without.includes(status) && !UNRECORDED.has(status) && isInPeriod(stat, entry, view)
    );
  });
}

/** Orders of the period that the shop leaves out for their status. */
export const listExcluded = (stat: string, entries: readonly Entry[], view: View): Entry[] =>
  entries.filter(
    (entry) => entry.parentId === 0 && view.excluded.includes(entry.status) && isInPeriod(stat, entry, view),
  );

function isInPeriod(stat: string, entry: Entry, { after, before, dateType }: View): boolean {
  const dates = { date_created: entry.createdAt, date_paid: entry.paidAt, date_completed: entry.completedAt };
  const date = dates[isDateChosen(stat) ? dateType : 'date_created'];
  return date !== null && after <= date && date <= before;
}

/**
 * Orders and refunds as the reports record them: by the newer rule, the refund that leaves nothing of its order takes net,
 * tax, shipping and items of the whole order, also when earlier refunds took some of them.
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
    const isWhole = ofOrder.length === 1 && refund.total === -order.total;
    if (!refund.isFull && !isWhole) return refund;
    const earlier = ofOrder.filter(({ id }) => id < refund.id);
    return {
      ...refund,
      net: -netOf(order),
      taxes: -order.taxes,
      shipping: -order.shipping,
      items: -itemsOf(order),
      goods: refund.goods.length > 0 ? refund.goods : toGoodsLeft(order, earlier),
    };
  });
}

/** What earlier refunds have left of the goods of an order, given back. */
function toGoodsLeft({ goods }: Entry, earlier: readonly Entry[]): Good[] {
  const refunded = earlier.flatMap((refund) => refund.goods);
  return goods.flatMap((good) => {
    const isSame = ({ product, variation }: Good) => product === good.product && variation === good.variation;
    const left = refunded.filter(isSame).reduce((rest, { total }) => rest + total, good.total);
    return left === 0 ? [] : [{ ...good, pieces: -good.pieces, total: -Math.abs(left) }];
  });
}

/** What Returns have in addition to what net sales and total sales lose. */
export interface Returned {
  readonly taxAndShipping: number;
  /** What earlier refunds gave back of an order that its full refund takes as a whole. */
  readonly twice: number;
}

/** What Returns have as well, in the refunds that count. */
export function countReturned(stat: string, { entries }: OrderRecords, view: View): Returned {
  const counted = listCounted(stat, entries, view).filter((entry) => entry.parentId > 0 && netOf(entry) < 0);
  const sumOf = (amountOf: (entry: Entry) => number) =>
    counted.reduce((sum, entry) => sum + amountOf(entry), 0) / PARTS_PER_UNIT;
  return {
    taxAndShipping: sumOf((entry) => taxAndShippingReturnedOf(entry, view.rule)),
    twice: sumOf((entry) => entry.total - netOf(entry) - entry.taxes - entry.shipping),
  };
}

/**
 * Counts a metric again.
 * @param entries those that count, see `listCounted`
 * @returns `undefined` where orders do not tell the metric
 */
export function recount(stat: string, entries: readonly Entry[], view: View): Recount | undefined {
  const measure = getMeasure(stat);
  if (!measure) return undefined;
  const scope = toMetricScope(view);
  if (measure.kind === 'ratio') return divide(stat, measure, entries, view);
  if (measure.kind === 'different') {
    const values = entries.map((entry) => ({ entry, found: measure.of(entry, scope) }));
    const shares = values.filter(({ found }) => found.length > 0).map(({ entry }) => ({ entry, value: 1 }));
    return { value: new Set(values.flatMap(({ found }) => found)).size, shares };
  }
  const unit = measure.kind === 'amount' ? PARTS_PER_UNIT : 1;
  const shares = entries
    .map((entry) => ({ entry, value: measure.of(entry, scope) }))
    .filter(({ value }) => value !== 0);
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return {
    // Never minus zero, which is written with a sign.
    value: total / unit + 0,
    shares: shares.map(({ entry, value }) => ({ entry, value: value / unit })),
  };
}

function divide(
  stat: string,
  { of, by }: Extract<Measure, { kind: 'ratio' }>,
  entries: readonly Entry[],
  view: View,
): Recount | undefined {
  const report = stat.split('/')[0] ?? '';
  const averaged = view.rule.hasAveragesBeforeRefunds
    ? entries.filter(({ parentId }) => parentId === 0)
    : entries;
  const whole = recount(`${report}/${of}`, averaged, view);
  const parts = recount(`${report}/${by}`, entries, view);
  if (!whole || !parts) return undefined;
  const value = parts.value === 0 ? 0 : whole.value / parts.value;
  const isCount = getMeasure(`${report}/${of}`)?.kind === 'count';
  return { value: isCount ? Number(value.toFixed(AVERAGE_DECIMALS)) : value, shares: whole.shares };
}

/** Which goods and rates the report is narrowed to. */
function toMetricScope({ filters, rule }: View): MetricScope {
  const [products, variations, rates] = ['products', 'variations', 'taxes'].map((name) =>
    toTexts(filters[name]).map(Number),
  );
  const isIn = (ids: readonly number[] | undefined, id: number) => !ids?.length || ids.includes(id);
  return {
    rule,
    isGood: ({ product, variation }) => isIn(products, product) && isIn(variations, variation),
    isRate: ({ id }) => isIn(rates, id),
  };
}

/** Lists come as such or as one text. */
const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : []).filter(
    (text) => text !== '',
  );

/** Dates that hosts go by as long as nobody chose one. */
const USUAL_DATES: readonly DateType[] = ['date_created', 'date_paid'];

/**
 * Which date decides where nobody chose it: the one by which the orders of the period are those that the reports have
 * counted.
 */
export function inferDateType({ entries, rows }: OrderRecords, view: Omit<View, 'dateType'>): DateType {
  const counted = new Set(rows?.map(({ id }) => id));
  const misses = USUAL_DATES.map((dateType) => {
    const wanted = listCounted('orders/orders_count', entries, { ...view, dateType, filters: {} });
    const found = wanted.filter(({ id }) => counted.has(id)).length;
    return { dateType, misses: wanted.length + counted.size - 2 * found };
  });
  const [first, ...others] = misses;
  const best = others.reduce((left, right) => (right.misses < (left?.misses ?? 0) ? right : left), first);
  return rows && best ? best.dateType : 'date_created';
}
