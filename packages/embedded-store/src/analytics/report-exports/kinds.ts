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

/** A column of an export. */
export interface ExportColumn {
  /** The key that the dashboard uses to request the column. */
  key: string;
  label: string;
  cell: (row: Row, db: StoreDatabase) => unknown;
  /** Only included on request, where it replaces the default column with the same key. */
  isExtra?: boolean;
}

/** A report that can be exported. */
export interface ExportKind {
  columns: readonly ExportColumn[];
  /** @throws {RestError} when what was asked for makes no sense. */
  read: (context: StoreContext, asked: Row, paging: Paging) => TablePage;
}

type Row = Readonly<Record<string, unknown>>;

const column = (key: string, label: string, cell: ExportColumn['cell'] = member(key)): ExportColumn => ({
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
  deleted === true && typeof name === 'string' ? `${name} (Deleted)` : name;

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
const ITEMS = column('items_sold', 'Items sold');
const NET = column('net_revenue', 'Net sales');
const ORDERS = column('orders_count', 'Orders');
const DATE = column('date', 'Date');
const ORDER_NUMBER = column('order_number', 'Order #');

/** Columns for sales and remaining stock of products or variations. */
const goodsColumns = (key: string, label: string): ExportColumn[] => [
  column(key, label, info('name')),
  column('sku', 'SKU', info('sku')),
  ITEMS,
  NET,
  ORDERS,
  column('stock_status', 'Status', info('stock_status')),
  column('stock', 'Stock', info('stock_quantity')),
];

const KINDS: Readonly<Record<string, ExportKind>> = {
  revenue: {
    columns: [
      DATE,
      ORDERS,
      column('gross_sales', 'Gross sales'),
      column('refunds', 'Returns'),
      column('coupons', 'Coupons'),
      NET,
      column('taxes', 'Taxes'),
      column('shipping', 'Shipping'),
      column('total_sales', 'Total sales'),
    ],
    read: readRevenueRows,
  },
  orders: fromTable(ordersTable, [
    DATE,
    ORDER_NUMBER,
    column('status', 'Status'),
    column('customer_id', 'Customer', customerName),
    column('customer_type', 'Customer type'),
    column('products', 'Product(s)', names('products', 'name')),
    column('num_items_sold', 'Items sold'),
    column('coupons', 'Coupon(s)', names('coupons', 'code')),
    column('net_total', 'Net sales'),
    extra('attribution', 'Attribution', attributionOrigin),
  ]),
  products: fromTable(productsTable, [
    ...goodsColumns('product_name', 'Product title'),
    extra('product_cat', 'Category', categoryNames),
    extra('variations', 'Variations', (row) => idsIn(row, 'variations').length),
  ]),
  variations: fromTable(variationsTable, goodsColumns('name', 'Product / Variation title')),
  categories: fromTable(categoriesTable, [
    column('category', 'Category', info('name')),
    ITEMS,
    NET,
    column('products_count', 'Products'),
    ORDERS,
  ]),
  coupons: fromTable(couponsTable, [
    column('code', 'Coupon code', info('code')),
    ORDERS,
    column('amount', 'Amount discounted'),
    column('created', 'Created', info('date_created')),
    column('expires', 'Expires', info('date_expires')),
    column('type', 'Type', info('discount_type')),
  ]),
  taxes: fromTable(taxesTable, [
    column('tax_code', 'Tax code', taxName),
    column('country', 'Country'),
    column('state', 'State'),
    column('rate', 'Rate', member('tax_rate')),
    column('total_tax', 'Total tax'),
    column('order_tax', 'Order tax'),
    column('shipping_tax', 'Shipping tax'),
    ORDERS,
  ]),
  stock: fromTable(stockTable, [
    column('title', 'Product / Variation', member('name')),
    column('sku', 'SKU'),
    column('stock_status', 'Status'),
    column('stock_quantity', 'Stock'),
  ]),
  downloads: fromTable(downloadsTable, [
    DATE,
    column('file_name', 'File name'),
    ORDER_NUMBER,
    column('user_id', 'Username', member('username')),
    column('ip_address', 'IP'),
    extra('product', 'Product title', ({ product_id: id }, db) => productName(db, Number(id))),
  ]),
  customers: fromTable(customersTable, [
    column('name', 'Name'),
    column('username', 'Username'),
    column('date_last_active', 'Last active'),
    column('date_registered', 'Date registered'),
    column('email', 'Email'),
    ORDERS,
    column('total_spend', 'Total spend'),
    column('avg_order_value', 'AOV'),
    column('country', 'Country / Region'),
    column('city', 'City'),
    column('state', 'Region'),
    column('postcode', 'Postal code'),
  ]),
};

/** The requested columns with their order and labels, or all default columns. Unknown columns are left out. */
export function selectColumns(
  { columns }: ExportKind,
  asked: readonly RequestedColumn[] | undefined,
): readonly ExportColumn[] {
  if (!asked) return columns.filter(({ isExtra }) => !isExtra);
  return asked.flatMap(({ key, label }) => {
    const known = columns.findLast((each) => each.key === key);
    return known ? { ...known, label: label ?? known.label } : [];
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
    read: (context, asked, paging) =>
      readRequestedPage(context, report, { ...asked, extended_info: true }, paging),
  };
}

/** Values that can't be formatted become empty cells. */
export function toCells(columns: readonly ExportColumn[], row: Row, db: StoreDatabase): Cell[] {
  return columns.map(({ cell }) => {
    const value = cell(row, db);
    return typeof value === 'string' || typeof value === 'number' ? value : '';
  });
}
