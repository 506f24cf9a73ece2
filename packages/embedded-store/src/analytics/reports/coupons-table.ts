import type { StoreContext } from '../../context';
import { all, allOf, integer, isNoneOf, isOneOf, text } from '../../database';
import type { Row } from '../../database';
import { integer as integerArg, list } from '../../rest';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getExcludedStatuses, getTimeZone } from '../../site';
import { nameDeleted } from './deleted-records';
import { toPeriod } from './period';
import { sumAmount, getSum } from './query';
import { toOrder } from './table';
import type { TableReport } from './table';

const args = { coupons: list(integerArg()) };

export const couponsTable: TableReport<typeof args> = {
  name: 'coupons',
  args,
  orderBy: ['coupon_id', 'code', 'amount', 'orders_count'],
  read(context, query) {
    const { db } = context;
    const period = toPeriod(context, query);
    const { coupons = [] } = query;
    const where = allOf([
      isNoneOf('used.status', getExcludedStatuses(db)),
      coupons.length > 0 && isOneOf('used.coupon_id', coupons),
    ]);
    const order = toOrder({ amount: 'sales.amount' }, query, 'coupon_id');
    const rows = all(
      db,
      `SELECT sales.*, coupons.code, discount_type, created_at, expires_at, count(*) OVER () AS total FROM (
         SELECT coupon_id, ${sumAmount('discount')} AS amount, count(*) AS orders_count FROM coupon_stats AS used
         WHERE created_local BETWEEN ? AND ? AND ${where.sql}
         GROUP BY coupon_id
       ) AS sales LEFT JOIN coupons ON coupons.id = sales.coupon_id
       ${order.sql}`,
      period.first,
      period.last,
      ...where.values,
      ...order.values,
    );
    const deletedIds = rows.filter((row) => row['code'] === null).map((row) => integer(row, 'coupon_id'));
    const deleted = nameDeleted(db, 'coupon', deletedIds);
    return {
      total: rows[0] ? integer(rows[0], 'total') : 0,
      rows: rows.map((row) => ({
        coupon_id: integer(row, 'coupon_id'),
        amount: getSum(row, 'amount'),
        orders_count: integer(row, 'orders_count'),
        extended_info: query.extended_info
          ? toInfo(context, row, deleted.get(integer(row, 'coupon_id')))
          : {},
      })),
    };
  },
};

function toInfo({ db }: StoreContext, row: Row, deleted: string | undefined): object {
  if (deleted !== undefined) return { ...DELETED, code: deleted };
  const zone = getTimeZone(db);
  const createdAt = integer(row, 'created_at');
  const expiresAt = typeof row['expires_at'] === 'number' ? row['expires_at'] : null;
  return {
    code: text(row, 'code'),
    date_created: toSiteDate(zone, createdAt),
    date_created_gmt: toGmtDate(createdAt),
    date_expires: toSiteDate(zone, expiresAt) ?? '',
    date_expires_gmt: toGmtDate(expiresAt) ?? '',
    discount_type: text(row, 'discount_type'),
  };
}

/** WooCommerce's values for the unknown properties of a deleted coupon. */
const DELETED = {
  date_created: '',
  date_created_gmt: '',
  date_expires: '',
  date_expires_gmt: '',
  discount_type: 'N/A',
};
