import type { StoreContext } from '../../context';
import { all, allOf, condition, first, integer, isOneOf, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { numberToDecimal } from '../../shared/amounts';
import { updateTimeZone } from '../../sales';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import { sumAmount, getSum } from '../reports/query';
import { getGroups } from './span';
import type { LegacySpan } from './span';

/** Statuses that these reports count, regardless of the analytics settings. */
const COUNTED = ['completed', 'processing', 'on-hold', 'refunded'];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The sales of a period. Unlike in the other reports, groups show sales before refunds; only the total deducts them.
 */
export function readSales({ db }: StoreContext, span: LegacySpan): object {
  updateTimeZone(db);
  const rows = readGroups(db, span);
  const customers = countNewCustomers(db, span);
  const groups = getGroups(span);
  const totals = readTotals(db, span);
  const amount = (name: string) => numberToDecimal(getSum(totals, name));
  const net = getSum(totals, 'sales') - getSum(totals, 'shipping') - Math.max(0, getSum(totals, 'taxes'));
  return {
    total_sales: amount('sales'),
    net_sales: numberToDecimal(net),
    average_sales: numberToDecimal(groups.length > 0 ? net / groups.length : 0),
    total_orders: getSum(totals, 'orders_count'),
    total_items: getSum(totals, 'items_sold'),
    total_tax: amount('taxes'),
    total_shipping: amount('shipping'),
    total_refunds: getSum(totals, 'refunds'),
    total_discount: amount('coupons'),
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
    `SELECT substr(created_local, 1, ?) AS name, ${sumAmount('total_sales')} AS sales, sum(orders_count) AS orders_count,
       sum(items_sold) AS items_sold, ${sumAmount('taxes')} AS taxes, ${sumAmount('shipping')} AS shipping,
       ${sumAmount('coupons')} AS coupons
     FROM order_stats WHERE ${where.sql} AND parent_id = 0 GROUP BY name`,
    span.groupedBy === 'day' ? 10 : 7,
    ...where.values,
  );
  return new Map(rows.map((row) => [text(row, 'name'), row]));
}

/** Orders minus refunds, which count on their own day. Items and coupons come from the orders only. */
function readTotals(db: StoreDatabase, span: LegacySpan): Row | undefined {
  const where = counted(span);
  const ofOrders = (sql: string) => `iif(parent_id = 0, ${sql}, 0)`;
  return first(
    db,
    `SELECT ${sumAmount('total_sales')} AS sales,
       ${sumAmount('iif(parent_id > 0, -total_sales, 0)')} AS refunds,
       ${sumAmount('taxes')} AS taxes, ${sumAmount('shipping')} AS shipping,
       ${sumAmount(ofOrders('coupons'))} AS coupons, sum(orders_count) AS orders_count,
       sum(${ofOrders('items_sold')}) AS items_sold
     FROM order_stats WHERE ${where.sql}`,
    ...where.values,
  );
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
  const amount = (name: string) => numberToDecimal(getSum(row, name));
  return {
    sales: amount('sales'),
    orders: getSum(row, 'orders_count'),
    items: getSum(row, 'items_sold'),
    tax: amount('taxes'),
    shipping: amount('shipping'),
    discount: amount('coupons'),
    customers,
  };
}
