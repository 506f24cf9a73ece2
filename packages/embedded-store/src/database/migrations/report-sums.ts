import type { Migration } from './types';

/** Of a line that counts an order with its product: the categories in which no other line of the order counts it. */
const newCategories = (line: 'NEW' | 'OLD') => `
      FROM product_terms JOIN terms ON terms.id = product_terms.term_id AND terms.taxonomy = 'product_cat'
      WHERE product_terms.product_id = ${line}.product_id AND NOT EXISTS (
        SELECT 1 FROM product_stats AS other JOIN product_terms AS others ON others.product_id = other.product_id
        WHERE other.order_id = ${line}.order_id AND other.product_orders = 1 AND other.line_id <> ${line}.line_id
          AND others.term_id = product_terms.term_id)`;

/** Statement of a trigger on product_stats. */
const countLine = (line: 'NEW' | 'OLD') => `
      INSERT INTO category_days (category_id, day, status, orders_count)
      SELECT product_terms.term_id, substr(${line}.created_local, 1, 10), ${line}.status, ${line === 'OLD' ? -1 : 1}
      ${newCategories(line)}
      ON CONFLICT DO UPDATE SET orders_count = orders_count + excluded.orders_count;`;

/** Statement of a trigger on product_terms: orders with the product, but with no other one of the category. */
const countProduct = (row: 'NEW' | 'OLD') => `
      INSERT INTO category_days (category_id, day, status, orders_count)
      SELECT ${row}.term_id, substr(created_local, 1, 10) AS day, status, ${row === 'OLD' ? '-' : ''}count(*)
      FROM product_stats AS line
      WHERE product_id = ${row}.product_id AND product_orders = 1 AND NOT EXISTS (
        SELECT 1 FROM product_stats AS other JOIN product_terms AS others ON others.product_id = other.product_id
        WHERE other.order_id = line.order_id AND other.product_orders = 1 AND other.line_id <> line.line_id
          AND others.term_id = ${row}.term_id)
      GROUP BY day, status
      ON CONFLICT DO UPDATE SET orders_count = orders_count + excluded.orders_count;`;

const isCategory = (row: 'NEW' | 'OLD') =>
  `EXISTS (SELECT 1 FROM terms WHERE id = ${row}.term_id AND taxonomy = 'product_cat')`;

const TAX_SUMS = ['lines', 'orders_count', 'order_tax', 'shipping_tax', 'total_tax'];

const countTax = (row: 'NEW' | 'OLD') => {
  const sign = row === 'OLD' ? '-' : '';
  const values = TAX_SUMS.map((name) => (name === 'lines' ? `${sign}1` : `${sign}${row}.${name}`));
  return `
      INSERT INTO tax_days (day, status, tax_rate_id, ${TAX_SUMS.join(', ')})
      VALUES (substr(${row}.created_local, 1, 10), ${row}.status, ${row}.tax_rate_id, ${values.join(', ')})
      ON CONFLICT DO UPDATE SET ${TAX_SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')};`;
};

/**
 * What years of taxes and of categories come to, by day; an order is of one day only, so that orders of days add up.
 * And indexes that hold whatever reports add up of orders, in the place of narrower ones.
 */
export const reportSums: Migration = {
  area: 'report sums',
  sql: `
    CREATE TABLE category_days (
      category_id INTEGER NOT NULL,
      day TEXT NOT NULL,
      status TEXT NOT NULL,
      orders_count INTEGER NOT NULL,
      PRIMARY KEY (category_id, day, status)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO category_days (category_id, day, status, orders_count)
      SELECT terms.id, substr(created_local, 1, 10), status, count(DISTINCT order_id)
      FROM product_stats JOIN product_terms USING (product_id)
        JOIN terms ON terms.id = term_id AND taxonomy = 'product_cat'
      WHERE product_orders = 1 GROUP BY 1, 2, 3;
    CREATE TRIGGER category_line_added AFTER INSERT ON product_stats WHEN NEW.product_orders = 1 BEGIN
      ${countLine('NEW')}
    END;
    CREATE TRIGGER category_line_removed AFTER DELETE ON product_stats WHEN OLD.product_orders = 1 BEGIN
      ${countLine('OLD')}
    END;
    CREATE TRIGGER category_product_added AFTER INSERT ON product_terms WHEN ${isCategory('NEW')} BEGIN
      ${countProduct('NEW')}
    END;
    -- Of a category that is deleted nobody asks again.
    CREATE TRIGGER category_product_removed AFTER DELETE ON product_terms WHEN ${isCategory('OLD')} BEGIN
      ${countProduct('OLD')}
    END;

    CREATE TABLE tax_days (
      day TEXT NOT NULL,
      status TEXT NOT NULL,
      tax_rate_id INTEGER NOT NULL,
      ${TAX_SUMS.map((name) => `${name} INTEGER NOT NULL`).join(', ')},
      PRIMARY KEY (day, status, tax_rate_id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO tax_days (day, status, tax_rate_id, ${TAX_SUMS.join(', ')})
      SELECT substr(created_local, 1, 10), status, tax_rate_id, count(*), sum(orders_count), sum(order_tax),
        sum(shipping_tax), sum(total_tax)
      FROM tax_stats GROUP BY 1, 2, 3;
    CREATE TRIGGER tax_stats_added AFTER INSERT ON tax_stats BEGIN ${countTax('NEW')}
    END;
    CREATE TRIGGER tax_stats_removed AFTER DELETE ON tax_stats BEGIN ${countTax('OLD')}
    END;

    DROP INDEX order_stats_by_created;
    CREATE INDEX order_stats_by_created ON order_stats (created_local, status, customer_id, is_returning, parent_id,
      orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping, net_revenue, total_sales);
    DROP INDEX order_stats_by_paid;
    CREATE INDEX order_stats_by_paid ON order_stats (paid_local, status, customer_id, is_returning)
      WHERE paid_local IS NOT NULL;
    DROP INDEX order_stats_by_completed;
    CREATE INDEX order_stats_by_completed ON order_stats (completed_local, status, customer_id, is_returning)
      WHERE completed_local IS NOT NULL;
  `,
};
