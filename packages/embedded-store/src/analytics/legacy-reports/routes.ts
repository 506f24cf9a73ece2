import { route } from '../../rest';
import type { Route } from '../../rest';
import { reportsPermission } from '../reports/stats';
import { readSales } from './sales';
import { spanArgs, toSpan } from './span';
import { totalsRoutes } from './totals';

/** The reports that predate WooCommerce Analytics, which integrations still use. */
export const legacyReportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc/v3/reports/sales',
    args: spanArgs,
    permission: reportsPermission,
    handler: ({ context, args }) => [readSales(context, toSpan(context, args))],
  }),
  ...totalsRoutes,
];
