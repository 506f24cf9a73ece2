import type { StoreContext } from '../../context';
import { all, first, integer, isOneOf, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { toNumber } from '../../shared/amounts';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';
import { createMoneyFormat } from '../../sales';
import { orderFilterArgs } from './order-filters';
import { toRows } from './orders-source';
import { toPeriod } from './period';
import { toOrder } from './table';
import type { TableReport } from './table';

export const ordersTable: TableReport<typeof orderFilterArgs> = {
  name: 'orders',
  args: orderFilterArgs,
  orderBy: ['date', 'num_items_sold', 'net_total'],
  read(context, args) {
    const { db } = context;
    const { first: after, last: before } = toPeriod(context, args);
    const { where, date } = toRows(context, args);
    const columns = { date, num_items_sold: 'order_stats.items_sold', net_total: 'order_stats.net_revenue' };
    const order = toOrder(columns, args, 'order_id');
    const condition = `FROM order_stats WHERE ${date} BETWEEN ? AND ? AND ${where.sql}`;
    const values = [after, before, ...where.values];
    const ids = all(db, `SELECT order_id ${condition} ${order.sql}`, ...values, ...order.values);
    const total = integer(first(db, `SELECT count(*) AS total ${condition}`, ...values), 'total');
    const rows = readRows(
      db,
      ids.map((row) => integer(row, 'order_id')),
    );
    return {
      total,
      rows: args.extended_info ? extend(context, rows, date) : rows.map(toPlain(context, date)),
    };
  },
};

/** A refund shows the number, total and products of its order. */
function readRows(db: StoreDatabase, ids: readonly number[]): Row[] {
  return all(
    db,
    `SELECT order_stats.*, orders.id AS number, orders.total, orders.currency,
       (SELECT coalesce(sum(total), 0) FROM orders AS refunds WHERE refunds.parent_id = orders.id) AS given_back,
       customers.user_id, username, first_name, last_name, email, last_active_at, registered_at, country,
       postcode, city, state
     FROM json_each(?) AS place CROSS JOIN order_stats ON order_stats.order_id = place.value
       LEFT JOIN orders ON orders.id = coalesce(nullif(order_stats.parent_id, 0), order_stats.order_id)
       LEFT JOIN customers ON customers.id = order_stats.customer_id
     ORDER BY place.key`,
    JSON.stringify(ids),
  );
}

function toPlain({ db }: StoreContext, date: string): (row: Row) => Record<string, unknown> {
  const money = createMoneyFormat(db);
  return (row) => {
    const createdAt = integer(row, 'created_at');
    const [total, left] = [integer(row, 'total'), integer(row, 'total') + integer(row, 'given_back')];
    return {
      order_id: integer(row, 'order_id'),
      parent_id: integer(row, 'parent_id'),
      order_number: integer(row, 'number'),
      date: text(row, date.replace('order_stats.', '')),
      date_created: text(row, 'created_local'),
      date_created_gmt: toLocalText(0, createdAt),
      status: text(row, 'status'),
      customer_id: integer(row, 'customer_id'),
      customer_type: row['is_returning'] === 1 ? 'returning' : 'new',
      num_items_sold: integer(row, 'items_sold'),
      net_total: toNumber(integer(row, 'net_revenue')),
      total_sales: toNumber(integer(row, 'total_sales')),
      total_formatted: [...new Set([total, left])]
        .map((amount) => money(amount, text(row, 'currency')))
        .join(' '),
    };
  };
}

function extend(context: StoreContext, rows: readonly Row[], date: string): Record<string, unknown>[] {
  const plain = toPlain(context, date);
  const zone = getTimeZone(context.db);
  const numbers = [...new Set(rows.map((row) => integer(row, 'number')))];
  const lines = readLines(context.db, numbers);
  const linesOf = (row: Row, kind: string) =>
    lines.filter((line) => line['order_id'] === row['number'] && line['kind'] === kind);
  return rows.map((row) => ({
    ...plain(row),
    extended_info: {
      products: linesOf(row, 'product').map((line) => ({
        id: String(integer(line, 'variation_id') || integer(line, 'product_id')),
        name: text(line, 'name'),
        quantity: String(integer(line, 'quantity')),
      })),
      coupons: linesOf(row, 'coupon').map((line) => ({
        id: String(integer(line, 'source_id')),
        code: text(line, 'name'),
      })),
      customer: toCustomer(zone, row),
    },
  }));
}

function readLines(db: StoreDatabase, orders: readonly number[]): Row[] {
  const chosen = isOneOf('order_id', orders);
  return all(
    db,
    `SELECT order_id, kind, name, product_id, variation_id, quantity, source_id FROM order_lines
     WHERE ${chosen.sql} AND kind IN ('product', 'coupon') ORDER BY id`,
    ...chosen.values,
  );
}

function toCustomer(zone: TimeZone, row: Row): object {
  const local = (column: string) => {
    const moment = row[column];
    return typeof moment === 'number' ? toLocalText(zone, moment) : null;
  };
  return {
    customer_id: integer(row, 'customer_id'),
    user_id: typeof row['user_id'] === 'number' ? String(row['user_id']) : null,
    username: row['username'],
    first_name: row['first_name'],
    last_name: row['last_name'],
    email: row['email'],
    date_last_active: local('last_active_at'),
    date_registered: local('registered_at'),
    country: row['country'],
    postcode: row['postcode'],
    city: row['city'],
    state: row['state'],
  };
}
