import {
  all,
  allOf,
  condition,
  contains,
  first,
  integer,
  isNoneOf,
  isOneOf,
  readPage,
  run,
  text,
} from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { deleteUser, isRole } from '../../accounts';
import { recordOrders } from '../analytics-tables/record-order';
import { removeIdleGuests } from '../analytics-tables/customers';
import type { Meta } from '../../shared/meta';

/** An account with the store's data about it. */
export interface Customer {
  /** The user ID. */
  id: number;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
  role: string;
  billing: Readonly<Record<string, string>>;
  shipping: Readonly<Record<string, string>>;
  meta: readonly Meta[];
  /** Whether any of the customer's orders was paid. */
  isPaying: boolean;
  /** Milliseconds since 1970. */
  registeredAt: number;
  modifiedAt: number;
  /** When the customer last registered or bought. */
  lastActiveAt: number | null;
}

export type CustomerAccount = Pick<Customer, 'billing' | 'shipping' | 'meta'>;

export interface CustomerQuery {
  search?: string | undefined;
  email?: string | undefined;
  /** `all` includes every role. */
  role: string;
  include: readonly number[];
  exclude: readonly number[];
  orderBy: 'id' | 'include' | 'name' | 'registered_date';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const SOURCE = `users LEFT JOIN customer_accounts ON customer_accounts.user_id = users.id`;

const COLUMNS = `users.*, billing, shipping, meta, modified_at,
  EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id AND paid_at IS NOT NULL) AS is_paying,
  (SELECT last_active_at FROM customers WHERE user_id = users.id) AS last_active_at`;

export function getCustomers(db: StoreDatabase, ids: readonly number[]): Map<number, Customer> {
  const where = isOneOf('users.id', ids);
  const rows = all(db, `SELECT ${COLUMNS} FROM ${SOURCE} WHERE ${where.sql}`, ...where.values);
  return new Map(rows.map((row) => [integer(row, 'id'), toCustomer(row)]));
}

export function getCustomer(db: StoreDatabase, id: number): Customer | undefined {
  return getCustomers(db, [id]).get(id);
}

export function listCustomers(
  db: StoreDatabase,
  query: CustomerQuery,
): { customers: Customer[]; total: number } {
  const { search, email } = query;
  const where = allOf([
    query.role !== 'all' && condition('role = ?', query.role),
    email !== undefined && condition('email = ?', email),
    search !== undefined && search !== '' && contains(['login', 'email', 'display_name'], search),
    query.include.length > 0 && isOneOf('id', query.include),
    query.exclude.length > 0 && isNoneOf('id', query.exclude),
  ]);
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  const orders = {
    id: 'id',
    include: '(SELECT key FROM json_each(?) WHERE value = id)',
    name: 'display_name COLLATE NOCASE',
    registered_date: 'registered_at',
  };
  const { rows, total } = readPage(db, {
    columns: COLUMNS,
    from: SOURCE,
    where,
    orderBy: condition(
      `${orders[query.orderBy]} ${direction}, id ${direction}`,
      ...(query.orderBy === 'include' ? [JSON.stringify(query.include)] : []),
    ),
    limit: query.limit,
    offset: query.offset,
  });
  return { customers: rows.map(toCustomer), total };
}

export function saveAccount(db: StoreDatabase, userId: number, account: CustomerAccount, now: Date): void {
  run(
    db,
    `INSERT INTO customer_accounts (user_id, billing, shipping, meta, modified_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET billing = excluded.billing, shipping = excluded.shipping, meta = excluded.meta,
       modified_at = excluded.modified_at`,
    userId,
    JSON.stringify(account.billing),
    JSON.stringify(account.shipping),
    JSON.stringify(account.meta),
    now.getTime(),
  );
  // Customers who have ordered take the location of their last order.
  run(
    db,
    `UPDATE customers SET country = ?, city = ?, state = ?, postcode = ?
     WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM order_stats WHERE customer_id = customers.id)`,
    ...['country', 'city', 'state', 'postcode'].map((name) => account.billing[name] ?? ''),
    userId,
  );
}

/** Deletes an account; its orders stay as guest orders. */
export function deleteAccount(db: StoreDatabase, userId: number): void {
  const existing = first(db, 'SELECT id FROM customers WHERE user_id = ?', userId);
  const orders = all(db, 'SELECT id FROM orders WHERE customer_id = ? AND parent_id IS NULL', userId);
  deleteUser(db, userId);
  recordOrders(
    db,
    orders.map((row) => integer(row, 'id')),
  );
  if (existing) removeIdleGuests(db, [integer(existing, 'id')]);
}

function toCustomer(row: Row): Customer {
  const registeredAt = integer(row, 'registered_at');
  const role = text(row, 'role');
  return {
    id: integer(row, 'id'),
    email: text(row, 'email'),
    username: text(row, 'login'),
    firstName: text(row, 'first_name'),
    lastName: text(row, 'last_name'),
    displayName: text(row, 'display_name'),
    role: isRole(role) ? role : '',
    billing: toMap(row, 'billing'),
    shipping: toMap(row, 'shipping'),
    meta: row['meta'] === null ? [] : (JSON.parse(text(row, 'meta')) as Meta[]),
    isPaying: row['is_paying'] === 1,
    registeredAt,
    modifiedAt: row['modified_at'] === null ? registeredAt : integer(row, 'modified_at'),
    lastActiveAt: row['last_active_at'] === null ? null : integer(row, 'last_active_at'),
  };
}

function toMap(row: Row, column: string): Record<string, string> {
  return row[column] === null ? {} : (JSON.parse(text(row, column)) as Record<string, string>);
}
