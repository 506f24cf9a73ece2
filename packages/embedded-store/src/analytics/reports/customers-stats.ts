import { first } from '../../database';
import { list, route, string } from '../../rest';
import type { Route } from '../../rest';
import { alignTimeZone } from '../../sales';
import { customerFilterArgs } from './customer-filters';
import { withBuyers } from './customers-source';
import { sumOf } from './query';
import { reportsPermission } from './stats';

/** Averages over customers; what they spent by order counts those who ordered. */
export const customersStatsRoute: Route = route({
  method: 'GET',
  path: '/wc-analytics/reports/customers/stats',
  args: { ...customerFilterArgs, fields: list(string()) },
  permission: reportsPermission,
  handler({ context, args }) {
    alignTimeZone(context.db);
    const { sql, where, values } = withBuyers(context, args, undefined);
    const row = first(
      context.db,
      `${sql} SELECT count(*) AS customers, avg(orders_count) AS orders, avg(total_spend) AS spend,
         avg(avg_order_value) AS value FROM buyer WHERE ${where.sql}`,
      ...values,
      ...where.values,
    );
    const totals = {
      customers_count: sumOf(row, 'customers'),
      avg_orders_count: Number(sumOf(row, 'orders').toFixed(4)),
      avg_total_spend: sumOf(row, 'spend'),
      avg_avg_order_value: sumOf(row, 'value'),
    };
    const { fields = [] } = args;
    const chosen = Object.entries(totals).filter(([name]) => fields.length === 0 || fields.includes(name));
    return { totals: Object.fromEntries(chosen) };
  },
});
