import { run } from '../../database';
import type { StoreDatabase } from '../../database';

/** Columns that have sums; see README.md. */
const ORDER_SUMS = [
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
const TAX_SUMS = ['orders_count', 'order_tax', 'shipping_tax', 'total_tax'];
const PRODUCT_SUMS = [
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

const names = (columns: readonly string[]) => columns.join(', ');
const sums = (columns: readonly string[]) => columns.map((column) => `sum(${column})`).join(', ');

const orderDays = (date: string) => `
  INSERT INTO order_days (date_type, day, status, is_returning, ${names(ORDER_SUMS)})
  SELECT 'date_${date}', substr(${date}_local, 1, 10) AS day, status, is_returning, ${sums(ORDER_SUMS)}
  FROM order_stats WHERE ${date}_local IS NOT NULL GROUP BY day, status, is_returning`;

const productDays = (date: string) => `
  INSERT INTO product_days (date_type, day, status, is_returning, product_id, variation_id, ${names(PRODUCT_SUMS)})
  SELECT 'date_${date}', substr(${date}_local, 1, 10) AS day, status, is_returning, product_id, variation_id,
    ${sums(PRODUCT_SUMS)}
  FROM product_stats WHERE ${date}_local IS NOT NULL
  GROUP BY day, status, is_returning, product_id, variation_id`;

const categoryDays = (date: string) => `
  INSERT INTO category_days (date_type, category_id, day, status, is_returning, orders_count)
  SELECT 'date_${date}', term_id, substr(${date}_local, 1, 10) AS day, status, is_returning, count(DISTINCT order_id)
  FROM product_stats JOIN product_terms USING (product_id)
    JOIN terms ON terms.id = term_id AND taxonomy = 'product_cat'
  WHERE product_orders = 1 AND ${date}_local IS NOT NULL GROUP BY term_id, day, status, is_returning`;

const STATEMENTS = [
  'DELETE FROM order_days',
  orderDays('created'),
  orderDays('paid'),
  orderDays('completed'),
  'DELETE FROM customer_sales',
  `INSERT INTO customer_sales (customer_id, status, orders_count, total_sales)
   SELECT customer_id, status, sum(orders_count), sum(total_sales) FROM order_stats GROUP BY customer_id, status`,
  'DELETE FROM product_days',
  productDays('created'),
  productDays('paid'),
  productDays('completed'),
  'DELETE FROM product_sales',
  `INSERT INTO product_sales (product_id, status, items_sold)
   SELECT product_id, status, sum(items_sold) FROM product_stats GROUP BY product_id, status`,
  'DELETE FROM category_days',
  categoryDays('created'),
  categoryDays('paid'),
  categoryDays('completed'),
  'DELETE FROM tax_days',
  `INSERT INTO tax_days (day, status, tax_rate_id, lines, ${names(TAX_SUMS)})
   SELECT substr(created_local, 1, 10) AS day, status, tax_rate_id, count(*), ${sums(TAX_SUMS)}
   FROM tax_stats GROUP BY day, status, tax_rate_id`,
];

/** Adds up everything that triggers keep added up, anew: for when many rows were written without them. */
export function addUpAnew(db: StoreDatabase): void {
  for (const statement of STATEMENTS) run(db, statement);
}
