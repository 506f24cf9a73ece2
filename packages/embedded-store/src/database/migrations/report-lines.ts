import type { Migration } from './types';

/** Sums of `product_days`: what lines of orders come to, and three ways of counting their orders. */
const SUMS = [
  'items_sold',
  'net_revenue',
  'coupons',
  'refunds',
  'taxes',
  'shipping',
  'product_orders',
  'variation_orders',
  'line_orders',
];

const DATES = ['created', 'paid', 'completed'];

const ADD_SUMS = SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ');
const ADD_ORDERS = 'orders_count = orders_count + excluded.orders_count';

/** The days of a row; one that did not come yet is null. */
const daysOf = (row: 'NEW' | 'OLD') =>
  `(${DATES.map((date) => `SELECT 'date_${date}' AS type, substr(${row}.${date}_local, 1, 10) AS day`).join(' UNION ALL ')})`;

const CATEGORIES =
  "product_terms JOIN terms ON terms.id = product_terms.term_id AND terms.taxonomy = 'product_cat'";

/** Whether another line already counts the order of this one in a category. */
const isCountedElsewhere = (line: string, category: string) => `EXISTS (
        SELECT 1 FROM product_stats AS other JOIN product_terms AS others ON others.product_id = other.product_id
        WHERE other.order_id = ${line}.order_id AND other.product_orders = 1 AND other.line_id <> ${line}.line_id
          AND others.term_id = ${category})`;

/** Statement of a trigger on product_stats that adds a line to the sums of its days, or takes it out of them. */
const addLine = (line: 'NEW' | 'OLD') => `
      INSERT INTO product_days (date_type, day, status, is_returning, product_id, variation_id, ${SUMS.join(', ')})
      SELECT date.type, date.day, ${line}.status, ${line}.is_returning, ${line}.product_id, ${line}.variation_id,
        ${SUMS.map((name) => `${line === 'OLD' ? '-' : ''}${line}.${name}`).join(', ')}
      FROM ${daysOf(line)} AS date WHERE date.day IS NOT NULL
      ON CONFLICT DO UPDATE SET ${ADD_SUMS};`;

/** The same for the order that a line counts in the categories of its product. */
const addOrder = (line: 'NEW' | 'OLD') => `
      INSERT INTO category_days (date_type, category_id, day, status, is_returning, orders_count)
      SELECT date.type, product_terms.term_id, date.day, ${line}.status, ${line}.is_returning,
        ${line === 'OLD' ? -1 : 1}
      FROM ${daysOf(line)} AS date CROSS JOIN ${CATEGORIES}
      WHERE date.day IS NOT NULL AND product_terms.product_id = ${line}.product_id
        AND NOT ${isCountedElsewhere(line, 'product_terms.term_id')}
      ON CONFLICT DO UPDATE SET ${ADD_ORDERS};`;

/** Statement of a trigger on order_stats: the categories of an order whose customer turned out to come back, or not. */
const moveOrder = `
      INSERT INTO category_days (date_type, category_id, day, status, is_returning, orders_count)
      SELECT date.type, category.id, date.day, NEW.status, change.is_returning, change.orders_count
      FROM ${daysOf('NEW')} AS date
        CROSS JOIN (SELECT OLD.is_returning AS is_returning, -1 AS orders_count
          UNION ALL SELECT NEW.is_returning, 1) AS change
        CROSS JOIN (SELECT DISTINCT product_terms.term_id AS id
          FROM product_stats AS line CROSS JOIN ${CATEGORIES}
          WHERE line.order_id = NEW.order_id AND line.product_orders = 1
            AND product_terms.product_id = line.product_id) AS category
      WHERE date.day IS NOT NULL
      ON CONFLICT DO UPDATE SET ${ADD_ORDERS};`;

/** Statement of a trigger on product_terms: orders with the product, but with no other one of the category. */
const addProduct = (row: 'NEW' | 'OLD') =>
  DATES.map(
    (date) => `
      INSERT INTO category_days (date_type, category_id, day, status, is_returning, orders_count)
      SELECT 'date_${date}', ${row}.term_id, substr(${date}_local, 1, 10) AS day, status, is_returning,
        ${row === 'OLD' ? '-' : ''}count(*)
      FROM product_stats AS line
      WHERE product_id = ${row}.product_id AND product_orders = 1 AND ${date}_local IS NOT NULL
        AND NOT ${isCountedElsewhere('line', `${row}.term_id`)}
      GROUP BY day, status, is_returning
      ON CONFLICT DO UPDATE SET ${ADD_ORDERS};`,
  ).join('');

const isCategory = (row: 'NEW' | 'OLD') =>
  `EXISTS (SELECT 1 FROM terms WHERE id = ${row}.term_id AND taxonomy = 'product_cat')`;

/** All lines there are, added up by the days of one date. */
const addUp = (date: string) => `
    INSERT INTO product_days (date_type, day, status, is_returning, product_id, variation_id, ${SUMS.join(', ')})
      SELECT 'date_${date}', substr(${date}_local, 1, 10) AS day, status, is_returning, product_id, variation_id,
        ${SUMS.map((name) => `sum(${name})`).join(', ')}
      FROM product_stats WHERE ${date}_local IS NOT NULL
      GROUP BY day, status, is_returning, product_id, variation_id;
    INSERT INTO category_days (date_type, category_id, day, status, is_returning, orders_count)
      SELECT 'date_${date}', product_terms.term_id, substr(${date}_local, 1, 10) AS day, status, is_returning,
        count(DISTINCT order_id)
      FROM product_stats AS line CROSS JOIN ${CATEGORIES}
      WHERE product_terms.product_id = line.product_id AND product_orders = 1 AND ${date}_local IS NOT NULL
      GROUP BY product_terms.term_id, day, status, is_returning;`;

/** What lines and coupons have of their order, so that reports need not look there. */
const addOrderColumns = (table: string) => `
    ALTER TABLE ${table} ADD COLUMN paid_local TEXT;
    ALTER TABLE ${table} ADD COLUMN completed_local TEXT;
    ALTER TABLE ${table} ADD COLUMN is_returning INTEGER NOT NULL DEFAULT 0;
    UPDATE ${table} SET (paid_local, completed_local, is_returning) = (
      SELECT paid_local, completed_local, is_returning FROM order_stats WHERE order_id = ${table}.order_id);`;

/** By every date, with all columns that reports look at when they part customers by product or variation. */
const addIndexes = (date: string) => {
  // Every row has the date of creation; an index over all of them serves those who ask for the goods alone, too.
  const isThere = (word: string) => (date === 'created' ? '' : `${word} ${date}_local IS NOT NULL`);
  return `
    CREATE INDEX product_stats_by_product_${date}
      ON product_stats (product_id, ${date}_local, status, is_returning, customer_id) ${isThere('WHERE')};
    CREATE INDEX product_stats_by_variation_${date}
      ON product_stats (variation_id, ${date}_local, status, is_returning, customer_id)
      WHERE variation_id > 0 ${isThere('AND')};
    CREATE INDEX coupon_stats_by_${date}
      ON coupon_stats (${date}_local, status, is_returning, coupon_id, discount) ${isThere('WHERE')};`;
};

/**
 * Orders parted by what was in them, and by any of their three dates: lines and coupons know all that a report looks
 * at in their order, and the sums of days hold all that it adds up.
 */
export const reportLines: Migration = {
  area: 'report lines',
  sql: `
    ALTER TABLE product_stats ADD COLUMN customer_id INTEGER NOT NULL DEFAULT 0;
    UPDATE product_stats SET customer_id = (
      SELECT customer_id FROM order_stats WHERE order_id = product_stats.order_id);
    ${addOrderColumns('product_stats')}
    ${addOrderColumns('coupon_stats')}

    DROP INDEX product_stats_by_product;
    DROP INDEX product_stats_by_variation;
    DROP INDEX coupon_stats_by_created;
    ${DATES.map(addIndexes).join('')}

    DROP TRIGGER product_stats_added;
    DROP TRIGGER product_stats_removed;
    DROP TRIGGER category_line_added;
    DROP TRIGGER category_line_removed;
    DROP TRIGGER category_product_added;
    DROP TRIGGER category_product_removed;
    DROP TABLE product_days;
    DROP TABLE category_days;
    CREATE TABLE product_days (
      date_type TEXT NOT NULL,
      day TEXT NOT NULL,
      status TEXT NOT NULL,
      is_returning INTEGER NOT NULL,
      product_id INTEGER NOT NULL,
      variation_id INTEGER NOT NULL,
      ${SUMS.map((name) => `${name} INTEGER NOT NULL`).join(', ')},
      PRIMARY KEY (date_type, day, status, is_returning, product_id, variation_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX product_days_by_product ON product_days (product_id, date_type, day);
    CREATE TABLE category_days (
      date_type TEXT NOT NULL,
      day TEXT NOT NULL,
      status TEXT NOT NULL,
      is_returning INTEGER NOT NULL,
      category_id INTEGER NOT NULL,
      orders_count INTEGER NOT NULL,
      PRIMARY KEY (date_type, day, status, is_returning, category_id)
    ) STRICT, WITHOUT ROWID;
    ${DATES.map(addUp).join('')}

    CREATE TRIGGER product_stats_added AFTER INSERT ON product_stats BEGIN ${addLine('NEW')}
    END;
    CREATE TRIGGER product_stats_removed AFTER DELETE ON product_stats BEGIN ${addLine('OLD')}
    END;
    CREATE TRIGGER product_stats_changed AFTER UPDATE ON product_stats BEGIN ${addLine('OLD')}${addLine('NEW')}
    END;
    CREATE TRIGGER category_line_added AFTER INSERT ON product_stats WHEN NEW.product_orders = 1 BEGIN
      ${addOrder('NEW')}
    END;
    CREATE TRIGGER category_line_removed AFTER DELETE ON product_stats WHEN OLD.product_orders = 1 BEGIN
      ${addOrder('OLD')}
    END;
    CREATE TRIGGER category_product_added AFTER INSERT ON product_terms WHEN ${isCategory('NEW')} BEGIN
      ${addProduct('NEW')}
    END;
    -- Of a category that is deleted nobody asks again.
    CREATE TRIGGER category_product_removed AFTER DELETE ON product_terms WHEN ${isCategory('OLD')} BEGIN
      ${addProduct('OLD')}
    END;
    -- Of a recorded order nothing else ever changes.
    CREATE TRIGGER order_stats_returned AFTER UPDATE OF is_returning ON order_stats BEGIN
      UPDATE product_stats SET is_returning = NEW.is_returning WHERE order_id = NEW.order_id;
      UPDATE coupon_stats SET is_returning = NEW.is_returning WHERE order_id = NEW.order_id;
      ${moveOrder}
    END;
  `,
};
