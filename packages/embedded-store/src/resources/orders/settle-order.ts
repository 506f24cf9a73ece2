import type { StoreDatabase } from '../../database';
import { recordOrder } from '../analytics-tables';
import { recordCouponUses } from './coupon-uses';
import { addNote } from './notes';
import { EMPTY_ORDER, getOrder, getRefunds, saveOrder } from './order';
import type { Order } from './order';
import { getOrderStatuses, labelOf } from './statuses';
import { moveStock } from './stock';
import { sum } from './totals';

/** Statuses that say the money is there. */
const PAID = ['processing', 'completed'];

/**
 * Stores an order with everything that follows from it: dates of payment and completion, stock, coupons used, the
 * note about a new status, the refund that the status `refunded` stands for, and the analytics tables.
 */
export function settleOrder(
  db: StoreDatabase,
  order: Order,
  { before, now }: { before: Order | undefined; now: Date },
): Order {
  const time = now.getTime();
  const isNew = before === undefined;
  const hasMoved = isNew || before.status !== order.status;
  const isPaid = PAID.includes(order.status);
  const next: Order = {
    ...order,
    modifiedAt: time,
    paidAt: order.paidAt ?? (hasMoved && isPaid ? time : null),
    completedAt: hasMoved && order.status === 'completed' ? time : order.completedAt,
  };
  const id = saveOrder(db, next);
  const saved = must(getOrder(db, id));
  saveOrder(db, moveStock(db, saved));
  if (!isNew && hasMoved) noteStatus(db, id, before.status, order.status, now);
  if (hasMoved && order.status === 'refunded') refundRest(db, saved, now);
  recordCouponUses(db, id);
  recordOrder(db, id);
  return must(getOrder(db, id));
}

/** What is left of an order's total after its refunds, in parts. */
export function remainderAfter(order: Order, refunds: readonly Order[]): number {
  return order.total + sum(refunds, ({ total }) => total);
}

/** An order called refunded has given everything back: what no refund says so far, one without lines does. */
function refundRest(db: StoreDatabase, order: Order, now: Date): void {
  const rest = remainderAfter(order, getRefunds(db, [order.id]).get(order.id) ?? []);
  if (rest <= 0) return;
  saveOrder(db, {
    ...EMPTY_ORDER,
    parentId: order.id,
    status: '',
    currency: order.currency,
    includesTax: order.includesTax,
    total: -rest,
    reason: 'Order fully refunded.',
    createdAt: now.getTime(),
    modifiedAt: now.getTime(),
  });
}

/** Writes down that an order has another status now. */
export function noteStatus(db: StoreDatabase, id: number, from: string, to: string, now: Date): void {
  const labels = getOrderStatuses(db);
  const note = `Order status changed from ${labelOf(from, labels)} to ${labelOf(to, labels)}.`;
  addNote(db, id, { note, createdAt: now });
}

function must(order: Order | undefined): Order {
  if (order) return order;
  throw new Error('The order just stored is not there.');
}
