/** Data that the order's columns alone don't contain. */
export interface Entry {
  id: number;
  status: string;
  customer: number;
  created: string;
  paid: string | null;
  completed: string | null;
}

/** A list of entries, passed as the only parameter. */
const ENTRIES = `
  WITH entry AS MATERIALIZED (
    SELECT value ->> 'id' AS id, value ->> 'status' AS status, value ->> 'customer' AS customer,
      value ->> 'created' AS created, value ->> 'paid' AS paid, value ->> 'completed' AS completed
    FROM json_each(?)
  )`;

export const ADD_ORDERS = `
  INSERT INTO order_stats (order_id, parent_id, status, customer_id, is_returning, created_at, created_local,
    paid_local, completed_local, orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping,
    net_revenue, total_sales)
  ${ENTRIES}
  SELECT orders.id, coalesce(parent_id, 0), entry.status, customer, 0, created_at, created, paid, completed,
    iif(parent_id IS NULL, 1, 0),
    (SELECT coalesce(sum(quantity), 0) FROM order_lines WHERE order_id = orders.id AND kind = 'product'),
    iif(parent_id IS NULL, net + discount, 0),
    iif(parent_id IS NULL, discount, 0),
    iif(parent_id IS NULL, 0, -net),
    cart_tax + shipping_tax,
    shipping_total,
    net,
    total
  FROM entry CROSS JOIN (
    SELECT *, total - cart_tax - shipping_tax - shipping_total AS net,
      (SELECT coalesce(sum(total), 0) FROM order_lines WHERE order_id = orders.id AND kind = 'coupon') AS discount
    FROM orders) AS orders
    ON orders.id = entry.id`;

/**
 * The shipping share of a number of an order's items. Shipping × items could exceed an SQLite integer, so whole shares
 * and the remainder are calculated separately.
 */
const shippingOf = (quantity: string) =>
  `(shipping_total / quantities * (${quantity}) + shipping_total % quantities * (${quantity}) / quantities)`;

/**
 * Shipping is distributed over the lines by quantity. Each line gets the share up to its own end minus the share up to its
 * start, so that rounding never loses or adds anything. Lines without items that refund no revenue, such as a tax-only
 * refund, sell nothing; WooCommerce leaves them out, too.
 */
export const ADD_PRODUCTS = `
  INSERT INTO product_stats (order_id, line_id, is_refund, status, created_local, product_id, variation_id,
    items_sold, coupons, refunds, taxes, shipping, net_revenue)
  ${ENTRIES}
  SELECT order_id, id, is_refund, entry_status, created, product_id, variation_id,
    quantity,
    iif(is_refund, 0, subtotal - total),
    iif(is_refund, -total, 0),
    total_tax,
    coalesce(${shippingOf('until')} - ${shippingOf('until - quantity')}, 0),
    total
  FROM (
    SELECT order_lines.*, entry.status AS entry_status, entry.created, orders.parent_id IS NOT NULL AS is_refund,
      orders.shipping_total,
      sum(quantity) OVER (PARTITION BY order_id ORDER BY order_lines.id) AS until,
      sum(quantity) OVER (PARTITION BY order_id) AS quantities
    FROM entry CROSS JOIN orders ON orders.id = entry.id
      CROSS JOIN order_lines ON order_lines.order_id = orders.id AND kind = 'product'
    WHERE quantity <> 0 OR order_lines.total < 0
  )`;

export const ADD_COUPONS = `
  INSERT INTO coupon_stats (order_id, coupon_id, status, created_local, discount)
  ${ENTRIES}
  SELECT order_id, source_id, status, created, sum(total)
  FROM entry CROSS JOIN order_lines ON order_id = entry.id AND kind = 'coupon'
  GROUP BY order_id, source_id`;

export const ADD_TAXES = `
  INSERT INTO tax_stats (order_id, tax_rate_id, status, created_local, orders_count, order_tax, shipping_tax,
    total_tax)
  ${ENTRIES}
  SELECT order_id, source_id, entry.status, created, iif(parent_id IS NULL, 1, 0), sum(line.total),
    sum(line.shipping_tax), sum(line.total + line.shipping_tax)
  FROM entry CROSS JOIN orders ON orders.id = entry.id
    CROSS JOIN order_lines AS line ON line.order_id = entry.id AND kind = 'tax'
  GROUP BY order_id, source_id`;
