import type { StoreContext } from '../../context';
import { isMap } from '../../rest';
import {
  categoriesTable,
  couponsTable,
  customersTable,
  downloadsTable,
  ordersTable,
  productsTable,
  readAsked,
  readRevenueRows,
  stockTable,
  taxesTable,
  variationsTable,
} from '../reports';
import type { Paging, TablePage } from '../reports';
import type { Cell } from './csv';

/** A report that can be written to a file. */
export interface ExportKind {
  columns: readonly (readonly [label: string, cell: (row: Row) => unknown])[];
  /** @throws {RestError} when what was asked for makes no sense. */
  read: (context: StoreContext, asked: Row, paging: Paging) => TablePage;
}

type Row = Readonly<Record<string, unknown>>;

const member = (name: string) => (row: Row) => row[name];
const info = (name: string) => (row: Row) => (isMap(row['extended_info']) ? row['extended_info'][name] : '');

/** Names of a list of things, with their number where there is one: `2× Mug, 1× Tray`. */
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

const customerName = (row: Row) => {
  const customer = info('customer')(row);
  const words = isMap(customer) ? [customer['first_name'], customer['last_name']] : [];
  return words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .trim();
};

export const EXPORT_KINDS: Readonly<Record<string, ExportKind>> = {
  revenue: {
    columns: [
      ['Date', member('date')],
      ['Orders', member('orders_count')],
      ['Gross sales', member('gross_sales')],
      ['Returns', member('refunds')],
      ['Coupons', member('coupons')],
      ['Net sales', member('net_revenue')],
      ['Taxes', member('taxes')],
      ['Shipping', member('shipping')],
      ['Total sales', member('total_sales')],
    ],
    read: readRevenueRows,
  },
  orders: {
    columns: [
      ['Date', member('date')],
      ['Order #', member('order_number')],
      ['Status', member('status')],
      ['Customer', customerName],
      ['Customer type', member('customer_type')],
      ['Products', names('products', 'name')],
      ['Items sold', member('num_items_sold')],
      ['Coupons', names('coupons', 'code')],
      ['Net sales', member('net_total')],
    ],
    read: (context, asked, paging) => readAsked(context, ordersTable, extended(asked), paging),
  },
  products: {
    columns: [
      ['Product', info('name')],
      ['SKU', info('sku')],
      ['Items sold', member('items_sold')],
      ['Net sales', member('net_revenue')],
      ['Orders', member('orders_count')],
      ['Status', info('stock_status')],
      ['Stock', info('stock_quantity')],
    ],
    read: (context, asked, paging) => readAsked(context, productsTable, extended(asked), paging),
  },
  variations: {
    columns: [
      ['Variation', info('name')],
      ['SKU', info('sku')],
      ['Items sold', member('items_sold')],
      ['Net sales', member('net_revenue')],
      ['Orders', member('orders_count')],
      ['Status', info('stock_status')],
      ['Stock', info('stock_quantity')],
    ],
    read: (context, asked, paging) => readAsked(context, variationsTable, extended(asked), paging),
  },
  categories: {
    columns: [
      ['Category', info('name')],
      ['Items sold', member('items_sold')],
      ['Net sales', member('net_revenue')],
      ['Products', member('products_count')],
      ['Orders', member('orders_count')],
    ],
    read: (context, asked, paging) => readAsked(context, categoriesTable, extended(asked), paging),
  },
  coupons: {
    columns: [
      ['Coupon code', info('code')],
      ['Orders', member('orders_count')],
      ['Amount discounted', member('amount')],
      ['Created', info('date_created')],
      ['Expires', info('date_expires')],
      ['Type', info('discount_type')],
    ],
    read: (context, asked, paging) => readAsked(context, couponsTable, extended(asked), paging),
  },
  taxes: {
    columns: [
      ['Tax', member('name')],
      ['Country', member('country')],
      ['State', member('state')],
      ['Rate', member('tax_rate')],
      ['Total tax', member('total_tax')],
      ['Order tax', member('order_tax')],
      ['Shipping tax', member('shipping_tax')],
      ['Orders', member('orders_count')],
    ],
    read: (context, asked, paging) => readAsked(context, taxesTable, asked, paging),
  },
  stock: {
    columns: [
      ['Product', member('name')],
      ['SKU', member('sku')],
      ['Status', member('stock_status')],
      ['Stock', member('stock_quantity')],
    ],
    read: (context, asked, paging) => readAsked(context, stockTable, asked, paging),
  },
  downloads: {
    columns: [
      ['Date', member('date')],
      ['File', member('file_name')],
      ['Order #', member('order_number')],
      ['Username', member('username')],
      ['IP address', member('ip_address')],
    ],
    read: (context, asked, paging) => readAsked(context, downloadsTable, asked, paging),
  },
  customers: {
    columns: [
      ['Name', member('name')],
      ['Username', member('username')],
      ['Last active', member('date_last_active')],
      ['Registered', member('date_registered')],
      ['Email', member('email')],
      ['Orders', member('orders_count')],
      ['Total spend', member('total_spend')],
      ['Average order value', member('avg_order_value')],
      ['Country', member('country')],
      ['City', member('city')],
      ['Region', member('state')],
      ['Postal code', member('postcode')],
    ],
    read: (context, asked, paging) => readAsked(context, customersTable, asked, paging),
  },
};

/** What cannot be written is an empty cell. */
export function toCells({ columns }: ExportKind, row: Row): Cell[] {
  return columns.map(([, cell]) => {
    const value = cell(row);
    return typeof value === 'string' || typeof value === 'number' ? value : '';
  });
}

function extended(asked: Row): Row {
  return { ...asked, extended_info: true };
}
