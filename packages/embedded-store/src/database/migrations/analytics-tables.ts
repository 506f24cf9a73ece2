import type { Migration } from './types';

/** Columns of order_stats that reports add up. */
const SALES = [
  'orders_count',
  'items_sold',
  'gross_sales',
  'coupons',
  'refunds',
  'taxes',
  'shipping',
  'net_revenue',
  'total_sales',
];

const PRODUCT_SALES = ['items_sold', 'net_revenue', 'product_orders', 'variation_orders', 'line_orders'];

const names = (columns: readonly string[]) => columns.join(', ');
const sums = (columns: readonly string[]) =>
  columns.map((name) => `${name} = ${name} + excluded.${name}`).join(', ');
const declared = (columns: readonly string[]) =>
  columns.map((name) => `${name} INTEGER NOT NULL`).join(',\n      ');

/** Statements of a trigger that add a row of order_stats to the sums, or take it out of them. */
function addOrder(row: 'NEW' | 'OLD'): string {
  const values = SALES.map((name) => `${row === 'OLD' ? '-' : ''}${row}.${name}`).join(', ');
  const days = ['created', 'paid', 'completed'].map(
    (date) => `
      SELECT 'date_${date}', substr(${row}.${date}_local, 1, 10), ${row}.status, ${row}.is_returning, ${values}
      WHERE ${row}.${date}_local IS NOT NULL`,
  );
  const sign = row === 'OLD' ? '-' : '';
  return `
      INSERT INTO order_days (date_type, day, status, is_returning, ${names(SALES)})
      ${days.join('\n      UNION ALL')}
      ON CONFLICT DO UPDATE SET ${sums(SALES)};
      INSERT INTO customer_sales (customer_id, status, orders_count, total_sales)
      VALUES (${row}.customer_id, ${row}.status, ${sign}${row}.orders_count, ${sign}${row}.total_sales)
      ON CONFLICT DO UPDATE SET ${sums(['orders_count', 'total_sales'])};`;
}

/** The same for a row of product_stats. */
function addLine(row: 'NEW' | 'OLD'): string {
  const values = PRODUCT_SALES.map((name) => `${row === 'OLD' ? '-' : ''}${row}.${name}`).join(', ');
  return `
      INSERT INTO product_days (day, status, product_id, variation_id, ${names(PRODUCT_SALES)})
      VALUES (substr(${row}.created_local, 1, 10), ${row}.status, ${row}.product_id, ${row}.variation_id, ${values})
      ON CONFLICT DO UPDATE SET ${sums(PRODUCT_SALES)};`;
}

/**
 * What reports read: orders taken apart, and sums by day that triggers keep. `resources/analytics-tables/README.md`
 * says what every column means.
 */
export const analyticsTables: Migration = {
  area: 'analytics tables',
  sql: `
    CREATE TABLE order_stats (
      order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      parent_id INTEGER NOT NULL DEFAULT 0,
      status TEXT NOT NULL,
      customer_id INTEGER NOT NULL REFERENCES customers (id),
      is_returning INTEGER NOT NULL CHECK (is_returning IN (0, 1)),
      created_at INTEGER NOT NULL,
      created_local TEXT NOT NULL,
      paid_local TEXT,
      completed_local TEXT,
      ${declared(SALES)}
    ) STRICT;
    CREATE INDEX order_stats_by_created ON order_stats (created_local);
    CREATE INDEX order_stats_by_paid ON order_stats (paid_local) WHERE paid_local IS NOT NULL;
    CREATE INDEX order_stats_by_completed ON order_stats (completed_local) WHERE completed_local IS NOT NULL;
    CREATE INDEX order_stats_by_customer ON order_stats (customer_id, created_at, order_id);
    CREATE INDEX order_stats_by_return ON order_stats (customer_id, is_returning, created_at, order_id);
    CREATE INDEX order_stats_by_parent ON order_stats (parent_id) WHERE parent_id > 0;
    CREATE INDEX refund_stats_by_customer ON order_stats (customer_id) WHERE parent_id > 0;

    CREATE TABLE product_stats (
      line_id INTEGER PRIMARY KEY,
      order_id INTEGER NOT NULL REFERENCES order_stats (order_id) ON DELETE CASCADE,
      product_id INTEGER NOT NULL,
      variation_id INTEGER NOT NULL,
      status TEXT NOT NULL,
      created_local TEXT NOT NULL,
      items_sold INTEGER NOT NULL,
      gross_sales INTEGER NOT NULL,
      coupons INTEGER NOT NULL,
      refunds INTEGER NOT NULL,
      taxes INTEGER NOT NULL,
      shipping INTEGER NOT NULL,
      net_revenue INTEGER NOT NULL,
      product_orders INTEGER NOT NULL,
      variation_orders INTEGER NOT NULL,
      line_orders INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX product_stats_by_created ON product_stats (created_local);
    CREATE INDEX product_stats_by_order ON product_stats (order_id, product_id, variation_id);
    CREATE INDEX product_stats_by_product ON product_stats (product_id, created_local);
    CREATE INDEX product_stats_by_variation ON product_stats (variation_id, created_local) WHERE variation_id > 0;

    CREATE TABLE coupon_stats (
      order_id INTEGER NOT NULL REFERENCES order_stats (order_id) ON DELETE CASCADE,
      coupon_id INTEGER NOT NULL,
      status TEXT NOT NULL,
      created_local TEXT NOT NULL,
      discount INTEGER NOT NULL,
      PRIMARY KEY (order_id, coupon_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX coupon_stats_by_created ON coupon_stats (created_local, status, coupon_id, discount);
    CREATE INDEX coupon_stats_by_coupon ON coupon_stats (coupon_id, created_local);

    CREATE TABLE tax_stats (
      order_id INTEGER NOT NULL REFERENCES order_stats (order_id) ON DELETE CASCADE,
      tax_rate_id INTEGER NOT NULL,
      status TEXT NOT NULL,
      created_local TEXT NOT NULL,
      orders_count INTEGER NOT NULL,
      order_tax INTEGER NOT NULL,
      shipping_tax INTEGER NOT NULL,
      total_tax INTEGER NOT NULL,
      PRIMARY KEY (order_id, tax_rate_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tax_stats_by_created
      ON tax_stats (created_local, status, tax_rate_id, orders_count, order_tax, shipping_tax, total_tax);
    CREATE INDEX tax_stats_by_rate ON tax_stats (tax_rate_id, created_local);

    CREATE TABLE download_stats (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      created_at INTEGER NOT NULL,
      created_local TEXT NOT NULL,
      download_id TEXT NOT NULL,
      product_id INTEGER NOT NULL,
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      user_id INTEGER NOT NULL DEFAULT 0,
      ip_address TEXT NOT NULL DEFAULT '',
      file_name TEXT NOT NULL,
      file_path TEXT NOT NULL
    ) STRICT;
    CREATE INDEX download_stats_by_created ON download_stats (created_local);
    CREATE INDEX download_stats_by_order ON download_stats (order_id);

    CREATE TABLE order_days (
      date_type TEXT NOT NULL,
      day TEXT NOT NULL,
      status TEXT NOT NULL,
      is_returning INTEGER NOT NULL,
      ${declared(SALES)},
      PRIMARY KEY (date_type, day, status, is_returning)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE product_days (
      day TEXT NOT NULL,
      status TEXT NOT NULL,
      product_id INTEGER NOT NULL,
      variation_id INTEGER NOT NULL,
      ${declared(PRODUCT_SALES)},
      PRIMARY KEY (day, status, product_id, variation_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX product_days_by_product ON product_days (product_id, day);

    CREATE TABLE customer_sales (
      customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
      status TEXT NOT NULL,
      orders_count INTEGER NOT NULL,
      total_sales INTEGER NOT NULL,
      PRIMARY KEY (customer_id, status)
    ) STRICT, WITHOUT ROWID;

    -- The time zone in which the columns ending in _local were written; none yet.
    CREATE TABLE analytics_zone (zone TEXT NOT NULL) STRICT;

    CREATE TRIGGER order_stats_added AFTER INSERT ON order_stats BEGIN ${addOrder('NEW')}
    END;
    CREATE TRIGGER order_stats_removed AFTER DELETE ON order_stats BEGIN ${addOrder('OLD')}
    END;
    CREATE TRIGGER order_stats_changed AFTER UPDATE ON order_stats BEGIN ${addOrder('OLD')}${addOrder('NEW')}
    END;
    CREATE TRIGGER product_stats_added AFTER INSERT ON product_stats BEGIN ${addLine('NEW')}
    END;
    CREATE TRIGGER product_stats_removed AFTER DELETE ON product_stats BEGIN ${addLine('OLD')}
    END;
  `,
};
