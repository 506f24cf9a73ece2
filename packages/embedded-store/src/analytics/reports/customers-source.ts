import type { StoreContext } from '../../context';
import { allOf, condition, isNoneOf } from '../../database';
import type { Condition } from '../../database';
import { getExcludedStatuses, getTimeZone } from '../../site';
import { customerFilter } from './customer-filters';
import type { CustomerFilters } from './customer-filters';
import type { Span } from './period';
import { sumAmount } from './query';

export const CUSTOMER_NAME = "first_name || ' ' || last_name";

/** The SQL for the last order date of a row of `customers`; takes the values of the `statuses` condition. */
export function lastOrder(statuses: Condition): string {
  return `SELECT max(created_at) FROM order_stats
    WHERE order_stats.customer_id = customers.id AND parent_id = 0 AND ${statuses.sql}`;
}

/**
 * A table `customer_totals` of customers with their purchases: all time, including customers without any, or in a period, with
 * only the customers who bought something.
 */
export function withCustomers(
  context: StoreContext,
  filters: CustomerFilters,
  period: Span | undefined,
): { sql: string; where: Condition; values: Condition['values'] } {
  const { db } = context;
  const statuses = isNoneOf('status', getExcludedStatuses(db));
  const sold = allOf([
    statuses,
    period && condition('created_local BETWEEN ? AND ?', period.first, period.last),
  ]);
  return {
    sql: `WITH sales AS MATERIALIZED (
        SELECT customer_id, sum(orders_count) AS orders_count, ${sumAmount('total_sales')} AS total_spend
        FROM order_stats WHERE ${sold.sql} GROUP BY customer_id
      ), customer_totals AS (
        SELECT customers.*, ${CUSTOMER_NAME} AS name,
          coalesce(sales.orders_count, 0) AS orders_count, coalesce(sales.total_spend, 0) AS total_spend,
          sales.total_spend / nullif(sales.orders_count, 0) AS avg_order_value,
          (${lastOrder(statuses)}) AS last_order_at
        FROM customers ${period ? '' : 'LEFT'} JOIN sales ON sales.customer_id = customers.id
      )`,
    where: customerFilter(getTimeZone(db), filters),
    values: [...sold.values, ...statuses.values],
  };
}
