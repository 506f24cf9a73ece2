import { all, integer, text } from '../../database';
import { route } from '../../rest';
import type { Route } from '../../rest';
import { ORDER_STATUSES } from '../orders';
import { reportsPermission } from './stats';

const NAMES: Readonly<Record<string, string>> = { ...ORDER_STATUSES, 'checkout-draft': 'Draft' };

/** How many orders there are of each status, those that no report counts included. */
export const orderTotalsRoute: Route = route({
  method: 'GET',
  path: '/wc/v3/reports/orders/totals',
  permission: reportsPermission,
  handler({ context }) {
    const rows = all(
      context.db,
      'SELECT status, count(*) AS total FROM orders WHERE parent_id IS NULL GROUP BY status',
    );
    const totals = new Map(rows.map((row) => [text(row, 'status'), integer(row, 'total')]));
    return Object.entries(NAMES).map(([slug, name]) => ({ slug, name, total: totals.get(slug) ?? 0 }));
  },
});
