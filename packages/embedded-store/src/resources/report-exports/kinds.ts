import type { StoreContext } from '../../context';
import { isMap } from '../../rest';
import type { Arguments } from '../../rest';
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
import type { Paging, TablePage, TableReport } from '../reports';
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

/** Columns that several files have, under the same words. */
const ITEMS = ['Items sold', member('items_sold')] as const;
const NET = ['Net sales', member('net_revenue')] as const;
const ORDERS = ['Orders', member('orders_count')] as const;
const DATE = ['Date', member('date')] as const;
const ORDER_NUMBER = ['Order #', member('order_number')] as const;

/** What was sold of each of some goods, and what is left of them. */
const goodsColumns = (label: string): ExportKind['columns'] => [
  [label, info('name')],
  ['SKU', info('sku')],
  ITEMS,
  NET,
  ORDERS,
  ['Status', info('stock_status')],
  ['Stock', info('stock_quantity')],
];

const KINDS: Readonly<Record<string, ExportKind>> = {
  revenue: {
    columns: [
      DATE,
      ORDERS,
      ['Gross sales', member('gross_sales')],
      ['Returns', member('refunds')],
      ['Coupons', member('coupons')],
      NET,
      ['Taxes', member('taxes')],
      ['Shipping', member('shipping')],
      ['Total sales', member('total_sales')],
    ],
    read: readRevenueRows,
  },
  orders: fromTable(ordersTable, [
    DATE,
    ORDER_NUMBER,
    ['Status', member('status')],
    ['Customer', customerName],
    ['Customer type', member('customer_type')],
    ['Products', names('products', 'name')],
    ['Items sold', member('num_items_sold')],
    ['Coupons', names('coupons', 'code')],
    ['Net sales', member('net_total')],
  ]),
  products: fromTable(productsTable, goodsColumns('Product')),
  variations: fromTable(variationsTable, goodsColumns('Variation')),
  categories: fromTable(categoriesTable, [
    ['Category', info('name')],
    ITEMS,
    NET,
    ['Products', member('products_count')],
    ORDERS,
  ]),
  coupons: fromTable(couponsTable, [
    ['Coupon code', info('code')],
    ORDERS,
    ['Amount discounted', member('amount')],
    ['Created', info('date_created')],
    ['Expires', info('date_expires')],
    ['Type', info('discount_type')],
  ]),
  taxes: fromTable(taxesTable, [
    ['Tax', member('name')],
    ['Country', member('country')],
    ['State', member('state')],
    ['Rate', member('tax_rate')],
    ['Total tax', member('total_tax')],
    ['Order tax', member('order_tax')],
    ['Shipping tax', member('shipping_tax')],
    ORDERS,
  ]),
  stock: fromTable(stockTable, [
    ['Product', member('name')],
    ['SKU', member('sku')],
    ['Status', member('stock_status')],
    ['Stock', member('stock_quantity')],
  ]),
  downloads: fromTable(downloadsTable, [
    DATE,
    ['File', member('file_name')],
    ORDER_NUMBER,
    ['Username', member('username')],
    ['IP address', member('ip_address')],
  ]),
  customers: fromTable(customersTable, [
    ['Name', member('name')],
    ['Username', member('username')],
    ['Last active', member('date_last_active')],
    ['Registered', member('date_registered')],
    ['Email', member('email')],
    ORDERS,
    ['Total spend', member('total_spend')],
    ['Average order value', member('avg_order_value')],
    ['Country', member('country')],
    ['City', member('city')],
    ['Region', member('state')],
    ['Postal code', member('postcode')],
  ]),
};

/** Names come from anyone, so what every object has is no report. */
export function findExportKind(report: string): ExportKind | undefined {
  return Object.hasOwn(KINDS, report) ? KINDS[report] : undefined;
}

/** The rows of a report with all that is known of what they are about. */
function fromTable<Set extends Arguments>(
  report: TableReport<Set>,
  columns: ExportKind['columns'],
): ExportKind {
  return {
    columns,
    read: (context, asked, paging) => readAsked(context, report, { ...asked, extended_info: true }, paging),
  };
}

/** What cannot be written is an empty cell. */
export function toCells({ columns }: ExportKind, row: Row): Cell[] {
  return columns.map(([, cell]) => {
    const value = cell(row);
    return typeof value === 'string' || typeof value === 'number' ? value : '';
  });
}
