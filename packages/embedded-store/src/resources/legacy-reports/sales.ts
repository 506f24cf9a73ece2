import type { StoreContext } from '../../context';
import { all, allOf, condition, first, integer, isOneOf, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { toDecimal, toNumber } from '../amounts';
import { alignTimeZone } from '../analytics-tables';
import { getTimeZone, toLocalText } from '../local-time';
import { groupsOf } from './span';
import type { LegacySpan } from './span';

/** Orders that these reports count, whatever the settings of the others say. */
const COUNTED = ['completed', 'processing', 'on-hold', 'refunded'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a span sold. Unlike the other reports, groups show sales before refunds, which only the total takes off. */
export function readSales({ db }: StoreContext, span: LegacySpan): object {
  alignTimeZone(db);
  const rows = readGroups(db, span);
  const customers = countNewCustomers(db, span);
  const groups = groupsOf(span);
  const sum = (name: string) => [...rows.values()].reduce((total, row) => total + integer(row, name), 0);
  const [tax, shipping, refunds] = [sum('taxes'), sum('shipping'), readRefunds(db, span)];
  const total = sum('sales') - refunds;
  const net = total - shipping - tax;
  return {
    total_sales: toDecimal(total),
    net_sales: toDecimal(net),
    average_sales: toDecimal(groups.length > 0 ? Math.round(net / groups.length) : 0),
    total_orders: sum('orders_count'),
    total_items: sum('items_sold'),
    total_tax: toDecimal(tax),
    total_shipping: toDecimal(shipping),
    total_refunds: toNumber(refunds),
    total_discount: toDecimal(sum('coupons')),
    totals_grouped_by: span.groupedBy,
    totals: Object.fromEntries(
      groups.map((name) => [name, toGroup(rows.get(name), customers.get(name) ?? 0)]),
    ),
    total_customers: [...customers.values()].reduce((before, count) => before + count, 0),
  };
}

function readGroups(db: StoreDatabase, span: LegacySpan): Map<string, Row> {
  const where = counted(span);
  const rows = all(
    db,
    `SELECT substr(created_local, 1, ?) AS name, sum(total_sales) AS sales, sum(orders_count) AS orders_count,
       sum(items_sold) AS items_sold, sum(taxes) AS taxes, sum(shipping) AS shipping, sum(coupons) AS coupons
     FROM order_stats WHERE ${where.sql} AND parent_id = 0 GROUP BY name`,
    span.groupedBy === 'day' ? 10 : 7,
    ...where.values,
  );
  return new Map(rows.map((row) => [text(row, 'name'), row]));
}

/** Refunds count on their own day. */
function readRefunds(db: StoreDatabase, span: LegacySpan): number {
  const where = counted(span);
  const row = first(
    db,
    `SELECT coalesce(-sum(total_sales), 0) AS total FROM order_stats WHERE ${where.sql} AND parent_id > 0`,
    ...where.values,
  );
  return integer(row, 'total');
}

function counted(span: LegacySpan) {
  return allOf([
    isOneOf('status', COUNTED),
    condition('created_local BETWEEN ? AND ?', `${span.first} 00:00:00`, `${span.last} 23:59:59`),
  ]);
}

function countNewCustomers(db: StoreDatabase, span: LegacySpan): Map<string, number> {
  const zone = getTimeZone(db);
  const rows = all(
    db,
    "SELECT registered_at FROM users WHERE role = 'customer' AND registered_at BETWEEN ? AND ?",
    Date.parse(span.first) - DAY_MS,
    Date.parse(span.last) + 2 * DAY_MS,
  );
  const counts = new Map<string, number>();
  for (const row of rows) {
    const day = toLocalText(zone, integer(row, 'registered_at')).slice(0, 10);
    if (day < span.first || day > span.last) continue;
    const name = span.groupedBy === 'day' ? day : day.slice(0, 7);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function toGroup(row: Row | undefined, customers: number): object {
  const amount = (name: string) => toDecimal(row ? integer(row, name) : 0);
  return {
    sales: amount('sales'),
    orders: row ? integer(row, 'orders_count') : 0,
    items: row ? integer(row, 'items_sold') : 0,
    tax: amount('taxes'),
    shipping: amount('shipping'),
    discount: amount('coupons'),
    customers,
  };
}
