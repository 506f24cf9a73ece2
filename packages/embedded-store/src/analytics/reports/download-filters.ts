import { allOf, anyOf } from '../../database';
import type { Condition } from '../../database';
import { integer, list, oneOf, string, withDefault } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { includesAndExcludes } from './order-filters';

const ids = () => list(integer());

export const downloadFilterArgs = {
  match: withDefault(oneOf(['all', 'any']), 'all'),
  product_includes: ids(),
  product_excludes: ids(),
  order_includes: ids(),
  order_excludes: ids(),
  customer_includes: ids(),
  customer_excludes: ids(),
  ip_address_includes: list(string()),
  ip_address_excludes: list(string()),
};

export type DownloadFilters = ArgumentValues<typeof downloadFilterArgs>;

/** Matches rows of `download_stats`. Customers are identified by customer ID, guests included. */
export function downloadFilter(filters: DownloadFilters): Condition {
  const conditions = [
    ...includesAndExcludes(filters.product_includes, filters.product_excludes, 'download_stats.product_id'),
    ...includesAndExcludes(filters.order_includes, filters.order_excludes, 'download_stats.order_id'),
    ...includesAndExcludes(filters.customer_includes, filters.customer_excludes, CUSTOMER),
    ...includesAndExcludes(
      filters.ip_address_includes,
      filters.ip_address_excludes,
      'download_stats.ip_address',
    ),
  ].filter((each) => each !== undefined);
  return allOf(filters.match === 'any' && conditions.length > 0 ? [anyOf(conditions)] : conditions);
}

const CUSTOMER = `(SELECT coalesce(
    (SELECT customers.id FROM customers WHERE customers.user_id = download_stats.user_id),
    (SELECT order_stats.customer_id FROM order_stats WHERE order_stats.order_id = download_stats.order_id), 0))`;
