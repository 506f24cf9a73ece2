import type { StoreContext } from '../../context';
import type { StoreDatabase } from '../../database';
import { isMap } from '../../rest';
import type { Arguments } from '../../rest';
import { categoriesTable } from '../reports/categories-table';
import { couponsTable } from '../reports/coupons-table';
import { customersTable } from '../reports/customers-table';
import { downloadsTable } from '../reports/downloads-table';
import { nameDeleted } from '../reports/deleted-records';
import { ordersTable } from '../reports/orders-table';
import { productsTable, variationsTable } from '../reports/products-table';
import { readRequestedPage } from '../reports/table';
import { readRevenueRows } from '../reports/orders-stats';
import { stockTable } from '../reports/stock';
import { taxesTable } from '../reports/taxes-table';
import type { Paging, TablePage, TableReport } from '../reports/table';
import { getProduct, getTerm } from '../../catalog';
import type { Cell } from './csv';
import { __, sprintf } from '../../i18n';

/** A column of an export. */
export interface ExportColumn {
  /** The key that the dashboard uses to request the column. */
  key: string;
  /** In the current language. */
  label: () => string;
  cell: (row: Row, db: StoreDatabase) => unknown;
  /** Only included on request, where it replaces the default column with the same key. */
  isExtra?: boolean;
}

/** A report that can be exported. */
export interface ExportKind {
  columns: readonly ExportColumn[];
  /** @throws {RestError} when what was asked for makes no sense. */
  read: (context: StoreContext, requested: Row, paging: Paging) => TablePage;
}

type Row = Readonly<Record<string, unknown>>;

const column = (
  key: string,
  label: () => string,
  cell: ExportColumn['cell'] = member(key),
): ExportColumn => ({
  key,
  label,
  cell,
});

const extra = (...definition: Parameters<typeof column>): ExportColumn => ({
  ...column(...definition),
  isExtra: true,
});

function member(name: string) {
  return (row: Row) => row[name];
}

const infoOf = (row: Row): Row => (isMap(row['extended_info']) ? row['extended_info'] : {});
const info = (name: string) => (row: Row) => infoOf(row)[name] ?? '';

/** Joins names, with their quantity if known: `2× Mug, 1× Tray`. */
const names = (list: string, name: string) => (row: Row) => {
  const items = info(list)(row);
  const labels = Array.isArray(items)
    ? items.filter(isMap).map((item) => toLabel(item['quantity'], item[name]))
    : [];
  return labels.join(', ');
};

function toLabel(quantity: unknown, name: unknown): string {
  const label = typeof name === 'string' ? name : '';
  return typeof quantity === 'string' ? `${quantity}× ${label}` : label;
}

const attributionOrigin = (row: Row) => {
  const attribution = info('attribution')(row);
  return isMap(attribution) ? attribution['origin'] : '';
};

const customerName = (row: Row) => {
  const customer = info('customer')(row);
  const words = isMap(customer) ? [customer['first_name'], customer['last_name']] : [];
  return words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .trim();
};

function productName(db: StoreDatabase, id: number): string | undefined {
  return getProduct(db, id)?.name ?? nameDeleted(db, 'product', [id]).get(id);
}

const taxName = ({ name, deleted }: Row) =>
  deleted === true && typeof name === 'string'
    ? /* translators: %s: name of a deleted tax rate */
      sprintf(__('%s (Deleted)', 'store-admin'), name)
    : name;

/** Lists of IDs as the database returns them. */
const idsIn = (row: Row, name: string): number[] => {
  const ids = infoOf(row)[name];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
};

const categoryNames = (row: Row, db: StoreDatabase) =>
  idsIn(row, 'category_ids')
    .flatMap((id) => getTerm(db, 'product_cat', id)?.name ?? [])
    .join(', ');

/** Columns that several exports share. */
const ITEMS = column('items_sold', () => __('Items sold', 'store-admin'));
const NET = column('net_revenue', () => __('Net sales', 'store-admin'));
const ORDERS = column('orders_count', () => __('Orders', 'store-admin'));
const DATE = column('date', () => __('Date', 'store-admin'));
const ORDER_NUMBER = column('order_number', () => __('Order #', 'store-admin'));

/** Columns for sales and remaining stock of products or variations. */
const productColumns = (key: string, label: () => string): ExportColumn[] => [
  column(key, label, info('name')),
  column('sku', () => __('SKU', 'store-admin'), info('sku')),
  ITEMS,
  NET,
  ORDERS,
  column('stock_status', () => __('Status', 'store-admin'), info('stock_status')),
  column('stock', () => __('Stock', 'store-admin'), info('stock_quantity')),
];

const KINDS: Readonly<Record<string, ExportKind>> = {
  revenue: {
    columns: [
      DATE,
      ORDERS,
      column('gross_sales', () => __('Gross sales', 'store-admin')),
      column('refunds', () => __('Returns', 'store-admin')),
      column('coupons', () => __('Coupons', 'store-admin')),
      NET,
      column('taxes', () => __('Taxes', 'store-admin')),
      column('shipping', () => __('Shipping', 'store-admin')),
      column('total_sales', () => __('Total sales', 'store-admin')),
    ],
    read: readRevenueRows,
  },
  orders: fromTable(ordersTable, [
    DATE,
    ORDER_NUMBER,
    column('status', () => __('Status', 'store-admin')),
    column('customer_id', () => __('Customer', 'store-admin'), customerName),
    column('customer_type', () => __('Customer type', 'store-admin')),
    column('products', () => __('Product(s)', 'store-admin'), names('products', 'name')),
    column('num_items_sold', () => __('Items sold', 'store-admin')),
    column('coupons', () => __('Coupon(s)', 'store-admin'), names('coupons', 'code')),
    column('net_total', () => __('Net sales', 'store-admin')),
    extra('attribution', () => __('Attribution', 'store-admin'), attributionOrigin),
  ]),
  products: fromTable(productsTable, [
    ...productColumns('product_name', () => __('Product title', 'store-admin')),
    extra('product_cat', () => __('Category', 'store-admin'), categoryNames),
    extra(
      'variations',
      () => __('Variations', 'store-admin'),
      (row) => idsIn(row, 'variations').length,
    ),
  ]),
  variations: fromTable(
    variationsTable,
    productColumns('name', () => __('Product / Variation title', 'store-admin')),
  ),
  categories: fromTable(categoriesTable, [
    column('category', () => __('Category', 'store-admin'), info('name')),
    ITEMS,
    NET,
    column('products_count', () => __('Products', 'store-admin')),
    ORDERS,
  ]),
  coupons: fromTable(couponsTable, [
    column('code', () => __('Coupon code', 'store-admin'), info('code')),
    ORDERS,
    column('amount', () => __('Amount discounted', 'store-admin')),
    column('created', () => __('Created', 'store-admin'), info('date_created')),
    column('expires', () => __('Expires', 'store-admin'), info('date_expires')),
    column('type', () => __('Type', 'store-admin'), info('discount_type')),
  ]),
  taxes: fromTable(taxesTable, [
    column('tax_code', () => __('Tax code', 'store-admin'), taxName),
    column('country', () => __('Country', 'store-admin')),
    column('state', () => __('State', 'store-admin')),
    column('rate', () => __('Rate', 'store-admin'), member('tax_rate')),
    column('total_tax', () => __('Total tax', 'store-admin')),
    column('order_tax', () => __('Order tax', 'store-admin')),
    column('shipping_tax', () => __('Shipping tax', 'store-admin')),
    ORDERS,
  ]),
  stock: fromTable(stockTable, [
    column('title', () => __('Product / Variation', 'store-admin'), member('name')),
    column('sku', () => __('SKU', 'store-admin')),
    column('stock_status', () => __('Status', 'store-admin')),
    column('stock_quantity', () => __('Stock', 'store-admin')),
  ]),
  downloads: fromTable(downloadsTable, [
    DATE,
    column('file_name', () => __('File name', 'store-admin')),
    ORDER_NUMBER,
    column('user_id', () => __('Username', 'store-admin'), member('username')),
    column('ip_address', () => __('IP', 'store-admin')),
    extra(
      'product',
      () => __('Product title', 'store-admin'),
      ({ product_id: id }, db) => productName(db, Number(id)),
    ),
  ]),
  customers: fromTable(customersTable, [
    column('name', () => __('Name', 'store-admin')),
    column('username', () => __('Username', 'store-admin')),
    column('date_last_active', () => __('Last active', 'store-admin')),
    column('date_registered', () => __('Date registered', 'store-admin')),
    column('email', () => __('Email', 'store-admin')),
    ORDERS,
    column('total_spend', () => __('Total spend', 'store-admin')),
    column('avg_order_value', () => __('AOV', 'store-admin')),
    column('country', () => __('Country / Region', 'store-admin')),
    column('city', () => __('City', 'store-admin')),
    column('state', () => __('Region', 'store-admin')),
    column('postcode', () => __('Postal code', 'store-admin')),
  ]),
};

/** The requested columns with their order and labels, or all default columns. Unknown columns are left out. */
export function selectColumns(
  { columns }: ExportKind,
  requested: readonly RequestedColumn[] | undefined,
): readonly ExportColumn[] {
  if (!requested) return columns.filter(({ isExtra }) => !isExtra);
  return requested.flatMap(({ key, label }) => {
    const column = columns.findLast((each) => each.key === key);
    return column ? { ...column, ...(label !== undefined && { label: () => label }) } : [];
  });
}

export interface RequestedColumn {
  readonly key?: string;
  readonly label?: string;
}

/** The report name is user input, so names of `Object.prototype` members must not match. */
export function findExportKind(report: string): ExportKind | undefined {
  return Object.hasOwn(KINDS, report) ? KINDS[report] : undefined;
}

/** Reads a table report's rows with the extended data of their items. */
function fromTable<Set extends Arguments>(
  report: TableReport<Set>,
  columns: ExportKind['columns'],
): ExportKind {
  return {
    columns,
    read: (context, requested, paging) =>
      readRequestedPage(context, report, { ...requested, extended_info: true }, paging),
  };
}

/** Values that can't be formatted become empty cells. */
export function toCells(columns: readonly ExportColumn[], row: Row, db: StoreDatabase): Cell[] {
  return columns.map(({ cell }) => {
    const value = cell(row, db);
    return typeof value === 'string' || typeof value === 'number' ? value : '';
  });
}
