import { withPaginationHeaders, route } from '../../rest';
import type { Route } from '../../rest';
import { categoriesTable } from './categories-table';
import { couponsStats } from './coupons-stats';
import { couponsTable } from './coupons-table';
import { customersStatsRoute } from './customers-stats';
import { customersTable } from './customers-table';
import { downloadsStats } from './downloads-stats';
import { downloadsTable } from './downloads-table';
import { indicatorRoutes } from './indicators';
import { ordersStats, revenueStats } from './orders-stats';
import { ordersTable } from './orders-table';
import { productsStats, variationsStats } from './products-stats';
import { productsTable, variationsTable } from './products-table';
import { reportsPermission, statsRoute } from './stats';
import { stockStatsRoute, stockTable } from './stock';
import { readRequestedPage, tableRoute } from './table';
import { taxesStats } from './taxes-stats';
import { taxesTable } from './taxes-table';

/** Reports that the index lists, in its order. */
const INDEX = [
  ['performance-indicators', 'Selected metrics of several reports at once.'],
  ['revenue/stats', 'Revenue over time.'],
  ['orders/stats', 'Orders over time.'],
  ['products', 'What every product sold.'],
  ['products/stats', 'Product sales over time.'],
  ['variations', 'What every variation sold.'],
  ['variations/stats', 'Sales of variations over time.'],
  ['categories', 'What every category sold.'],
  ['categories/stats', 'Sales of categories over time.'],
  ['coupons', 'How every coupon was used.'],
  ['coupons/stats', 'Use of coupons over time.'],
  ['taxes', 'What every tax rate brought in.'],
  ['taxes/stats', 'Taxes over time.'],
  ['downloads', 'Who fetched which file.'],
  ['downloads/files', 'Files that can be fetched.'],
  ['downloads/stats', 'Downloads over time.'],
  ['customers', 'What every customer bought.'],
].map(([slug, description]) => ({ slug, description, path: `/wc-analytics/reports/${slug}` }));

export const reportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-analytics/reports',
    permission: reportsPermission,
    handler: () => INDEX,
  }),
  statsRoute(revenueStats),
  statsRoute(ordersStats),
  statsRoute(productsStats),
  statsRoute(variationsStats),
  statsRoute(couponsStats),
  statsRoute(taxesStats),
  statsRoute(downloadsStats),
  customersStatsRoute,
  stockStatsRoute,
  tableRoute(ordersTable),
  tableRoute(productsTable),
  tableRoute(variationsTable),
  tableRoute(categoriesTable),
  tableRoute(couponsTable),
  tableRoute(taxesTable),
  tableRoute(downloadsTable),
  tableRoute(stockTable),
  tableRoute(customersTable),
  tableRoute(customersTable, '/wc-analytics/customers'),
  // A list with one item or none, as in WooCommerce.
  route({
    method: 'GET',
    path: '/wc-analytics/customers/{id:digits}',
    permission: reportsPermission,
    handler(request) {
      const { rows, total } = readRequestedPage(request.context, customersTable, {
        customers: [request.param('id')],
      });
      return withPaginationHeaders({ ...request, args: { page: 1, per_page: 1 } }, rows, total);
    },
  }),
  ...indicatorRoutes,
];
