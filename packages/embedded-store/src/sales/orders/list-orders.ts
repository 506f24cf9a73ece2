import { allOf, condition, contains, integer, isOneOf, readPage } from '../../database';
import type { Condition, StoreDatabase } from '../../database';
import { toConditions, toOrderBy } from '../../shared/listing';
import type { Listing } from '../../shared/listing';
import { getTimeZone, getRegisteredStatuses } from '../../site';
import { getOffset } from '../../rest';
import { getOrders } from './order';
import type { Order } from './order';

export interface OrderQuery extends Listing {
  status: readonly string[];
  parent: readonly number[];
  parent_exclude: readonly number[];
  /** A user ID. */
  customer?: number | undefined;
  product?: number | undefined;
  /** The first digits of the order number. */
  number?: string | undefined;
}

export function listOrders(db: StoreDatabase, query: OrderQuery): { orders: Order[]; total: number } {
  const { customer, product, number, search } = query;
  // Excludes the trash, drafts and statuses that are no longer registered.
  const any = () => Object.keys(getRegisteredStatuses(db));
  const statuses = query.status.flatMap((status) => (status === 'any' ? any() : status));
  const conditions = [
    // Orders never have a parent.
    query.parent.length > 0 && !query.parent.includes(0) && condition('false'),
    query.parent_exclude.includes(0) && condition('false'),
    customer === 0 && condition('customer_id IS NULL'),
    customer !== undefined && customer > 0 && condition('customer_id = ?', customer),
    product !== undefined &&
      condition(
        `id IN (SELECT order_id FROM order_lines WHERE kind = 'product' AND product_id = ?)`,
        product,
      ),
    number !== undefined && number !== '' && condition('id LIKE ?', `${toNumber(number)}%`),
    search !== undefined && search !== '' && matches(search),
    ...toConditions(getTimeZone(db), query),
  ];
  const [only] = statuses;
  const isOnly = statuses.length === 1 && only !== undefined;
  const hasStatus = isOnly ? condition('status = ?', only) : isOneOf('status', statuses);
  // With several statuses, the `+` makes SQLite use the date index, which reads orders until the page is full; counting
  // uses the status index. Refunds have no status, so counting needs no condition to exclude them.
  const isListed = isOnly ? hasStatus : { ...hasStatus, sql: `+${hasStatus.sql}` };
  return list(
    db,
    {
      where: allOf([condition('parent_id IS NULL'), isListed, ...conditions]),
      counted: allOf([hasStatus, ...conditions]),
    },
    query,
  );
}

export function listRefunds(
  db: StoreDatabase,
  orderId: number,
  query: Listing,
): { orders: Order[]; total: number } {
  const { search } = query;
  const where = allOf([
    condition('parent_id = ?', orderId),
    search !== undefined && search !== '' && contains(['reason'], search),
    ...toConditions(getTimeZone(db), query),
  ]);
  return list(db, { where, counted: where }, query);
}

function list(
  db: StoreDatabase,
  { where, counted }: { where: Condition; counted: Condition },
  query: Listing,
): { orders: Order[]; total: number } {
  const { rows, total } = readPage(db, {
    columns: 'id',
    from: 'orders',
    where,
    counted,
    orderBy: toOrderBy(query, 'id'),
    limit: query.per_page,
    offset: query.offset ?? getOffset(query),
  });
  const ids = rows.map((row) => integer(row, 'id'));
  return { orders: getOrders(db, ids), total };
}

/** Searches by order number, customer name and address, or product name. */
function matches(search: string): Condition {
  const full = `coalesce(billing ->> 'first_name', '') || ' ' || coalesce(billing ->> 'last_name', '')`;
  const members = SEARCHED.map((name) => `billing ->> '${name}'`);
  // Addresses are only parsed if their text contains every word, which is much faster to check. A few words are enough
  // for that.
  const words = search.trim().split(/\s+/, 9);
  const roughly = allOf(words.map((word) => contains(['billing'], JSON.stringify(word).slice(1, -1))));
  const exactly = contains([...members, full], search);
  const bought = contains(['name'], search);
  return {
    sql: `id = ? OR (${roughly.sql} AND (${exactly.sql}))
      OR id IN (SELECT order_id FROM order_lines JOIN (SELECT id AS found FROM products WHERE ${bought.sql})
        ON kind = 'product' AND product_id = found)`,
    values: [Number(digits(search)) || 0, ...roughly.values, ...exactly.values, ...bought.values],
  };
}

const SEARCHED = ['first_name', 'last_name', 'company', 'email', 'phone', 'address_1', 'city', 'postcode'];

/** As in WooCommerce, the digits that a number starts with; 0, which no order starts with, if there are none. */
function toNumber(text: string): number {
  return Math.abs(Number.parseInt(text.trim(), 10)) || 0;
}

function digits(text: string): string {
  return /^#?\d+$/.test(text) ? text.replace('#', '') : '';
}
