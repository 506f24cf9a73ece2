import { __, sprintf } from '@wordpress/i18n';
import { getHost, isWcVersion } from '@admin/host';
import { deletedName, numberOf, rowsOf, textOf, type ReportRow } from '@admin/store-reports';
import type { Cell } from '@admin/table';
import { Pill } from '@admin/ui';
import type { CellContext, ReportContent, ReportTable } from '../report';
import { codeCell, count, money, name } from './cells';
import { ordersAdvancedFilters, ordersFilters } from './filters';
import { dateCell, dateColumn, orderCell, orderColumn } from './order-columns';
import { ItemList, type ListedItem } from './item-list';
import { netSales, totalOf } from './totals';

export const orders = (): ReportContent => ({
  stats: 'orders',
  charts: [
    { key: 'orders_count', label: __('Orders', 'store-admin'), type: 'number' },
    {
      key: 'net_revenue',
      label: __('Net sales', 'store-admin'),
      type: 'currency',
      order: 'desc',
      orderby: 'net_total',
    },
    { key: 'avg_order_value', label: __('Average order value', 'store-admin'), type: 'currency' },
    {
      key: 'avg_items_per_order',
      label: __('Average items per order', 'store-admin'),
      type: 'average',
      order: 'desc',
      orderby: 'num_items_sold',
    },
  ],
  filters: ordersFilters(),
  advancedFilters: ordersAdvancedFilters(),
  hooks: {
    charts: 'woocommerce_admin_orders_report_charts',
    filters: 'woocommerce_admin_orders_report_filters',
    advancedFilters: 'woocommerce_admin_orders_report_advanced_filters',
  },
  getTable: () => TABLE,
});

const TABLE: ReportTable = {
  endpoint: 'orders',
  getTitle: () => __('Orders', 'store-admin'),
  source: { items: 'orders', query: { extended_info: true } },
  summaryFields: ['total_customers', 'products', 'num_items_sold', 'coupons_count'],
  columnsPreference: 'orders_report_columns',
  getColumns: () => [
    dateColumn(),
    { ...orderColumn(), required: true },
    { key: 'status', label: __('Status', 'store-admin') },
    { key: 'customer_id', label: __('Customer', 'store-admin') },
    { key: 'customer_type', label: __('Customer type', 'store-admin') },
    {
      key: 'products',
      label: __('Product(s)', 'store-admin'),
      screenReaderLabel: __('Products', 'store-admin'),
      cellClassName: 'is-list',
    },
    {
      key: 'num_items_sold',
      label: __('Items sold', 'store-admin'),
      isSortable: true,
      isNumeric: true,
    },
    {
      key: 'coupons',
      label: __('Coupon(s)', 'store-admin'),
      screenReaderLabel: __('Coupons', 'store-admin'),
    },
    { key: 'net_total', label: __('Net sales', 'store-admin'), isSortable: true, isNumeric: true },
    ...(hasAttribution() ? [{ key: 'attribution', label: __('Attribution', 'store-admin') }] : []),
  ],
  getRow: (row, context) => [
    dateCell(row, context),
    // Refunds have their own rows, linked to the parent order.
    orderCell(row, numberOf(row, 'parent_id') || numberOf(row, 'order_id'), context, refundsOf(row)),
    codeCell(row, 'status', <Pill tone={TONES.get(textOf(row, 'status'))}>{statusOf(row)}</Pill>),
    customer(row, context),
    codeCell(row, 'customer_type', customerTypeOf(row)),
    products(row, context),
    count(numberOf(row, 'num_items_sold'), context),
    coupons(row, context),
    money(numberOf(row, 'net_total'), context),
    ...(hasAttribution() ? [name(textOf(row, 'extended_info', 'attribution', 'origin'))] : []),
  ],
  getSummary: (totals, _total, context) => [
    totalOf.orders(totals, 'orders_count', context),
    totalOf.customers(totals, 'total_customers', context),
    totalOf.products(totals, 'products', context),
    totalOf.items(totals, 'num_items_sold', context),
    totalOf.coupons(totals, 'coupons_count', context),
    netSales(totals, context),
  ],
};

/** Statuses that need action are highlighted, as in WooCommerce's list of orders. */
const TONES: ReadonlyMap<string, 'success' | 'warning' | 'error'> = new Map([
  ['processing', 'success'],
  ['on-hold', 'warning'],
  ['failed', 'error'],
]);

/** Fragment for the list of refunds on an order's page. */
const refundsOf = (row: ReportRow) => (numberOf(row, 'parent_id') ? '#order_refunds' : '');

/** WooCommerce has recorded order attribution since 8.5. */
const hasAttribution = () => isWcVersion('8.5', '>=');

/** Statuses of deactivated extensions have no name and are shown as stored. */
function statusOf(row: ReportRow): string {
  const status = textOf(row, 'status');
  const { orderStatuses, unregisteredOrderStatuses } = getHost().settings;
  return orderStatuses[status] ?? unregisteredOrderStatuses[status] ?? status;
}

function customer(row: ReportRow, context: CellContext): Cell {
  const id = numberOf(row, 'customer_id');
  const of = (key: string) => textOf(row, 'extended_info', 'customer', key);
  const fullName = [of('first_name'), of('last_name')].join(' ').trim() || of('username') || of('email');
  return name(
    fullName,
    id && fullName
      ? context.pageUrl('/customers', { filter: 'single_customer', customers: String(id) })
      : undefined,
  );
}

function customerTypeOf(row: ReportRow): string {
  switch (textOf(row, 'customer_type')) {
    case 'new':
      return __('New', 'store-admin');
    case 'returning':
      return __('Returning', 'store-admin');
    default:
      return '';
  }
}

function products(row: ReportRow, context: CellContext): Cell {
  const items = rowsOf(row, 'extended_info', 'products').map((product) => ({
    label: sprintf(
      /* translators: 1: quantity, 2: name of a product */
      __('%1$s× %2$s', 'store-admin'),
      context.number(numberOf(product, 'quantity')),
      textOf(product, 'name') || deletedName('', numberOf(product, 'id')),
    ),
    href: productUrl(numberOf(product, 'id'), context),
  }));
  return listOf(items);
}

const productUrl = (id: number | undefined, context: CellContext) =>
  id ? context.pageUrl('/analytics/products', { filter: 'single_product', products: String(id) }) : undefined;

function coupons(row: ReportRow, context: CellContext): Cell {
  const items = rowsOf(row, 'extended_info', 'coupons').map((coupon) => {
    const id = numberOf(coupon, 'id');
    return {
      label: textOf(coupon, 'code') || deletedName('', id),
      href: id
        ? context.pageUrl('/analytics/coupons', { filter: 'single_coupon', coupons: String(id) })
        : undefined,
    };
  });
  return listOf(items);
}

function listOf(items: readonly ListedItem[]): Cell {
  const [first] = items;
  if (first && items.length === 1) return name(first.label, first.href);
  return {
    display: <ItemList items={items} />,
    value: items.map(({ label }) => label).join(', '),
  };
}
