import { all, allOf, integer, isNoneOf, isOneOf, text } from '../../database';
import { integer as integerArg, list } from '../../rest';
import { PARTS } from '../amounts';
import { CREATION_DAYS } from './lines-source';
import { orderFilterArgs } from './order-filters';
import { areWholeDays, toPeriod } from './period';
import { joinAmount, sumOf, unindexed } from './query';
import { getExcludedStatuses } from './settings';
import { toOrder } from './table';
import type { TableReport } from './table';

const args = {
  categories: list(integerArg()),
  status_is: orderFilterArgs.status_is,
  status_is_not: orderFilterArgs.status_is_not,
};

/** Different orders with goods of a category, and the same counted day by day. */
const ORDERS = `SELECT term_id, count(DISTINCT order_id) AS orders_count
  FROM product_stats AS line CROSS JOIN product_terms ON product_terms.product_id = line.product_id`;
const ORDERS_BY_DAY =
  'SELECT category_id AS term_id, sum(orders_count) AS orders_count FROM category_days AS line';

export const categoriesTable: TableReport<typeof args> = {
  name: 'categories',
  args,
  orderBy: ['category_id', 'items_sold', 'net_revenue', 'orders_count', 'products_count', 'category'],
  read(context, query) {
    const { db } = context;
    const period = toPeriod(context, query);
    const isByDay = areWholeDays([period]);
    const { status_is = [], status_is_not = [], categories = [] } = query;
    const statuses = allOf([
      status_is.length === 0 && isNoneOf('line.status', getExcludedStatuses(db)),
      status_is.length > 0 && !status_is.includes('any') && isOneOf('line.status', status_is),
      status_is_not.length > 0 && isNoneOf('line.status', status_is_not),
    ]);
    const chosen = allOf([categories.length > 0 && isOneOf('terms.id', categories)]);
    const date = isByDay ? 'line.day' : 'line.created_local';
    const bounds = isByDay
      ? [period.first.slice(0, 10), period.last.slice(0, 10)]
      : [period.first, period.last];
    const rows = all(
      db,
      `WITH sales AS MATERIALIZED (
         SELECT product_id, sum(items_sold) AS items_sold,
           sum(net_revenue / ${PARTS}) AS units, sum(net_revenue % ${PARTS}) AS rest
         FROM ${isByDay ? 'product_days' : 'product_stats'} AS line
         WHERE ${isByDay ? CREATION_DAYS : 'true'} AND ${date} BETWEEN ? AND ? AND ${statuses.sql}
         GROUP BY ${unindexed('product_id')}
         HAVING sum(product_orders) <> 0 OR sum(items_sold) <> 0 OR total(net_revenue) <> 0
       ), ordered AS MATERIALIZED (
         ${isByDay ? ORDERS_BY_DAY : ORDERS}
         WHERE ${isByDay ? CREATION_DAYS : 'line.product_orders = 1'} AND ${date} BETWEEN ? AND ? AND ${statuses.sql}
         GROUP BY term_id
       )
       SELECT *, count(*) OVER () AS total FROM (
         SELECT terms.id AS category_id, terms.name AS category, sum(sales.items_sold) AS items_sold,
           ${joinAmount('sum(sales.units)', 'sum(sales.rest)')} AS net_revenue, count(*) AS products_count,
           coalesce((SELECT orders_count FROM ordered WHERE ordered.term_id = terms.id), 0) AS orders_count
         FROM sales CROSS JOIN product_terms ON product_terms.product_id = sales.product_id
           CROSS JOIN terms ON terms.id = product_terms.term_id
         WHERE terms.taxonomy = 'product_cat' AND ${chosen.sql}
         GROUP BY terms.id
       ) ${toOrder({ category: 'category COLLATE NOCASE' }, query, 'category_id')}`,
      ...bounds,
      ...statuses.values,
      ...bounds,
      ...statuses.values,
      ...chosen.values,
    );
    return {
      total: rows[0] ? integer(rows[0], 'total') : 0,
      rows: rows.map((row) => ({
        category_id: integer(row, 'category_id'),
        items_sold: integer(row, 'items_sold'),
        net_revenue: sumOf(row, 'net_revenue'),
        orders_count: integer(row, 'orders_count'),
        products_count: integer(row, 'products_count'),
        extended_info: query.extended_info ? { name: text(row, 'category') } : {},
      })),
    };
  },
};
