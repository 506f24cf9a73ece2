import { all, integer, text } from '../../../database';
import type { Row, StoreDatabase } from '../../../database';
import { getTimeZone } from '../../../site/options/site';
import { toLocalText } from '../../../shared/local-time';

type Totals = Record<string, number>;
type Table = Record<string, Totals>;

/** Every analytics table, recomputed in a simple and slow way from the orders alone. For tests. */
export interface Recomputed {
  orders: Record<string, unknown>;
  products: Table;
  coupons: Table;
  taxes: Table;
}

/** An order or a refund, with all the data that the tables contain about it. */
interface Counted {
  id: number;
  isRefund: boolean;
  status: string;
  customer: string;
  /** 1 if the customer bought before. */
  returning: 0 | 1;
  dates: { date_created: string; date_paid: string | null; date_completed: string | null };
  lines: Row[];
  products: Row[];
  totals: Totals;
}

export function recompute(db: StoreDatabase): Recomputed {
  const result: Recomputed = { orders: {}, products: {}, coupons: {}, taxes: {} };
  for (const row of readCounted(db)) {
    addOrder(result, row);
    addProducts(result, row);
    addCoupons(result, row);
    addTaxes(result, row);
  }
  return result;
}

/** Orders, each followed by its refunds. */
function readCounted(db: StoreDatabase): Counted[] {
  const zone = getTimeZone(db);
  const local = (moment: unknown) => (typeof moment === 'number' ? toLocalText(zone, moment) : null);
  const rows = all(db, 'SELECT * FROM orders');
  const lines = all(db, 'SELECT * FROM order_lines ORDER BY id');
  const placed = rows.filter(
    (row) =>
      row['parent_id'] === null && !['trash', 'auto-draft', 'checkout-draft'].includes(text(row, 'status')),
  );
  return placed.flatMap((order) => {
    const refunds = rows.filter((row) => row['parent_id'] === order['id']);
    const customer = getCustomerKey(order);
    const earlier = placed.some(
      (other) =>
        getCustomerKey(other) === customer &&
        !['pending', 'failed', 'cancelled'].includes(text(other, 'status')) &&
        isBefore(other, order),
    );
    return [order, ...refunds].map((row) => {
      const isRefund = row !== order;
      const created = local(row['created_at']) ?? '';
      const dates = {
        date_created: created,
        date_paid: isRefund ? created : local(row['paid_at']),
        date_completed: isRefund ? created : local(row['completed_at']),
      };
      const own = lines.filter((line) => line['order_id'] === row['id']);
      const products = own.filter((line) => line['kind'] === 'product' && isSale(line));
      return {
        id: integer(row, 'id'),
        isRefund,
        status: text(order, 'status'),
        customer,
        returning: earlier ? 1 : 0,
        dates,
        lines: own,
        products,
        totals: getTotals(row, isRefund, own),
      };
    });
  });
}

function getTotals(row: Row, isRefund: boolean, lines: readonly Row[]): Totals {
  const sum = (kind: string, column: string) =>
    lines.filter((line) => line['kind'] === kind).reduce((total, line) => total + integer(line, column), 0);
  const tax = integer(row, 'cart_tax') + integer(row, 'shipping_tax');
  const shipping = integer(row, 'shipping_total');
  const net = integer(row, 'total') - tax - shipping;
  const discount = sum('coupon', 'total');
  return {
    orders_count: isRefund ? 0 : 1,
    items_sold: sum('product', 'quantity'),
    gross_sales: isRefund ? 0 : net + discount,
    coupons: isRefund ? 0 : discount,
    refunds: isRefund ? 0 - net : 0,
    taxes: tax,
    shipping,
    net_revenue: net,
    total_sales: integer(row, 'total'),
  };
}

function addOrder(result: Recomputed, row: Counted): void {
  const { id, status, customer, returning, dates, totals } = row;
  result.orders[id] = { ...totals, ...dates, status, customer, returning };
}

function addProducts(result: Recomputed, row: Counted): void {
  const { id, isRefund, status, dates, products, totals } = row;
  const shares = shareOut(
    totals['shipping'] ?? 0,
    products.map((line) => integer(line, 'quantity')),
  );
  for (const [index, line] of products.entries()) {
    const key = [
      id,
      line['id'],
      isRefund ? 1 : 0,
      status,
      dates.date_created,
      line['product_id'],
      line['variation_id'],
    ];
    add(result.products, key, {
      items_sold: integer(line, 'quantity'),
      coupons: isRefund ? 0 : integer(line, 'subtotal') - integer(line, 'total'),
      refunds: isRefund ? 0 - integer(line, 'total') : 0,
      taxes: integer(line, 'total_tax'),
      shipping: shares[index] ?? 0,
      net_revenue: integer(line, 'total'),
    });
  }
}

function addCoupons(result: Recomputed, { id, status, dates, lines }: Counted): void {
  for (const line of lines.filter(({ kind }) => kind === 'coupon')) {
    const key = [id, integer(line, 'source_id'), status, dates.date_created];
    add(result.coupons, key, { discount: integer(line, 'total') });
  }
}

function addTaxes(result: Recomputed, { id, isRefund, status, dates, lines }: Counted): void {
  for (const line of lines.filter(({ kind }) => kind === 'tax')) {
    add(result.taxes, [id, integer(line, 'source_id'), status, dates.date_created], {
      orders_count: isRefund ? 0 : 1,
      order_tax: integer(line, 'total'),
      shipping_tax: integer(line, 'shipping_tax'),
      total_tax: integer(line, 'total') + integer(line, 'shipping_tax'),
    });
  }
}

/** The actual tables, in the same shape. */
export function readTables(db: StoreDatabase): Recomputed {
  const customers = new Map(
    all(db, 'SELECT id, user_id, email FROM customers').map((row) => [
      integer(row, 'id'),
      typeof row['user_id'] === 'number' ? `user ${row['user_id']}` : text(row, 'email').toLowerCase(),
    ]),
  );
  const read = (sql: string, keys: readonly string[]): Table => {
    const table: Table = {};
    for (const row of all(db, sql)) {
      const totals = Object.entries(row).filter(([name]) => !keys.includes(name));
      add(
        table,
        keys.map((key) => row[key]),
        Object.fromEntries(totals.map(([name]) => [name, integer(row, name)])),
      );
    }
    return table;
  };
  const orders = all(db, 'SELECT * FROM order_stats').map((row) => {
    const { order_id, parent_id, customer_id, is_returning, created_at, ...rest } = row;
    const { created_local, paid_local, completed_local, ...totals } = rest;
    void [parent_id, created_at];
    return [
      order_id,
      {
        ...totals,
        date_created: created_local,
        date_paid: paid_local,
        date_completed: completed_local,
        customer: customers.get(Number(customer_id)),
        returning: is_returning,
      },
    ] as const;
  });
  return {
    orders: Object.fromEntries(orders),
    products: read('SELECT * FROM product_stats', [
      'order_id',
      'line_id',
      'is_refund',
      ...OF_ORDER,
      'product_id',
      'variation_id',
    ]),
    coupons: read('SELECT * FROM coupon_stats', ['order_id', 'coupon_id', ...OF_ORDER]),
    taxes: read('SELECT * FROM tax_stats', ['order_id', 'tax_rate_id', ...OF_ORDER]),
  };
}

/** Columns that lines, coupons and taxes copy from their order. */
const OF_ORDER = ['status', 'created_local'];

/** Splits an amount by item counts; rounding remainders go to later lines. */
function shareOut(amount: number, quantities: readonly number[]): number[] {
  const total = quantities.reduce((sum, count) => sum + count, 0);
  let until = 0;
  return quantities.map((count) => {
    const before = until;
    until += count;
    return total === 0 ? 0 : Math.trunc((amount * until) / total) - Math.trunc((amount * before) / total);
  });
}

/** A tax-only refund neither sells nor returns any items. */
function isSale(line: Row): boolean {
  return integer(line, 'quantity') !== 0 || integer(line, 'total') < 0;
}

function add(table: Table, key: readonly unknown[], totals: Totals): void {
  const name = key.join(' | ');
  const known = table[name] ?? {};
  for (const [column, value] of Object.entries(totals)) known[column] = (known[column] ?? 0) + value;
  table[name] = known;
}

function getCustomerKey(order: Row): string {
  if (typeof order['customer_id'] === 'number') return `user ${order['customer_id']}`;
  const billing = JSON.parse(text(order, 'billing')) as { email?: string };
  return (billing.email ?? '').toLowerCase();
}

function isBefore(left: Row, right: Row): boolean {
  const [a, b] = [integer(left, 'created_at'), integer(right, 'created_at')];
  return a < b || (a === b && integer(left, 'id') < integer(right, 'id'));
}
