import type { Migration } from './types';

/** Amounts of the first version, decimal text, in ten-thousandths. */
const amount = (column: string) => `CAST(round(CAST(${column} AS REAL) * 10000) AS INTEGER)`;

/**
 * Orders as a whole: refunds are rows of their own with negative amounts, and everything charged or taken off is a
 * line. Amounts are whole ten-thousandths of the order's currency (12.50 is 125000), dates milliseconds since 1970.
 */
export const orderLines: Migration = {
  area: 'order lines',
  sql: `
    ALTER TABLE order_items RENAME TO first_order_items;
    ALTER TABLE orders RENAME TO first_orders;
    DROP INDEX orders_by_status;
    DROP INDEX orders_by_date;
    DROP INDEX order_items_by_order;
    DROP INDEX order_items_by_product;

    -- A row with a parent_id is a refund of that order; its status is empty, so that counting by status finds orders.
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      parent_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
      status TEXT NOT NULL CHECK ((parent_id IS NULL) = (status <> '')),
      -- What it was before it went to the trash.
      untrashed_status TEXT NOT NULL DEFAULT '',
      currency TEXT NOT NULL,
      order_key TEXT NOT NULL DEFAULT '',
      created_via TEXT NOT NULL DEFAULT '',
      includes_tax INTEGER NOT NULL DEFAULT 0 CHECK (includes_tax IN (0, 1)),
      customer_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      customer_note TEXT NOT NULL DEFAULT '',
      billing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(billing)),
      shipping TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shipping)),
      payment_method TEXT NOT NULL DEFAULT '',
      payment_method_title TEXT NOT NULL DEFAULT '',
      transaction_id TEXT NOT NULL DEFAULT '',
      discount_total INTEGER NOT NULL DEFAULT 0,
      discount_tax INTEGER NOT NULL DEFAULT 0,
      shipping_total INTEGER NOT NULL DEFAULT 0,
      shipping_tax INTEGER NOT NULL DEFAULT 0,
      cart_tax INTEGER NOT NULL DEFAULT 0,
      total INTEGER NOT NULL,
      has_reduced_stock INTEGER NOT NULL DEFAULT 0 CHECK (has_reduced_stock IN (0, 1)),
      -- Of refunds only.
      reason TEXT NOT NULL DEFAULT '',
      refunded_by INTEGER NOT NULL DEFAULT 0,
      meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      paid_at INTEGER,
      completed_at INTEGER
    ) STRICT;
    CREATE INDEX orders_by_status ON orders (status, created_at);
    CREATE INDEX orders_by_date ON orders (created_at) WHERE parent_id IS NULL;
    CREATE INDEX orders_by_change ON orders (modified_at) WHERE parent_id IS NULL;
    CREATE INDEX orders_by_customer ON orders (customer_id) WHERE customer_id IS NOT NULL;
    CREATE INDEX refunds_by_order ON orders (parent_id, created_at) WHERE parent_id IS NOT NULL;

    -- name is the product's, the shipping method's or the fee's, the label of a tax, or the code of a coupon.
    -- source_id is the shipping method's instance, the tax rate or the coupon. Products are named by number only:
    -- what was sold stays sold when the product is gone.
    -- total is what was charged without tax, of a coupon what it took off, of a tax the tax on everything but shipping.
    CREATE TABLE order_lines (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('product', 'shipping', 'tax', 'fee', 'coupon')),
      name TEXT NOT NULL,
      product_id INTEGER NOT NULL DEFAULT 0,
      variation_id INTEGER NOT NULL DEFAULT 0,
      quantity INTEGER NOT NULL DEFAULT 0,
      source_id INTEGER NOT NULL DEFAULT 0,
      tax_class TEXT NOT NULL DEFAULT '',
      subtotal INTEGER NOT NULL DEFAULT 0,
      subtotal_tax INTEGER NOT NULL DEFAULT 0,
      total INTEGER NOT NULL DEFAULT 0,
      total_tax INTEGER NOT NULL DEFAULT 0,
      -- Of taxes only.
      shipping_tax INTEGER NOT NULL DEFAULT 0,
      -- Tax by rate: [{ "id", "total", "subtotal" }].
      taxes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(taxes)),
      -- What only this kind has, such as a shipping method's name or a tax rate's percentage.
      details TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(details)),
      meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
      -- How many were taken out of stock for this line.
      reduced_stock INTEGER NOT NULL DEFAULT 0,
      -- Of refunds: the line given back.
      refunded_line_id INTEGER
    ) STRICT;
    CREATE INDEX order_lines_by_order ON order_lines (order_id, kind);
    CREATE INDEX order_lines_by_product ON order_lines (product_id) WHERE kind = 'product';
    CREATE INDEX order_lines_by_variation ON order_lines (variation_id) WHERE variation_id > 0;

    INSERT INTO orders (id, status, currency, order_key, customer_id, billing, shipping, payment_method, discount_total,
        shipping_total, cart_tax, total, created_at, modified_at, paid_at, completed_at)
      SELECT id, status, currency, 'wc_order_' || lower(hex(randomblob(7))), customer_id, billing, shipping,
        payment_method, ${amount('discount_total')}, ${amount('shipping_total')}, ${amount('tax_total')},
        ${amount('total')}, created_at, coalesce(completed_at, paid_at, created_at), paid_at, completed_at
      FROM first_orders;
    INSERT INTO order_lines (id, order_id, kind, name, product_id, quantity, subtotal, total)
      SELECT id, order_id, 'product', name, coalesce(product_id, 0), quantity, ${amount('subtotal')},
        ${amount('total')}
      FROM first_order_items;
    INSERT INTO order_lines (order_id, kind, name, total)
      SELECT id, 'shipping', 'Shipping', shipping_total FROM orders WHERE shipping_total > 0;
    DROP TABLE first_order_items;
    DROP TABLE first_orders;

    CREATE TABLE order_notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      author TEXT NOT NULL,
      note TEXT NOT NULL,
      for_customer INTEGER NOT NULL DEFAULT 0 CHECK (for_customer IN (0, 1)),
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX order_notes_by_order ON order_notes (order_id, created_at);
  `,
};
