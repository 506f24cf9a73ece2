import { all, first, integer, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { findCustomer, removeIdleGuest, updateFromLastOrder } from './customers';
import { getTimeZone, toLocalText } from '../local-time';
import type { TimeZone } from '../local-time';
import { markReturns } from './returning';

/** What is no order yet, or no more, is in no report. */
const RECORDED = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'];

/**
 * Brings every analytics table up to date with one order and its refunds. Call it in the transaction that wrote the
 * order, whenever its status, dates, lines, amounts, customer or refunds changed. An order in the trash is taken out.
 */
export function recordOrder(db: StoreDatabase, orderId: number): void {
  transaction(db, () => {
    const before = removeRows(db, orderId);
    const order = first(db, 'SELECT * FROM orders WHERE id = ? AND parent_id IS NULL', orderId);
    const isRecorded = order !== undefined && RECORDED.includes(text(order, 'status'));
    const after = isRecorded ? addRows(db, order, before) : undefined;
    for (const customer of new Set([before, after])) {
      if (customer !== undefined) settle(db, customer);
    }
  });
}

/** Takes an order that is about to be deleted out of every table, with its refunds. */
export function forgetOrder(db: StoreDatabase, orderId: number): void {
  transaction(db, () => {
    const customer = removeRows(db, orderId);
    if (customer !== undefined) settle(db, customer);
  });
}

/** Records every order anew. */
export function recordAllOrders(db: StoreDatabase): void {
  for (const row of all(db, 'SELECT id FROM orders WHERE parent_id IS NULL ORDER BY created_at, id')) {
    recordOrder(db, integer(row, 'id'));
  }
}

/** Answers whose order it was, if it was recorded. */
function removeRows(db: StoreDatabase, orderId: number): number | undefined {
  const known = first(db, 'SELECT customer_id FROM order_stats WHERE order_id = ?', orderId);
  if (!known) return undefined;
  // The tables of lines, coupons and taxes follow by their foreign keys.
  run(db, 'DELETE FROM order_stats WHERE parent_id = ?', orderId);
  run(db, 'DELETE FROM order_stats WHERE order_id = ?', orderId);
  return integer(known, 'customer_id');
}

/** Answers whose order it is. */
function addRows(db: StoreDatabase, order: Row, before: number | undefined): number {
  const customer = findCustomer(db, order, before);
  const zone = getTimeZone(db);
  const refunds = all(db, 'SELECT * FROM orders WHERE parent_id = ?', integer(order, 'id'));
  for (const row of [order, ...refunds]) addRow(db, { row, order, customer, zone });
  return customer;
}

/** What the other orders of a customer make of a change, and what it makes of the customer. */
function settle(db: StoreDatabase, customer: number): void {
  markReturns(db, customer);
  updateFromLastOrder(db, customer);
  removeIdleGuest(db, customer);
}

function addRow(
  db: StoreDatabase,
  { row, order, customer, zone }: { row: Row; order: Row; customer: number; zone: TimeZone },
): void {
  const id = integer(row, 'id');
  const status = text(order, 'status');
  const created = toLocalText(zone, integer(row, 'created_at'));
  // A refund has one date only; it counts on that day, however reports date orders.
  const later = (column: string) => {
    const moment = row === order ? row[column] : row['created_at'];
    return typeof moment === 'number' ? toLocalText(zone, moment) : null;
  };
  run(db, ADD_ORDER, status, customer, created, later('paid_at'), later('completed_at'), id);
  run(db, ADD_PRODUCTS, status, created, id);
  run(db, ADD_COUPONS, status, created, id);
  run(db, ADD_TAXES, status, created, id);
}

/** A row of zeros but for what the reports ask: one row of sums for orders, the negative one for refunds. */
const ADD_ORDER = `
  INSERT INTO order_stats (order_id, parent_id, status, customer_id, is_returning, created_at, created_local,
    paid_local, completed_local, orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping,
    net_revenue, total_sales)
  SELECT id, coalesce(parent_id, 0), ?, ?, 0, created_at, ?, ?, ?,
    iif(parent_id IS NULL, 1, 0),
    (SELECT coalesce(sum(quantity), 0) FROM order_lines WHERE order_id = orders.id AND kind = 'product'),
    iif(parent_id IS NULL, net + discount_total, 0),
    iif(parent_id IS NULL, discount_total, 0),
    iif(parent_id IS NULL, 0, -net),
    cart_tax + shipping_tax,
    shipping_total,
    net,
    total
  FROM (SELECT *, total - cart_tax - shipping_tax - shipping_total AS net FROM orders WHERE id = ?) AS orders`;

/**
 * Shipping is spread over the lines by their quantity. Each line gets the share up to its own end less the share up
 * to its beginning, so that rounding never loses or adds anything.
 */
const ADD_PRODUCTS = `
  INSERT INTO product_stats (line_id, order_id, product_id, variation_id, status, created_local, items_sold,
    gross_sales, coupons, refunds, taxes, shipping, net_revenue, product_orders, variation_orders, line_orders)
  SELECT line.id, line.order_id, line.product_id, line.variation_id, ?, ?, line.quantity,
    iif(is_order, line.subtotal, 0),
    iif(is_order, line.subtotal - line.total, 0),
    iif(is_order, 0, -line.total),
    line.total_tax,
    coalesce(shipping_total * until / quantities - shipping_total * (until - line.quantity) / quantities, 0),
    line.total,
    iif(is_order AND place_of_product = 1, 1, 0),
    iif(is_order AND place_of_variation = 1, 1, 0),
    iif(is_order AND place = 1, 1, 0)
  FROM (
    SELECT order_lines.*, orders.parent_id IS NULL AS is_order, orders.shipping_total,
      sum(quantity) OVER (ORDER BY order_lines.id) AS until,
      sum(quantity) OVER () AS quantities,
      row_number() OVER (ORDER BY order_lines.id) AS place,
      row_number() OVER (PARTITION BY product_id ORDER BY order_lines.id) AS place_of_product,
      row_number() OVER (PARTITION BY product_id, variation_id ORDER BY order_lines.id) AS place_of_variation
    FROM order_lines JOIN orders ON orders.id = order_lines.order_id
    WHERE order_id = ? AND kind = 'product'
  ) AS line`;

const ADD_COUPONS = `
  INSERT INTO coupon_stats (order_id, coupon_id, status, created_local, discount)
  SELECT order_id, source_id, ?, ?, sum(total)
  FROM order_lines WHERE order_id = ? AND kind = 'coupon' GROUP BY source_id`;

const ADD_TAXES = `
  INSERT INTO tax_stats (order_id, tax_rate_id, status, created_local, orders_count, order_tax, shipping_tax,
    total_tax)
  SELECT order_id, source_id, ?, ?, iif(parent_id IS NULL, 1, 0), sum(line.total), sum(line.shipping_tax),
    sum(line.total + line.shipping_tax)
  FROM order_lines AS line JOIN orders ON orders.id = line.order_id
  WHERE order_id = ? AND kind = 'tax' GROUP BY source_id`;
