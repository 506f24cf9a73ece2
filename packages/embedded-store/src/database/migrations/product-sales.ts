import type { Migration } from './types';

const add = (row: 'NEW' | 'OLD', sign: '' | '-') => `
      INSERT INTO product_sales (product_id, status, items_sold)
      VALUES (${row}.product_id, ${row}.status, ${sign}${row}.items_sold)
      ON CONFLICT (product_id, status) DO UPDATE SET items_sold = items_sold + excluded.items_sold;`;

/** How many of a product were sold, ready for every list that is sorted by it. */
export const productSales: Migration = {
  area: 'product sales',
  sql: `
    CREATE TABLE product_sales (
      product_id INTEGER NOT NULL,
      status TEXT NOT NULL,
      items_sold INTEGER NOT NULL,
      PRIMARY KEY (product_id, status)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO product_sales (product_id, status, items_sold)
      SELECT product_id, status, sum(items_sold) FROM product_stats GROUP BY product_id, status;

    -- Rows of product_stats are added and removed, never changed.
    CREATE TRIGGER product_sales_added AFTER INSERT ON product_stats BEGIN ${add('NEW', '')}
    END;
    CREATE TRIGGER product_sales_removed AFTER DELETE ON product_stats BEGIN ${add('OLD', '-')}
    END;
  `,
};
