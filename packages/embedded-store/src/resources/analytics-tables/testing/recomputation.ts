import { all, integer, text } from '../../../database';
import type { Row, StoreDatabase } from '../../../database';
import { getTimeZone, toLocalText } from '../../local-time';

type Figures = Record<string, number>;
type Table = Record<string, Figures>;

/** Every analytics table as it should be, worked out the slow and obvious way from the orders alone. For tests. */
export interface Recomputed {
  orders: Record<string, unknown>;
  products: Table;
  coupons: Table;
  taxes: Table;
  orderDays: Table;
  productDays: Table;
  categoryDays: Table;
  customerSales: Table;
}

/** An order or a refund, with all that the tables take of it. */
interface Counted {
  id: number;
  isRefund: boolean;
  status: string;
  buyer: string;
  /** 1 for whoever bought before. */
  returning: 0 | 1;
  dates: { date_created: string; date_paid: string | null; date_completed: string | null };
  /** The dates that there are, as days. */
  days: (readonly [type: string, day: string])[];
  lines: Row[];
  products: Row[];
  figures: Figures;
}

export function recompute(db: StoreDatabase): Recomputed {
  const result: Recomputed = {
    orders: {},
    products: {},
    coupons: {},
    taxes: {},
    orderDays: {},
    productDays: {},
    categoryDays: {},
    customerSales: {},
  };
  const categories = readCategories(db);
  for (const row of readCounted(db)) {
    addOrder(result, row);
    addCategories(result, row, categories);
    addProducts(result, row);
    addCoupons(result, row);
    addTaxes(result, row);
  }
  const { orders, ...tables } = result;
  const kept = Object.entries(tables).map(([name, table]) => [name, withoutZeros(table)] as const);
  return { orders, ...(Object.fromEntries(kept) as typeof tables) };
}

/** Orders, each with its refunds behind it. */
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
    const buyer = buyerOf(order);
    const earlier = placed.some(
      (other) =>
        buyerOf(other) === buyer &&
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
        buyer,
        returning: earlier ? 1 : 0,
        dates,
        days: Object.entries(dates).flatMap(([type, date]) =>
          date === null ? [] : [[type, date.slice(0, 10)] as const],
        ),
        lines: own,
        products,
        figures: figuresOf(row, isRefund, products),
      };
    });
  });
}

function figuresOf(row: Row, isRefund: boolean, products: readonly Row[]): Figures {
  const tax = integer(row, 'cart_tax') + integer(row, 'shipping_tax');
  const shipping = integer(row, 'shipping_total');
  const net = integer(row, 'total') - tax - shipping;
  const discount = integer(row, 'discount_total');
  return {
    orders_count: isRefund ? 0 : 1,
    items_sold: products.reduce((sum, line) => sum + integer(line, 'quantity'), 0),
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
  const { id, status, buyer, returning, dates, days, figures } = row;
  result.orders[id] = { ...figures, ...dates, status, buyer, returning };
  for (const [type, day] of days) add(result.orderDays, [type, day, status, returning], figures);
  const { orders_count = 0, total_sales = 0 } = figures;
  add(result.customerSales, [buyer, status], { orders_count, total_sales });
}

function addCategories(
  result: Recomputed,
  { isRefund, status, returning, days, products }: Counted,
  categories: ReadonlyMap<number, ReadonlySet<number>>,
): void {
  if (isRefund) return;
  for (const [id, category] of categories) {
    if (!products.some((line) => category.has(integer(line, 'product_id')))) continue;
    for (const [type, day] of days) {
      add(result.categoryDays, [type, id, day, status, returning], { orders_count: 1 });
    }
  }
}

function addProducts(result: Recomputed, row: Counted): void {
  const { isRefund, status, buyer, returning, dates, days, products, figures } = row;
  const shares = shareOut(
    figures['shipping'] ?? 0,
    products.map((line) => integer(line, 'quantity')),
  );
  for (const [index, line] of products.entries()) {
    const before = products.slice(0, index);
    const isFirst = (...columns: string[]) =>
      !isRefund && !before.some((other) => columns.every((column) => other[column] === line[column]));
    const sold: Figures = {
      items_sold: integer(line, 'quantity'),
      net_revenue: integer(line, 'total'),
      coupons: isRefund ? 0 : integer(line, 'subtotal') - integer(line, 'total'),
      refunds: isRefund ? 0 - integer(line, 'total') : 0,
      taxes: integer(line, 'total_tax'),
      shipping: shares[index] ?? 0,
      product_orders: isFirst('product_id') ? 1 : 0,
      variation_orders: isFirst('product_id', 'variation_id') ? 1 : 0,
      line_orders: !isRefund && index === 0 ? 1 : 0,
    };
    const [product, variation] = [integer(line, 'product_id'), integer(line, 'variation_id')];
    const of = [status, ...Object.values(dates), returning];
    add(result.products, [integer(line, 'id'), product, variation, buyer, ...of], sold);
    for (const [type, day] of days) {
      add(result.productDays, [type, day, status, returning, product, variation], sold);
    }
  }
}

function addCoupons(result: Recomputed, { id, status, returning, dates, lines }: Counted): void {
  for (const line of lines.filter(({ kind }) => kind === 'coupon')) {
    const of = [status, ...Object.values(dates), returning];
    add(result.coupons, [id, integer(line, 'source_id'), ...of], { discount: integer(line, 'total') });
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

/** The tables as they are, in the same shape. */
export function readTables(db: StoreDatabase): Recomputed {
  const buyers = new Map(
    all(db, 'SELECT id, user_id, email FROM customers').map((row) => [
      integer(row, 'id'),
      typeof row['user_id'] === 'number' ? `user ${row['user_id']}` : text(row, 'email').toLowerCase(),
    ]),
  );
  const read = (sql: string, keys: readonly string[]): Table => {
    const table: Table = {};
    for (const row of all(db, sql)) {
      const figures = Object.entries(row).filter(([name]) => !keys.includes(name));
      add(
        table,
        keys.map((key) => (key === 'customer_id' ? buyers.get(integer(row, key)) : row[key])),
        Object.fromEntries(figures.map(([name]) => [name, integer(row, name)])),
      );
    }
    return withoutZeros(table);
  };
  const orders = all(db, 'SELECT * FROM order_stats').map((row) => {
    const { order_id, parent_id, customer_id, is_returning, created_at, ...rest } = row;
    const { created_local, paid_local, completed_local, ...figures } = rest;
    void [parent_id, created_at];
    return [
      order_id,
      {
        ...figures,
        date_created: created_local,
        date_paid: paid_local,
        date_completed: completed_local,
        buyer: buyers.get(Number(customer_id)),
        returning: is_returning,
      },
    ] as const;
  });
  return {
    orders: Object.fromEntries(orders),
    products: read(
      `SELECT line_id, product_id, variation_id, customer_id, status, created_local, paid_local, completed_local,
         is_returning, items_sold, net_revenue, coupons, refunds, taxes, shipping, product_orders, variation_orders,
         line_orders FROM product_stats`,
      ['line_id', 'product_id', 'variation_id', 'customer_id', ...OF_ORDER],
    ),
    coupons: read('SELECT * FROM coupon_stats', ['order_id', 'coupon_id', ...OF_ORDER]),
    taxes: read('SELECT * FROM tax_stats', ['order_id', 'tax_rate_id', 'status', 'created_local']),
    orderDays: read('SELECT * FROM order_days', ['date_type', 'day', 'status', 'is_returning']),
    productDays: read('SELECT * FROM product_days', [
      'date_type',
      'day',
      'status',
      'is_returning',
      'product_id',
      'variation_id',
    ]),
    categoryDays: read('SELECT * FROM category_days', [
      'date_type',
      'category_id',
      'day',
      'status',
      'is_returning',
    ]),
    customerSales: read('SELECT * FROM customer_sales', ['customer_id', 'status']),
  };
}

/** What lines and coupons have of their order. */
const OF_ORDER = ['status', 'created_local', 'paid_local', 'completed_local', 'is_returning'];

/** The products of each category. */
function readCategories(db: StoreDatabase): Map<number, Set<number>> {
  const categories = new Map<number, Set<number>>();
  const rows = all(
    db,
    "SELECT term_id, product_id FROM product_terms JOIN terms ON terms.id = term_id WHERE taxonomy = 'product_cat'",
  );
  for (const row of rows) {
    const category = categories.get(integer(row, 'term_id')) ?? new Set();
    categories.set(integer(row, 'term_id'), category.add(integer(row, 'product_id')));
  }
  return categories;
}

/** Shares of an amount by pieces; what was rounded away goes to the lines after. */
function shareOut(amount: number, pieces: readonly number[]): number[] {
  const total = pieces.reduce((sum, count) => sum + count, 0);
  let until = 0;
  return pieces.map((count) => {
    const before = until;
    until += count;
    return total === 0 ? 0 : Math.trunc((amount * until) / total) - Math.trunc((amount * before) / total);
  });
}

/** Where only a tax was refunded, nothing was sold or given back. */
function isSale(line: Row): boolean {
  return integer(line, 'quantity') !== 0 || integer(line, 'total') < 0;
}

/** Days that came down to nothing stay in the tables. */
function withoutZeros(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).filter(([, figures]) => Object.values(figures).some(Boolean)),
  );
}

function add(table: Table, key: readonly unknown[], figures: Figures): void {
  const name = key.join(' | ');
  const known = table[name] ?? {};
  for (const [column, value] of Object.entries(figures)) known[column] = (known[column] ?? 0) + value;
  table[name] = known;
}

function buyerOf(order: Row): string {
  if (typeof order['customer_id'] === 'number') return `user ${order['customer_id']}`;
  const billing = JSON.parse(text(order, 'billing')) as { email?: string };
  return (billing.email ?? '').toLowerCase();
}

function isBefore(left: Row, right: Row): boolean {
  const [a, b] = [integer(left, 'created_at'), integer(right, 'created_at')];
  return a < b || (a === b && integer(left, 'id') < integer(right, 'id'));
}
