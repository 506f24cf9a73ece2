import { first } from '../../database';
import { list, route, string } from '../../rest';
import type { Route } from '../../rest';
import { updateTimeZone } from '../../sales';
import { customerFilterArgs } from './customer-filters';
import { withCustomers } from './customers-source';
import { getSum } from './query';
import { reportsPermission } from './stats';

/** Averages over customers; the average spent per order only counts customers with orders. */
export const customersStatsRoute: Route = route({
  method: 'GET',
  path: '/wc-analytics/reports/customers/stats',
  args: { ...customerFilterArgs, fields: list(string()) },
  permission: reportsPermission,
  handler({ context, args }) {
    updateTimeZone(context.db);
    const { sql, where, values } = withCustomers(context, args, undefined);
    const row = first(
      context.db,
      `${sql} SELECT count(*) AS customers, avg(orders_count) AS orders, avg(total_spend) AS spend,
         avg(avg_order_value) AS value FROM customer_totals WHERE ${where.sql}`,
      ...values,
      ...where.values,
    );
    const totals = {
      customers_count: getSum(row, 'customers'),
      avg_orders_count: Number(getSum(row, 'orders').toFixed(4)),
      avg_total_spend: getSum(row, 'spend'),
      avg_avg_order_value: getSum(row, 'value'),
    };
    const { fields = [] } = args;
    const chosen = Object.entries(totals).filter(([name]) => fields.length === 0 || fields.includes(name));
    return { totals: Object.fromEntries(chosen) };
  },
});
