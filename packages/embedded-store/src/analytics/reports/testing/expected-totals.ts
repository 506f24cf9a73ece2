import { isMap } from '../../../rest';

/**
 * A store's sales as ledger entries, and the expected report results, added up entry by entry in a simple and slow way,
 * without any code that reports use. For tests.
 */

/** An order or refund. Amounts are integer ten-thousandths, negative in refunds; dates are milliseconds since 1970. */
export interface Entry {
  id: number;
  /** The order of a refund, else 0. */
  parent: number;
  /** For refunds, the status of the order. */
  status: string;
  /** Any text that identifies the customer. */
  buyer: string;
  created: number;
  paid: number | null;
  completed: number | null;
  total: number;
  taxes: number;
  shipping: number;
  goods: readonly EntryProduct[];
  coupons: readonly { id: number; amount: number }[];
  rates: readonly { id: number; onGoods: number; onShipping: number }[];
}

export interface EntryProduct {
  product: number;
  /** 0 for none. */
  variation: number;
  pieces: number;
  /** Before coupon discounts. */
  subtotal: number;
  total: number;
  taxes: number;
}

export type ReportDateType = 'date_created' | 'date_paid' | 'date_completed';

/** The report settings of a store. */
export interface ReportView {
  zone: string;
  excluded: readonly string[];
  dateType: ReportDateType;
}

/** An entry with its local time in the store's time zone. */
export type DatedEntry = Entry & { local: string };

export type Totals = Record<string, number>;

/** Counted entries, by the date that the revenue and orders reports use. */
export function withReportDates(entries: readonly Entry[], view: ReportView): DatedEntry[] {
  return toDated(entries, view, view.dateType);
}

/** The same by creation date, which all other reports use. */
export function withCreationDates(entries: readonly Entry[], view: ReportView): DatedEntry[] {
  return toDated(entries, view, 'date_created');
}

function toDated(
  entries: readonly Entry[],
  { zone, excluded }: ReportView,
  type: ReportDateType,
): DatedEntry[] {
  const column = { date_created: 'created', date_paid: 'paid', date_completed: 'completed' } as const;
  return entries
    .filter(({ status }) => !excluded.includes(status))
    .flatMap((entry) => {
      const moment = isRefund(entry) ? entry.created : entry[column[type]];
      return moment === null ? [] : [{ ...entry, local: toLocal(zone, moment) }];
    });
}

export function within<Item extends { local: string }>(items: readonly Item[], period: Period): Item[] {
  return items.filter(({ local }) => period.first <= local && local <= period.last);
}

/** The expected values of the revenue and orders reports. */
export function getRevenue(entries: readonly Entry[]): Totals {
  const orders = entries.filter((entry) => !isRefund(entry));
  const discount = sum(orders, ({ coupons }) => sum(coupons, ({ amount }) => amount));
  const gross = sum(orders, (order) => getNetTotal(order)) + discount;
  const refunds = -sum(entries.filter(isRefund), getNetTotal);
  const net = gross - discount - refunds;
  const taxes = sum(entries, (entry) => entry.taxes);
  const shipping = sum(entries, (entry) => entry.shipping);
  const pieces = sum(getItems(entries), (good) => good.pieces);
  return {
    orders_count: orders.length,
    num_items_sold: pieces,
    gross_sales: money(gross),
    coupons: money(discount),
    refunds: money(refunds),
    net_revenue: money(net),
    taxes: money(taxes),
    shipping: money(shipping),
    total_sales: money(net + taxes + shipping),
    avg_items_per_order: orders.length === 0 ? 0 : Number((pieces / orders.length).toFixed(4)),
    avg_order_value: orders.length === 0 ? 0 : money(net) / orders.length,
    total_customers: different(entries.map(({ buyer }) => buyer)),
    coupons_count: different(entries.flatMap((entry) => entry.coupons.map(({ id }) => id))),
  };
}

/** The number of distinct products in the totals of the revenue report. */
export function getProducts(entries: readonly Entry[]): number {
  return different(getItems(entries).map(({ product }) => product));
}

/** The expected values of the product reports for the matching products. */
export function getSales(
  entries: readonly Entry[],
  isMeant: (good: EntryProduct) => boolean = () => true,
): Totals {
  const goods = getItems(entries).filter(isMeant);
  return {
    items_sold: sum(goods, ({ pieces }) => pieces),
    net_revenue: money(sum(goods, ({ total }) => total)),
    orders_count: entries.filter((entry) => !isRefund(entry) && entry.goods.some(isMeant)).length,
    products_count: different(goods.map(({ product }) => product)),
    variations_count: different(goods.map(({ variation }) => variation)),
  };
}

export function getVariationSales(entries: readonly Entry[]): Totals {
  const { products_count: _, ...totals } = getSales(entries, ({ variation }) => variation > 0);
  return totals;
}

/** The revenue of the matching products, without shipping. */
export function getRevenueFrom(entries: readonly Entry[], isMeant: (good: EntryProduct) => boolean): Totals {
  const meant = entries.filter(({ goods }) => goods.some(isMeant));
  const sold = getItems(meant.filter((entry) => !isRefund(entry))).filter(isMeant);
  const goods = getItems(meant).filter(isMeant);
  return {
    orders_count: meant.filter((entry) => !isRefund(entry)).length,
    num_items_sold: sum(goods, ({ pieces }) => pieces),
    coupons: money(sum(sold, ({ subtotal, total }) => subtotal - total)),
    refunds: money(-sum(getItems(meant.filter(isRefund)).filter(isMeant), ({ total }) => total)),
    taxes: money(sum(goods, ({ taxes }) => taxes)),
    net_revenue: money(sum(goods, ({ total }) => total)),
    total_customers: different(meant.map(({ buyer }) => buyer)),
    coupons_count: different(meant.flatMap((entry) => entry.coupons.map(({ id }) => id))),
  };
}

export function getCoupons(entries: readonly Entry[], coupon?: number): Totals {
  const used = entries.flatMap(({ id: order, coupons }) => coupons.map((each) => ({ ...each, order })));
  const meant = used.filter(({ id }) => coupon === undefined || id === coupon);
  return {
    amount: money(sum(meant, ({ amount }) => amount)),
    coupons_count: different(meant.map(({ id }) => id)),
    orders_count: different(meant.map(({ order }) => order)),
  };
}

export function getTaxes(entries: readonly Entry[], rate?: number): Totals {
  const paid = entries.flatMap((entry) => entry.rates.map((each) => ({ ...each, entry })));
  const meant = paid.filter(({ id }) => rate === undefined || id === rate);
  const [onGoods, onShipping] = [sum(meant, (each) => each.onGoods), sum(meant, (each) => each.onShipping)];
  return {
    tax_codes: different(meant.map(({ id }) => id)),
    total_tax: money(onGoods + onShipping),
    order_tax: money(onGoods),
    shipping_tax: money(onShipping),
    orders_count: different(meant.filter(({ entry }) => !isRefund(entry)).map(({ entry }) => entry.id)),
  };
}

/** A customer's purchases. */
export function getPurchases(entries: readonly Entry[], buyer: string): Totals {
  const own = entries.filter((entry) => entry.buyer === buyer);
  const orders = own.filter((entry) => !isRefund(entry));
  const spent = money(sum(own, ({ total }) => total));
  return {
    orders_count: orders.length,
    total_spend: spent,
    avg_order_value: orders.length === 0 ? 0 : spent / orders.length,
  };
}

/** Whether the customer had bought before. Abandoned orders don't count, and refunds follow their order. */
export function isReturn(
  entries: readonly Entry[],
  entry: Entry,
  excluded: readonly string[] = ['pending', 'failed', 'cancelled'],
): boolean {
  const order = entries.find(({ id }) => id === (entry.parent || entry.id)) ?? entry;
  return entries.some((other) => {
    const isEarlier =
      other.created < order.created || (other.created === order.created && other.id < order.id);
    const isAbandoned = excluded.includes(other.status);
    return !isRefund(other) && other.buyer === order.buyer && isEarlier && !isAbandoned;
  });
}

export function isRefund({ parent }: Entry): boolean {
  return parent > 0;
}

/** Without tax and shipping. */
export function getNetTotal({ total, taxes, shipping }: Entry): number {
  return total - taxes - shipping;
}

export function getItems(entries: readonly Entry[]): EntryProduct[] {
  return entries.flatMap(({ goods }) => goods);
}

/** Whether a product line counts. A tax-only refund neither sells nor returns anything. */
export function isSale({ pieces, total }: EntryProduct): boolean {
  return pieces !== 0 || total < 0;
}

/** Removes duplicates. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

export function money(parts: number): number {
  return parts / 10_000;
}

function different(values: readonly unknown[]): number {
  return new Set(values).size;
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** Start and end in the store's time zone, both inclusive: `2026-03-29 00:00:00`. */
export interface Period {
  first: string;
  last: string;
}

export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

type Interval = Period & { id: string };

const cache = new Map<string, readonly Interval[]>();

/** The intervals of a period, found by iterating over its hours. Weeks start on Monday. */
export function getIntervals(period: Period, unit: Unit): readonly Interval[] {
  const key = [unit, period.first, period.last].join();
  const intervals = cache.get(key) ?? findIntervals(period, unit);
  cache.set(key, intervals);
  return intervals;
}

function findIntervals(period: Period, unit: Unit): Interval[] {
  const found = new Map<string, Interval>();
  const end = Date.parse(`${period.last.replace(' ', 'T')}Z`);
  for (let hour = Date.parse(`${period.first.slice(0, 13).replace(' ', 'T')}:00:00Z`); hour <= end;) {
    const text = new Date(hour).toISOString();
    const id = idOf(text, unit);
    const first = found.get(id)?.first ?? `${text.slice(0, 10)} ${text.slice(11, 19)}`;
    const last = `${text.slice(0, 10)} ${text.slice(11, 13)}:59:59`;
    found.set(id, {
      id,
      first: first < period.first ? period.first : first,
      last: last > period.last ? period.last : last,
    });
    hour += 60 * 60 * 1000;
  }
  return [...found.values()];
}

function idOf(text: string, unit: Unit): string {
  const [year, month] = [text.slice(0, 4), Number(text.slice(5, 7))];
  const ids = {
    hour: () => text.slice(0, 13).replace('T', ' '),
    day: () => text.slice(0, 10),
    week: () => weekOf(new Date(text)),
    month: () => text.slice(0, 7),
    quarter: () => `${year}-${Math.ceil(month / 3)}`,
    year: () => year,
  };
  return ids[unit]();
}

/** A week belongs to the year of its Thursday; its number is that Thursday's position in the year. */
function weekOf(date: Date): string {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  let thursdays = 0;
  for (const day = new Date(thursday); day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() - 7)) {
    thursdays += 1;
  }
  return `${year}-${String(thursdays).padStart(2, '0')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-03-29 03:30:00`, calculated with `Intl`. */
export function toLocal(zone: string, moment: number): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return format.format(moment);
}

/** Floating-point sums differ in their last digits, depending on the order of addition. */
export function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(6)) + 0;
  if (Array.isArray(value)) return value.map(rounded);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rounded(member)]));
}
