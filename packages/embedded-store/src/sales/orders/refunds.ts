import type { StoreContext } from '../../context';
import { run } from '../../database';
import type { StoreDatabase } from '../../database';
import { RestError } from '../../rest';
import { toParts } from '../../shared/amounts';
import { recordOrder } from '../analytics-tables/record-order';
import { cleanText } from '../../shared/clean';
import { mergeMeta } from '../../shared/meta';
import type { MetaChange } from '../../shared/meta';
import { getDecimals } from './money-format';
import type { OrderLine } from './lines';
import { EMPTY_ORDER, getOrder, getOrders, getRefunds, saveOrder } from './order';
import type { Order } from './order';
import { remainderAfter, remainingLines, toRefundLine, withTaxNames } from './remaining';
import { applyStatusEffects } from './status-effects';
import { restockLine } from './stock';
import { addUp, sum } from './totals';
import { __ } from '../../i18n';

/** A full or partial refund; amounts are decimal text. */
export interface NewRefund {
  /** By default, the sum of the lines. */
  amount?: string | undefined;
  reason?: string | undefined;
  /** A user ID. */
  refundedBy?: number | undefined;
  lines?: readonly NewRefundLine[] | undefined;
  /** Whether the items are restocked. */
  restocks?: boolean | undefined;
  meta?: readonly MetaChange[] | undefined;
  /** Now by default. */
  createdAt?: Date;
}

export interface NewRefundLine {
  /** The ID of the order's line. */
  id: number;
  quantity?: number | undefined;
  /** Without tax. */
  total?: string | undefined;
  /** Tax amounts by rate. */
  taxes?: readonly { id: number; total: string }[] | undefined;
}

/**
 * Adds a refund to an order. When nothing is left, the order gets the status `refunded`.
 * @throws {RestError} when more is given back than was paid or bought.
 */
export function refundOrder(
  context: Pick<StoreContext, 'db' | 'clock'>,
  order: Order,
  refund: NewRefund,
): Order {
  const { db, clock } = context;
  const createdAt = refund.createdAt ?? clock();
  const earlier = getRefunds(db, [order.id]).get(order.id) ?? [];
  const made = toRefund(order, earlier, { ...refund, createdAt }, getDecimals(db));
  const id = saveOrder(db, made);
  if (refund.restocks) restock(db, order, refund.lines ?? []);
  finish(context, order, createdAt.getTime());
  return must(getOrders(db, [id])[0]);
}

/**
 * Builds the refund to store, given the earlier refunds.
 * @throws {RestError} when more is given back than was paid or bought.
 */
export function toRefund(
  order: Order,
  earlier: readonly Order[],
  refund: NewRefund & { createdAt: Date },
  decimals: number,
): Order {
  const given = earlier.flatMap(({ lines }) => lines);
  // As in WooCommerce, a line that is named twice is refunded as the last entry says.
  const entries = new Map(refund.lines?.map((line) => [line.id, line]));
  const lines = [...entries.values()].map((line) => findRefundLine(order, given, line));
  const amount = refund.amount === undefined ? undefined : toParts(refund.amount);
  const isRest = lines.length === 0 && amount === remainderAfter(order, earlier) && amount > 0;
  const summed = addUp(isRest ? remainingLines(order, earlier) : withTaxNames(order, lines), decimals);
  const total = amount === undefined ? summed.total : 0 - amount;
  if (total > 0)
    throw invalid(
      'woocommerce_rest_invalid_order_refund',
      __('Refund amount must be greater than zero.', 'store-admin'),
    );
  if (-total > remainderAfter(order, earlier)) throw tooMuch();
  const createdAt = refund.createdAt.getTime();
  return {
    ...EMPTY_ORDER,
    ...summed,
    discountTotal: 0,
    discountTax: 0,
    total,
    parentId: order.id,
    status: '',
    currency: order.currency,
    includesTax: order.includesTax,
    reason: cleanText(refund.reason ?? ''),
    refundedBy: refund.refundedBy ?? 0,
    meta: mergeMeta([], refund.meta ?? []),
    createdAt,
    modifiedAt: createdAt,
  };
}

/** Whether the order is fully refunded but doesn't have that status yet. */
export function isRefunded(order: Order, refunds: readonly Order[]): boolean {
  return order.total > 0 && remainderAfter(order, refunds) === 0 && order.status !== 'refunded';
}

/** Deletes a refund as if it never happened; the order keeps its status. */
export function deleteRefund(db: StoreDatabase, refund: Order): void {
  run(db, 'DELETE FROM orders WHERE id = ? AND parent_id = ?', refund.id, refund.parentId);
  recordOrder(db, refund.parentId ?? 0);
}

function finish({ db }: Pick<StoreContext, 'db'>, order: Order, at: number): void {
  const now = new Date(at);
  const refunds = getRefunds(db, [order.id]).get(order.id) ?? [];
  const current = must(getOrder(db, order.id));
  if (isRefunded(order, refunds))
    applyStatusEffects(db, { ...current, status: 'refunded' }, { before: current, now });
  else recordOrder(db, order.id);
}

function findRefundLine(order: Order, given: readonly OrderLine[], entry: NewRefundLine): OrderLine {
  const line = order.lines.find(({ id, kind }) => id === entry.id && kind !== 'tax' && kind !== 'coupon');
  if (!line) {
    throw invalid(
      'woocommerce_rest_invalid_item_id',
      __('Order item ID provided is not associated with order.', 'store-admin'),
    );
  }
  const quantity = entry.quantity ?? 0;
  if (quantity > line.quantity - getRefundedQuantity(given, line)) throw tooMuch();
  const total = toParts(entry.total ?? '0');
  const taxes = (entry.taxes ?? []).map(({ id, total: tax }) => ({ id, total: toParts(tax) }));
  if (total < 0 || sum(taxes, (tax) => tax.total) < 0) {
    throw invalid(
      'woocommerce_rest_invalid_order_refund',
      __('Refund amount must be greater than zero.', 'store-admin'),
    );
  }
  return toRefundLine(line, { quantity, total, taxes });
}

function getRefundedQuantity(given: readonly OrderLine[], line: OrderLine): number {
  return -sum(
    given.filter(({ refundedLineId }) => refundedLineId === line.id),
    ({ quantity }) => quantity,
  );
}

function restock(db: StoreDatabase, order: Order, entries: readonly NewRefundLine[]): void {
  const current = must(getOrder(db, order.id));
  const quantities = new Map(entries.map(({ id, quantity = 0 }) => [id, quantity]));
  const lines = current.lines.map((line) => restockLine(db, line, quantities.get(line.id) ?? 0));
  saveOrder(db, { ...current, lines });
}

function tooMuch(): RestError {
  return invalid('woocommerce_rest_cannot_create_order_refund', __('Invalid refund amount.', 'store-admin'));
}

function invalid(code: string, message: string): RestError {
  return new RestError(400, code, message);
}

function must(order: Order | undefined): Order {
  if (order) return order;
  throw new Error('The order just stored is not there.');
}
