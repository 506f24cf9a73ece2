import { integer, route, withDefault } from '../../rest';
import type { Route } from '../../rest';
import { reportsPermission } from '../reports/stats';
import { readSales, readTopSellers } from './sales';
import { spanArgs, toSpan } from './span';
import { totalsRoutes } from './totals';

/** The reports from before the analytics screens, which programs around a shop still ask for. */
export const legacyReportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc/v3/reports/sales',
    args: spanArgs,
    permission: reportsPermission,
    handler: ({ context, args }) => [readSales(context, toSpan(context, args))],
  }),
  route({
    method: 'GET',
    path: '/wc/v3/reports/top_sellers',
    args: { ...spanArgs, per_page: withDefault(integer({ minimum: 1, maximum: 100 }), 12) },
    permission: reportsPermission,
    handler: ({ context, args }) => readTopSellers(context, toSpan(context, args), args.per_page),
  }),
  ...totalsRoutes,
];
