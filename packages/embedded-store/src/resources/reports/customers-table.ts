import type { StoreContext } from '../../context';
import { all, first, integer, text } from '../../database';
import type { Row } from '../../database';
import { toNumber } from '../amounts';
import { toGmtDate, toSiteDate } from '../dates';
import { getTimeZone, toLocalText } from '../local-time';
import type { TimeZone } from '../local-time';
import { customerFilterArgs } from './customer-filters';
import { withBuyers } from './customers-source';
import { toOpenPeriod } from './period';
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
    const { sql, where, values } = withBuyers(context, args, toOpenPeriod(context, args));
    const rows = all(
      db,
      `${sql} SELECT * FROM buyer WHERE ${where.sql} ${toOrder(ORDER, args, 'id')}`,
      ...values,
      ...where.values,
    );
    const total = first(
      db,
      `${sql} SELECT count(*) AS total FROM buyer WHERE ${where.sql}`,
      ...values,
      ...where.values,
    );
    const zone = getTimeZone(db);
    return { rows: rows.map((row) => toCustomer(zone, row)), total: integer(total, 'total') };
  },
};

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
    total_spend: toNumber(integer(row, 'total_spend')),
    avg_order_value: toNumber(moment('avg_order_value') ?? 0),
  };
}
