import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { numberOf, textOf, type ReportRow } from '@admin/store-reports';
import type { Cell, Column } from '@admin/table';
import type { CellContext } from '../report';
import { count, isWindowNarrowerThan, linkedCount, money, text } from './cells';
import { stockQuantity, stockStatus } from './stock-cells';

/** Path in rows with the data of the product or variation. */
export const EXTENDED_INFO = ['extended_info'] as const;

/** Whether the product or variation still exists; WooCommerce returns no link for deleted ones. */
export const itemExists = (row: ReportRow): boolean => textOf(row, ...EXTENDED_INFO, 'permalink') !== '';

/** Items sold and net sales; sorted by items sold, descending. */
export const salesColumns = (): Column[] => [
  {
    key: 'items_sold',
    label: __('Items sold', 'store-admin'),
    required: true,
    defaultSort: true,
    isSortable: true,
    isNumeric: true,
  },
  { key: 'net_revenue', label: __('Net sales', 'store-admin'), isSortable: true, isNumeric: true },
];

/** Minimum window width, in CSS pixels, for SKUs. */
const WITH_SKU = 1280;

/** Sales columns shared by products and variations. */
export const soldColumns = (): Column[] => [
  {
    key: 'sku',
    label: __('SKU', 'store-admin'),
    hiddenByDefault: isWindowNarrowerThan(WITH_SKU),
    isSortable: true,
  },
  ...salesColumns(),
  { key: 'orders_count', label: __('Orders', 'store-admin'), isSortable: true, isNumeric: true },
];

/** @param ordered filters of the orders report that the count links to: `{ product_includes: '12' }` */
export const soldCells = (row: ReportRow, ordered: Record<string, string>, context: CellContext): Cell[] => [
  text(textOf(row, ...EXTENDED_INFO, 'sku')),
  count(numberOf(row, 'items_sold'), context),
  money(numberOf(row, 'net_revenue'), context),
  linkedCount(
    numberOf(row, 'orders_count'),
    context.pageUrl('/analytics/orders', { filter: 'advanced', ...ordered }),
    context,
  ),
];

/** Stock columns; none if the store doesn't manage stock. */
export const stockColumns = (): Column[] =>
  getHost().settings.manageStock
    ? [
        { key: 'stock_status', label: __('Status', 'store-admin') },
        { key: 'stock', label: __('Stock', 'store-admin'), isNumeric: true },
      ]
    : [];

export const stockCells = (row: ReportRow, context: CellContext): Cell[] =>
  getHost().settings.manageStock
    ? [stockStatus(row, EXTENDED_INFO), stockQuantity(row, EXTENDED_INFO, context)]
    : [];
