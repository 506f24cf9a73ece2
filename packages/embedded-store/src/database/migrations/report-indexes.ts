import type { Migration } from './types';

/**
 * Reports count different customers, orders and products over months. These indexes hold all columns they look at, in
 * the place of those that held the date alone.
 */
export const reportIndexes: Migration = {
  area: 'report indexes',
  sql: `
    DROP INDEX order_stats_by_created;
    CREATE INDEX order_stats_by_created ON order_stats (created_local, status, customer_id);
    DROP INDEX product_stats_by_created;
    CREATE INDEX product_stats_by_created ON product_stats (created_local, status, variation_id, product_id, order_id,
      items_sold, net_revenue, product_orders, variation_orders);
  `,
};
