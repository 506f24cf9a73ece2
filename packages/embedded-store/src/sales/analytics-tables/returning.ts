import { run } from '../../database';
import type { StoreDatabase } from '../../database';

const ABANDONED = "('pending', 'failed', 'cancelled')";

/**
 * A customer returns with every order after the first one that was not abandoned: the order of someone whose payment
 * failed the first time is still their first. Of customers, given as the one parameter; those without such an order
 * have none before the end of time.
 */
const FIRST_PURCHASES = `
  SELECT customer.value AS customer_id, coalesce(order_stats.created_at, ${Number.MAX_SAFE_INTEGER}) AS at,
    coalesce(order_stats.order_id, 0) AS id
  FROM json_each(?) AS customer LEFT JOIN order_stats ON order_stats.order_id = (
    SELECT order_id FROM order_stats AS own
    WHERE own.customer_id = customer.value AND parent_id = 0 AND status NOT IN ${ABANDONED}
    ORDER BY created_at, order_id LIMIT 1)`;

/** Sets who came back on all orders of these customers; refunds follow their order. Touches only what changes. */
export function markReturningCustomers(db: StoreDatabase, customers: readonly number[]): void {
  const list = JSON.stringify(customers);
  run(db, setReturning(1, '>'), list);
  run(db, setReturning(0, '<='), list);
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
