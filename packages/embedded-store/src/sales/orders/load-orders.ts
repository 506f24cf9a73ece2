import { run, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { recordAllOrders } from '../analytics-tables/record-order';
import { recordAllCouponUses } from './coupon-uses';
import { getDecimals } from './decimals';
import { insertOrder } from './order';
import type { Order } from './order';
import { isRefunded, toRefund } from './refunds';
import type { NewRefund } from './refunds';
import { addStatusNote } from './status-effects';

/** An order of the shop's past: as it is stored, before anything of it was given back. */
export interface PastOrder {
  order: Order;
  /** What was given back later; asked once the order's lines have their numbers. */
  refunds?: (stored: Order) => readonly (NewRefund & { createdAt: Date })[];
}

/**
 * Adds the past of a shop, oldest order first, in a fraction of the time that storing, recording and refunding one
 * after the other takes. The tables are the same afterwards; nothing moves in the stock, as refunds do not restock.
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

/** With nothing left of its total, an order is refunded. */
function finish(db: StoreDatabase, { id, status }: Order, now: Date): void {
  run(db, "UPDATE orders SET status = 'refunded', modified_at = ? WHERE id = ?", now.getTime(), id);
  addStatusNote(db, id, status, 'refunded', now);
}
