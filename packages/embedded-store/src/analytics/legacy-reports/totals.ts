import { all, integer, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { route } from '../../rest';
import type { Route } from '../../rest';
import { getRegisteredStatuses } from '../../site';
import { reportsPermission } from '../reports/stats';

interface Total {
  /** The `…` in `/wc/v3/reports/…/totals`. */
  of: string;
  /** The groups to count, in the order of the response. */
  names: (db: StoreDatabase) => Readonly<Record<string, string>>;
  /** Returns rows of `slug` and `total`; groups with a count of 0 may be missing. */
  sql: string;
}

const TOTALS: readonly Total[] = [
  {
    // Includes orders that other reports exclude.
    of: 'orders',
    names: getRegisteredStatuses,
    sql: 'SELECT status AS slug, count(*) AS total FROM orders WHERE parent_id IS NULL GROUP BY status',
  },
  {
    of: 'products',
    names: () => ({
      external: 'External/Affiliate product',
      grouped: 'Grouped product',
      simple: 'Simple product',
      variable: 'Variable product',
    }),
    sql: `SELECT type AS slug, count(*) AS total FROM products
          WHERE parent_id IS NULL AND status = 'publish' GROUP BY type`,
  },
  {
    of: 'customers',
    names: () => ({ paying: 'Paying customer', non_paying: 'Non-paying customer' }),
    sql: `SELECT iif(EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id AND paid_at IS NOT NULL),
            'paying', 'non_paying') AS slug, count(*) AS total
          FROM users WHERE role = 'customer' GROUP BY 1`,
  },
  {
    of: 'coupons',
    names: () => ({
      percent: 'Percentage discount',
      fixed_cart: 'Fixed cart discount',
      fixed_product: 'Fixed product discount',
    }),
    sql: `SELECT discount_type AS slug, count(*) AS total FROM coupons
          WHERE status = 'publish' GROUP BY discount_type`,
  },
];

/** Returns the count of each group. */
export const totalsRoutes: readonly Route[] = TOTALS.map(({ of, names, sql }) =>
  route({
    method: 'GET',
    path: `/wc/v3/reports/${of}/totals`,
    permission: reportsPermission,
    handler({ context }) {
      const counted = new Map(
        all(context.db, sql).map((row) => [text(row, 'slug'), integer(row, 'total')] as const),
      );
      return Object.entries(names(context.db)).map(([slug, name]) => ({
        slug,
        name,
        total: counted.get(slug) ?? 0,
      }));
    },
  }),
);
