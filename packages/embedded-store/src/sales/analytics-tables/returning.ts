import { run } from '../../database';
import { getExcludedStatuses } from '../../site';
import type { StoreDatabase } from '../../database';

/**
 * The first order of each given customer (the first parameter) without an excluded status (the second); every later order
 * is a returning one. An order after a failed payment still counts as the first. Customers without such an order get the
 * end of time.
 */
const FIRST_PURCHASES = `
  SELECT customer.value AS customer_id, coalesce(order_stats.created_at, ${Number.MAX_SAFE_INTEGER}) AS at,
    coalesce(order_stats.order_id, 0) AS id
  FROM json_each(?1) AS customer LEFT JOIN order_stats ON order_stats.order_id = (
    SELECT order_id FROM order_stats AS own
    WHERE own.customer_id = customer.value AND parent_id = 0 AND status NOT IN (SELECT value FROM json_each(?2))
    ORDER BY created_at, order_id LIMIT 1)`;

/**
 * Marks the orders of these customers as new or returning; refunds follow their order. Only writes rows that change.
 */
export function markReturningCustomers(db: StoreDatabase, customers: readonly number[]): void {
  const list = JSON.stringify(customers);
  const excluded = JSON.stringify(getExcludedStatuses(db));
  run(db, setReturning(1, '>'), list, excluded);
  run(db, setReturning(0, '<='), list, excluded);
  run(
    db,
    `UPDATE order_stats SET is_returning = 1 - is_returning
     WHERE customer_id IN (SELECT value FROM json_each(?)) AND parent_id > 0
       AND is_returning <> (SELECT is_returning FROM order_stats AS refunded WHERE order_id = order_stats.parent_id)`,
    list,
  );
}

function setReturning(isReturning: 0 | 1, side: '>' | '<='): string {
  return `
    UPDATE order_stats SET is_returning = ${isReturning} FROM (${FIRST_PURCHASES}) AS purchase
    WHERE order_stats.customer_id = purchase.customer_id AND is_returning = ${1 - isReturning} AND parent_id = 0
      AND (created_at, order_id) ${side} (purchase.at, purchase.id)`;
}
