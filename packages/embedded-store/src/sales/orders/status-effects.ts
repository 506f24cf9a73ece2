import type { StoreDatabase } from '../../database';
import { recordOrder } from '../analytics-tables/record-order';
import { recordCouponUses } from './coupon-uses';
import { getDecimals } from './money-format';
import { addNote } from './notes';
import { EMPTY_ORDER, getOrder, getRefunds, saveOrder } from './order';
import type { Order } from './order';
import { remainderAfter, remainingLines } from './remaining';
import { getOrderStatuses, getStatusLabel } from '../../site';
import { moveStock } from './stock';
import { addUp } from './totals';
import { __, sprintf } from '../../i18n';

/** Statuses of paid orders. */
const PAID = ['processing', 'completed'];

/**
 * Saves an order and applies the effects of its status: payment and completion dates, stock, coupon uses, the status
 * note, the refund implied by `refunded`, and the analytics tables.
 */
export function applyStatusEffects(
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
  if (hasMoved) saveOrder(db, moveStock(db, saved));
  if (!isNew && hasMoved) addStatusNote(db, id, before.status, order.status, now);
  if (hasMoved && order.status === 'refunded') refundRest(db, saved, now);
  recordCouponUses(db, id);
  recordOrder(db, id);
  return must(getOrder(db, id));
}

/** An order with the status `refunded` is fully refunded: adds a refund for the rest. */
function refundRest(db: StoreDatabase, order: Order, now: Date): void {
  const earlier = getRefunds(db, [order.id]).get(order.id) ?? [];
  const rest = remainderAfter(order, earlier);
  if (rest <= 0) return;
  saveOrder(db, {
    ...EMPTY_ORDER,
    ...addUp(remainingLines(order, earlier), getDecimals(db)),
    discountTotal: 0,
    discountTax: 0,
    parentId: order.id,
    status: '',
    currency: order.currency,
    includesTax: order.includesTax,
    total: -rest,
    reason: __('Order fully refunded.', 'store-admin'),
    createdAt: now.getTime(),
    modifiedAt: now.getTime(),
  });
}

/** Adds a note about a changed status. */
export function addStatusNote(db: StoreDatabase, id: number, from: string, to: string, now: Date): void {
  const labels = getOrderStatuses(db);
  const note = sprintf(
    /* translators: 1: status before, 2: status now */
    __('Order status changed from %1$s to %2$s.', 'store-admin'),
    getStatusLabel(from, labels),
    getStatusLabel(to, labels),
  );
  addNote(db, id, { note, createdAt: now });
}

function must(order: Order | undefined): Order {
  if (order) return order;
  throw new Error('The order just stored is not there.');
}
