import type { Migration } from './types';

/** By the dates that not every order has, an index holds what reports add up of orders, as the one by creation does. */
const widen = (date: string) => `
    DROP INDEX order_stats_by_${date};
    CREATE INDEX order_stats_by_${date} ON order_stats (${date}_local, status, customer_id, is_returning, parent_id,
      orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping, net_revenue, total_sales)
      WHERE ${date}_local IS NOT NULL;`;

/** Orders chosen one by one are added up as quickly by the day they were paid or completed. */
export const orderDateIndexes: Migration = {
  area: 'order date indexes',
  sql: ['paid', 'completed'].map(widen).join(''),
};
