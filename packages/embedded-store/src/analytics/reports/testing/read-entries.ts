import { all, integer, text } from '../../../database';
import type { Row, StoreDatabase } from '../../../database';
import { isSale } from './expected-totals';
import type { Entry } from './expected-totals';

/** Orders that were never placed, or that were trashed. */
const NO_ORDERS = ['trash', 'auto-draft', 'checkout-draft'];

/** Reads a store's ledger entries only from what is stored of each order. For tests. */
export function readEntries(db: StoreDatabase): Entry[] {
  const rows = all(db, 'SELECT * FROM orders');
  const lines = all(db, 'SELECT * FROM order_lines ORDER BY id');
  const orders = rows.filter((row) => row['parent_id'] === null && !NO_ORDERS.includes(text(row, 'status')));
  return orders.flatMap((order) => {
    const refunds = rows.filter((row) => row['parent_id'] === order['id']);
    return [order, ...refunds].map((row) =>
      toEntry(
        row,
        order,
        lines.filter((line) => line['order_id'] === row['id']),
      ),
    );
  });
}

function toEntry(row: Row, order: Row, lines: readonly Row[]): Entry {
  const linesOf = (kind: string) => lines.filter((line) => line['kind'] === kind);
  const moment = (column: string) => (row[column] === null ? null : integer(row, column));
  return {
    id: integer(row, 'id'),
    parent: moment('parent_id') ?? 0,
    status: text(order, 'status'),
    buyer: toBuyer(order),
    created: integer(row, 'created_at'),
    paid: moment('paid_at'),
    completed: moment('completed_at'),
    total: integer(row, 'total'),
    taxes: integer(row, 'cart_tax') + integer(row, 'shipping_tax'),
    shipping: integer(row, 'shipping_total'),
    goods: linesOf('product')
      .map((line) => ({
        product: integer(line, 'product_id'),
        variation: integer(line, 'variation_id'),
        pieces: integer(line, 'quantity'),
        subtotal: integer(line, 'subtotal'),
        total: integer(line, 'total'),
        taxes: integer(line, 'total_tax'),
      }))
      .filter(isSale),
    coupons: linesOf('coupon').map((line) => ({
      id: integer(line, 'source_id'),
      amount: integer(line, 'total'),
    })),
    rates: linesOf('tax').map((line) => ({
      id: integer(line, 'source_id'),
      onGoods: integer(line, 'total'),
      onShipping: integer(line, 'shipping_tax'),
    })),
  };
}

function toBuyer(order: Row): string {
  if (typeof order['customer_id'] === 'number') return `user ${order['customer_id']}`;
  const billing = JSON.parse(text(order, 'billing')) as { email?: string };
  return (billing.email ?? '').toLowerCase();
}
