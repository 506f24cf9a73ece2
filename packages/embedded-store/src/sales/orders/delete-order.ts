import { run } from '../../database';
import type { StoreDatabase } from '../../database';
import { removeOrder, recordOrder } from '../analytics-tables/record-order';
import { recordCouponUses } from './coupon-uses';

/** Deletes an order permanently, with its lines, refunds and notes. Does not restock its products. */
export function deleteOrder(db: StoreDatabase, id: number): void {
  removeOrder(db, id);
  run(db, 'DELETE FROM orders WHERE id = ?', id);
}

/** Moves an order to the trash, which removes it from all reports until it gets a status again. */
export function trashOrder(db: StoreDatabase, id: number): void {
  run(db, "UPDATE orders SET untrashed_status = status, status = 'trash' WHERE id = ?", id);
  recordCouponUses(db, id);
  recordOrder(db, id);
}
