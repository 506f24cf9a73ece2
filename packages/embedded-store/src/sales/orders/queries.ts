import { all, first, integer, text } from '../../database';
import type { StoreDatabase } from '../../database';

export function countOrders(db: StoreDatabase, status: string): number {
  return integer(first(db, 'SELECT count(*) AS total FROM orders WHERE status = ?', status), 'total');
}

/** Maximum number of customers in a select list. */
const MAX_CUSTOMERS = 200;

/** Registered users with orders, sorted by name. */
export function listOrderCustomers(db: StoreDatabase): { id: number; displayName: string; email: string }[] {
  const rows = all(
    db,
    `SELECT id, display_name, email FROM users WHERE id IN (SELECT customer_id FROM orders)
     ORDER BY display_name COLLATE NOCASE, id LIMIT ?`,
    MAX_CUSTOMERS,
  );
  return rows.map((row) => ({
    id: integer(row, 'id'),
    displayName: text(row, 'display_name'),
    email: text(row, 'email'),
  }));
}
