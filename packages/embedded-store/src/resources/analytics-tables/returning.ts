import { first, integer, run } from '../../database';
import type { StoreDatabase } from '../../database';

/**
 * A customer returns with every order after the first one that was not abandoned: the order of someone whose payment
 * failed the first time is still their first.
 */
const FIRST_PURCHASE = `
  SELECT order_id, created_at FROM order_stats
  WHERE customer_id = ? AND parent_id = 0 AND status NOT IN ('pending', 'failed', 'cancelled')
  ORDER BY created_at, order_id LIMIT 1`;

/** Sets who came back on all orders of a customer; refunds follow their order. Touches only what changes. */
export function markReturns(db: StoreDatabase, customer: number): void {
  const purchase = first(db, FIRST_PURCHASE, customer);
  const at = purchase ? integer(purchase, 'created_at') : Number.MAX_SAFE_INTEGER;
  const id = purchase ? integer(purchase, 'order_id') : 0;
  run(
    db,
    `UPDATE order_stats SET is_returning = 1
     WHERE customer_id = ? AND is_returning = 0 AND parent_id = 0 AND (created_at, order_id) > (?, ?)`,
    customer,
    at,
    id,
  );
  run(
    db,
    `UPDATE order_stats SET is_returning = 0
     WHERE customer_id = ? AND is_returning = 1 AND parent_id = 0 AND (created_at, order_id) <= (?, ?)`,
    customer,
    at,
    id,
  );
  run(
    db,
    `UPDATE order_stats SET is_returning = 1 - is_returning
     WHERE customer_id = ? AND parent_id > 0
       AND is_returning <> (SELECT is_returning FROM order_stats AS refunded WHERE order_id = order_stats.parent_id)`,
    customer,
  );
}
