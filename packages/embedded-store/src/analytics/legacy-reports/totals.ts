import { all, integer, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { route } from '../../rest';
import type { Route } from '../../rest';
import { getRegisteredStatuses } from '../../site';
import { reportsPermission } from '../reports/stats';
import { __ } from '../../i18n';

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
      external: __('External/Affiliate product', 'store-admin'),
      grouped: __('Grouped product', 'store-admin'),
      simple: __('Simple product', 'store-admin'),
      variable: __('Variable product', 'store-admin'),
    }),
    sql: `SELECT type AS slug, count(*) AS total FROM products
          WHERE parent_id IS NULL AND status = 'publish' GROUP BY type`,
  },
  {
    of: 'customers',
    names: () => ({
      paying: __('Paying customer', 'store-admin'),
      non_paying: __('Non-paying customer', 'store-admin'),
    }),
    sql: `SELECT iif(EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id AND paid_at IS NOT NULL),
            'paying', 'non_paying') AS slug, count(*) AS total
          FROM users WHERE role = 'customer' GROUP BY 1`,
  },
  {
    of: 'coupons',
    names: () => ({
      percent: __('Percentage discount', 'store-admin'),
      fixed_cart: __('Fixed cart discount', 'store-admin'),
      fixed_product: __('Fixed product discount', 'store-admin'),
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
