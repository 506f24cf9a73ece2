import { __, _n, _nx } from '@wordpress/i18n';
import type { ReportTotals } from '@admin/store-reports';
import type { CellContext, ReportSummaryItem } from '../report';

/** Totals below a table that count items; plural forms need number and noun in one string. */
export const totalOf = {
  categories: counted((count) => _n('Category', 'Categories', count, 'store-admin')),
  coupons: counted((count) => _n('Coupon', 'Coupons', count, 'store-admin')),
  customers: counted((count) => _n('Customer', 'Customers', count, 'store-admin')),
  days: counted((count) => _n('day', 'days', count, 'store-admin')),
  downloads: counted((count) => _nx('Download', 'Downloads', count, 'number of downloads', 'store-admin')),
  items: counted((count) => _n('Item sold', 'Items sold', count, 'store-admin')),
  orders: counted((count) => _n('Order', 'Orders', count, 'store-admin')),
  products: counted((count) => _n('Product', 'Products', count, 'store-admin')),
  taxCodes: counted((count) => _n('Tax code', 'Tax codes', count, 'store-admin')),
};

/** Net sales, below each table that has such a column. */
export const netSales = (totals: ReportTotals, context: CellContext): ReportSummaryItem => ({
  label: __('Net sales', 'store-admin'),
  value: context.money(totals['net_revenue']),
  column: 'net_revenue',
});

function counted(label: (count: number) => string) {
  return (totals: ReportTotals, column: string, context: CellContext): ReportSummaryItem => ({
    label: label(Math.abs(totals[column] ?? 0)),
    value: context.number(totals[column]),
    column,
  });
}
