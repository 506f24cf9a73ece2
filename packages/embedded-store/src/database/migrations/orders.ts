import type { Migration } from './types';

/** What was sold. Amounts are decimal text in the order's currency, dates milliseconds since 1970. */
export const orders: Migration = {
  area: 'orders',
  sql: `
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      status TEXT NOT NULL,
      currency TEXT NOT NULL,
      customer_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      billing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(billing)),
      shipping TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shipping)),
      payment_method TEXT NOT NULL DEFAULT '',
      discount_total TEXT NOT NULL DEFAULT '0.00',
      shipping_total TEXT NOT NULL DEFAULT '0.00',
      tax_total TEXT NOT NULL DEFAULT '0.00',
      total TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      paid_at INTEGER,
      completed_at INTEGER
    ) STRICT;
    CREATE INDEX orders_by_status ON orders (status, created_at);
    CREATE INDEX orders_by_date ON orders (created_at);

    CREATE TABLE order_items (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      product_id INTEGER REFERENCES products (id) ON DELETE SET NULL,
      name TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      subtotal TEXT NOT NULL,
      total TEXT NOT NULL
    ) STRICT;
    CREATE INDEX order_items_by_order ON order_items (order_id);
    CREATE INDEX order_items_by_product ON order_items (product_id);

    CREATE TABLE reviews (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('approved', 'hold', 'spam', 'trash')),
      reviewer TEXT NOT NULL,
      reviewer_email TEXT NOT NULL,
      review TEXT NOT NULL,
      rating INTEGER NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX reviews_by_status ON reviews (status, created_at);
  `,
};
