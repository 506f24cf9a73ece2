import { run } from '../../database';
import type { StoreDatabase } from '../../database';

/** Orders with these statuses don't count as coupon uses. */
const UNUSED = ['cancelled', 'failed', 'trash', 'auto-draft', 'checkout-draft'];

const ADD = `INSERT INTO coupon_uses (coupon_id, order_id, used_by)
  SELECT DISTINCT coupons.id, orders.id, coalesce(orders.customer_id, orders.billing ->> 'email', '')
  FROM orders JOIN order_lines ON order_lines.order_id = orders.id AND order_lines.kind = 'coupon'
    JOIN coupons ON coupons.id = order_lines.source_id
  WHERE orders.status NOT IN (SELECT value FROM json_each(?))`;

/** Counts or releases the uses of an order's coupons, depending on its status and lines. */
export function recordCouponUses(db: StoreDatabase, orderId: number): void {
  run(db, 'DELETE FROM coupon_uses WHERE order_id = ?', orderId);
  run(db, `${ADD} AND orders.id = ?`, JSON.stringify(UNUSED), orderId);
}

/** The same for all orders. */
export function recordAllCouponUses(db: StoreDatabase): void {
  run(db, 'DELETE FROM coupon_uses');
  run(db, ADD, JSON.stringify(UNUSED));
}
