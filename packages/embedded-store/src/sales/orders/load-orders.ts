import { run, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { recordAllOrders } from '../analytics-tables/record-order';
import { recordAllCouponUses } from './coupon-uses';
import { getDecimals } from './money-format';
import { insertOrder } from './order';
import type { Order } from './order';
import { isRefunded, toRefund } from './refunds';
import type { NewRefund } from './refunds';
import { addStatusNote } from './status-effects';

/** A past order as first stored, before any refunds. */
export interface PastOrder {
  order: Order;
  /** Creates the later refunds; called once the order's lines have IDs. */
  refunds?: (stored: Order) => readonly (NewRefund & { createdAt: Date })[];
}

/**
 * Adds past orders, oldest first, much faster than storing, recording and refunding them one by one. The tables are the
 * same afterwards. Stock doesn't change, because these refunds don't restock.
 */
export function loadOrders(db: StoreDatabase, past: Iterable<PastOrder>): void {
  const decimals = getDecimals(db);
  transaction(db, () => {
    for (const each of past) load(db, each, decimals);
    recordAllCouponUses(db);
    recordAllOrders(db);
  });
}

function load(db: StoreDatabase, { order, refunds }: PastOrder, decimals: number): void {
  const stored = insertOrder(db, order);
  const given: Order[] = [];
  for (const refund of refunds?.(stored) ?? []) {
    given.push(insertOrder(db, toRefund(stored, given, refund, decimals)));
    if (isRefunded(stored, given)) finish(db, stored, refund.createdAt);
  }
}

/** An order with nothing left of its total gets the status `refunded`. */
function finish(db: StoreDatabase, { id, status }: Order, now: Date): void {
  run(db, "UPDATE orders SET status = 'refunded', modified_at = ? WHERE id = ?", now.getTime(), id);
  addStatusNote(db, id, status, 'refunded', now);
}
