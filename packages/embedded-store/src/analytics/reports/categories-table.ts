import { all, allOf, integer, isNoneOf, isOneOf, text } from '../../database';
import { integer as integerArg, list } from '../../rest';
import { ORDERS } from './lines-source';
import { orderFilterArgs } from './order-filters';
import { toPeriod } from './period';
import { sumAmount, getSum } from './query';
import { toOrder } from './table';
import { getExcludedStatuses } from '../../site';
import type { TableReport } from './table';

const args = {
  categories: list(integerArg()),
  status_is: orderFilterArgs.status_is,
  status_is_not: orderFilterArgs.status_is_not,
};

export const categoriesTable: TableReport<typeof args> = {
  name: 'categories',
  args,
  orderBy: ['category_id', 'items_sold', 'net_revenue', 'orders_count', 'products_count', 'category'],
  read(context, query) {
    const { db } = context;
    const period = toPeriod(context, query);
    const { status_is = [], status_is_not = [], categories = [] } = query;
    const statuses = allOf([
      status_is.length + status_is_not.length === 0 && isNoneOf('line.status', getExcludedStatuses(db)),
      status_is.length > 0 && !status_is.includes('any') && isOneOf('line.status', status_is),
      status_is_not.length > 0 && isNoneOf('line.status', status_is_not),
    ]);
    const chosen = allOf([categories.length > 0 && isOneOf('terms.id', categories)]);
    const order = toOrder({ category: 'category COLLATE NOCASE' }, query, 'category_id');
    const rows = all(
      db,
      `SELECT *, count(*) OVER () AS total FROM (
         SELECT terms.id AS category_id, terms.name AS category, sum(line.items_sold) AS items_sold,
           ${sumAmount('line.net_revenue')} AS net_revenue, ${ORDERS} AS orders_count,
           count(DISTINCT line.product_id) AS products_count
         FROM product_stats AS line CROSS JOIN product_terms ON product_terms.product_id = line.product_id
           CROSS JOIN terms ON terms.id = product_terms.term_id
         WHERE line.created_local BETWEEN ? AND ? AND ${statuses.sql}
           AND terms.taxonomy = 'product_cat' AND ${chosen.sql}
         GROUP BY terms.id
       ) ${order.sql}`,
      period.first,
      period.last,
      ...statuses.values,
      ...chosen.values,
      ...order.values,
    );
    return {
      total: rows[0] ? integer(rows[0], 'total') : 0,
      rows: rows.map((row) => ({
        category_id: integer(row, 'category_id'),
        items_sold: integer(row, 'items_sold'),
        net_revenue: getSum(row, 'net_revenue'),
        orders_count: integer(row, 'orders_count'),
        products_count: integer(row, 'products_count'),
        extended_info: query.extended_info ? { name: text(row, 'category') } : {},
      })),
    };
  },
};
