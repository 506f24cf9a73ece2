import type { StoreContext } from '../../context';
import { all, integer, isNoneOf, isOneOf, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getExcludedStatuses, getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';
import { customerFilterArgs } from './customer-filters';
import { CUSTOMER_NAME, lastOrder, withCustomers } from './customers-source';
import { toOpenPeriod } from './period';
import { getSum } from './query';
import { toOrder } from './table';
import type { TableReport } from './table';

const ORDER = {
  name: 'name COLLATE NOCASE',
  username: 'username COLLATE NOCASE',
  city: 'city COLLATE NOCASE',
  date_registered: 'registered_at',
  date_last_active: 'last_active_at',
};

export const customersTable: TableReport<typeof customerFilterArgs> = {
  name: 'customers',
  args: customerFilterArgs,
  orderBy: [
    'date_registered',
    'username',
    'name',
    'country',
    'city',
    'state',
    'postcode',
    'date_last_active',
    'orders_count',
    'total_spend',
    'avg_order_value',
  ],
  read(context: StoreContext, args) {
    const { db } = context;
    const { sql, where, values } = withCustomers(context, args, toOpenPeriod(context, args));
    const order = toOrder(ORDER, args, 'id');
    const page = all(
      db,
      `${sql} SELECT id, orders_count, total_spend, avg_order_value, count(*) OVER () AS total
       FROM customer_totals WHERE ${where.sql} ${order.sql}`,
      ...values,
      ...where.values,
      ...order.values,
    );
    const people = readPeople(
      db,
      page.map((row) => integer(row, 'id')),
    );
    const zone = getTimeZone(db);
    return {
      rows: page.map((row) => toCustomer(zone, { ...row, ...people.get(integer(row, 'id')) })),
      total: page[0] ? integer(page[0], 'total') : 0,
    };
  },
};

/** Reads names and last order dates, only for the customers on the page. */
function readPeople(db: StoreDatabase, ids: readonly number[]): Map<number, Row> {
  const [chosen, statuses] = [isOneOf('customers.id', ids), isNoneOf('status', getExcludedStatuses(db))];
  const rows = all(
    db,
    `SELECT customers.*, ${CUSTOMER_NAME} AS name, (${lastOrder(statuses)}) AS last_order_at
     FROM customers WHERE ${chosen.sql}`,
    ...statuses.values,
    ...chosen.values,
  );
  return new Map(rows.map((row) => [integer(row, 'id'), row]));
}

function toCustomer(zone: TimeZone, row: Row): Record<string, unknown> {
  const moment = (column: string) => {
    const value = row[column];
    return typeof value === 'number' ? value : null;
  };
  const [registered, active, ordered] = ['registered_at', 'last_active_at', 'last_order_at'].map(moment);
  return {
    id: integer(row, 'id'),
    user_id: moment('user_id') ?? 0,
    username: text(row, 'username'),
    name: text(row, 'name'),
    email: text(row, 'email'),
    country: text(row, 'country'),
    city: text(row, 'city'),
    state: text(row, 'state'),
    postcode: text(row, 'postcode'),
    date_registered: toSiteDate(zone, registered ?? null),
    date_registered_gmt: toGmtDate(registered ?? null),
    date_last_active: toSiteDate(zone, active ?? null),
    date_last_active_gmt: toGmtDate(active ?? null),
    date_last_order: ordered ? toLocalText(zone, ordered) : null,
    orders_count: integer(row, 'orders_count'),
    total_spend: getSum(row, 'total_spend'),
    avg_order_value: getSum(row, 'avg_order_value'),
  };
}
