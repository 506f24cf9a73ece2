import { all, allOf, condition, contains, first, integer, isNoneOf, isOneOf } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { toConditions, toOrderBy } from '../listing';
import type { Listing } from '../listing';
import { getTimeZone } from '../local-time';
import { offsetOf } from '../../rest';
import { getOrders } from './order';
import type { Order } from './order';

/** Statuses that `any` does not mean. */
const HIDDEN = ['trash', 'auto-draft'];

export interface OrderQuery extends Listing {
  status: readonly string[];
  parent: readonly number[];
  parent_exclude: readonly number[];
  /** A user. */
  customer?: number | undefined;
  product?: number | undefined;
  /** How the number begins. */
  number?: string | undefined;
}

export function listOrders(db: StoreDatabase, query: OrderQuery): { orders: Order[]; total: number } {
  return list(
    db,
    allOf([
      condition('parent_id IS NULL'),
      query.status.includes('any')
        ? isNoneOf(
            'status',
            HIDDEN.filter((status) => !query.status.includes(status)),
          )
        : isOneOf('status', query.status),
      // No order belongs to another one.
      query.parent.length > 0 && !query.parent.includes(0) && condition('false'),
      query.parent_exclude.includes(0) && condition('false'),
      query.customer !== undefined && condition('coalesce(customer_id, 0) = ?', query.customer),
      query.product !== undefined &&
        condition(
          `id IN (SELECT order_id FROM order_lines WHERE kind = 'product' AND product_id = ?)`,
          query.product,
        ),
      query.number !== undefined && query.number !== '' && condition('id LIKE ?', `${digits(query.number)}%`),
      query.search !== undefined && query.search !== '' && matches(query.search),
      ...toConditions(getTimeZone(db), query),
    ]),
    query,
  );
}

export function listRefunds(
  db: StoreDatabase,
  orderId: number,
  query: Listing,
): { orders: Order[]; total: number } {
  const { search } = query;
  return list(
    db,
    allOf([
      condition('parent_id = ?', orderId),
      search !== undefined && search !== '' && contains(['reason'], search),
      ...toConditions(getTimeZone(db), query),
    ]),
    query,
  );
}

function list(db: StoreDatabase, where: Condition, query: Listing): { orders: Order[]; total: number } {
  const orderBy = toOrderBy(query, 'id');
  const rows = all(
    db,
    `SELECT id FROM orders WHERE ${where.sql} ORDER BY ${orderBy.sql} LIMIT ? OFFSET ?`,
    ...where.values,
    ...orderBy.values,
    query.per_page,
    query.offset ?? offsetOf(query),
  );
  const counted = first(db, `SELECT count(*) AS total FROM orders WHERE ${where.sql}`, ...where.values);
  const ids = rows.map((row) => integer(row, 'id'));
  return { orders: getOrders(db, ids), total: integer(counted, 'total') };
}

/** By number, by anything in the addresses, or by the name of what was bought. */
function matches(search: string): Condition {
  const inAddress = contains(
    ['first_name', 'last_name', 'company', 'email', 'phone', 'address_1', 'city', 'postcode'].flatMap(
      (name) => [`billing ->> '${name}'`],
    ),
    search,
  );
  const inLines = contains(['name'], search);
  const fullName = contains(
    ["coalesce(billing ->> 'first_name', '') || ' ' || coalesce(billing ->> 'last_name', '')"],
    search,
  );
  return {
    sql: `${inAddress.sql} OR ${fullName.sql} OR id = ?
      OR id IN (SELECT order_id FROM order_lines WHERE kind = 'product' AND (${inLines.sql}))`,
    values: [...inAddress.values, ...fullName.values, Number(digits(search)) || 0, ...inLines.values],
  };
}

function digits(text: string): string {
  return /^#?\d+$/.test(text) ? text.replace('#', '') : '';
}
