import { all, integer, run, text } from '../../database';
import type { Row, SqlValue, StoreDatabase } from '../../database';
import type { Meta } from '../../shared/meta';
import type { AddressMembers } from '../../shared/postal-address';
import { deleteLine, getLines, saveLine } from './lines';
import type { OrderLine } from './lines';

/** A complete order or refund. Amounts are integer parts, dates are milliseconds since 1970. */
export interface Order {
  /** 0 if not stored yet. */
  id: number;
  /** The refunded order, for refunds. */
  parentId: number | null;
  /** A registered status, `auto-draft`, `checkout-draft` or `trash`; `''` for refunds. */
  status: string;
  /** The status before the order was trashed. */
  untrashedStatus: string;
  currency: string;
  orderKey: string;
  createdVia: string;
  includesTax: boolean;
  /** The user ID; `null` for guests. */
  customerId: number | null;
  customerNote: string;
  billing: AddressMembers;
  shipping: AddressMembers;
  paymentMethod: string;
  paymentMethodTitle: string;
  transactionId: string;
  discountTotal: number;
  discountTax: number;
  shippingTotal: number;
  shippingTax: number;
  /** Tax on products and fees. */
  cartTax: number;
  total: number;
  hasReducedStock: boolean;
  /** Only for refunds, like the user who created it. */
  reason: string;
  refundedBy: number;
  meta: readonly Meta[];
  createdAt: number;
  modifiedAt: number;
  paidAt: number | null;
  completedAt: number | null;
  lines: readonly OrderLine[];
}

/** The default values of an order. */
export const EMPTY_ORDER = {
  id: 0,
  parentId: null,
  status: 'pending',
  untrashedStatus: '',
  currency: '',
  orderKey: '',
  createdVia: '',
  includesTax: false,
  customerId: null,
  customerNote: '',
  billing: {},
  shipping: {},
  paymentMethod: '',
  paymentMethodTitle: '',
  transactionId: '',
  discountTotal: 0,
  discountTax: 0,
  shippingTotal: 0,
  shippingTax: 0,
  cartTax: 0,
  total: 0,
  hasReducedStock: false,
  reason: '',
  refundedBy: 0,
  meta: [],
  createdAt: 0,
  modifiedAt: 0,
  paidAt: null,
  completedAt: null,
  lines: [],
} as const satisfies Order;

/** Orders and refunds by ID, with their lines, in the order of the IDs. */
export function getOrders(db: StoreDatabase, ids: readonly number[]): Order[] {
  const rows = all(
    db,
    'SELECT * FROM orders WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );
  const lines = getLines(db, ids);
  const found = new Map(
    rows.map((row) => {
      const id = integer(row, 'id');
      return [id, toOrder(row, lines.get(id) ?? [])] as const;
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** An order; never a refund. */
export function getOrder(db: StoreDatabase, id: number): Order | undefined {
  const order = getOrders(db, [id])[0];
  return order?.parentId === null ? order : undefined;
}

/** The refunds of several orders, latest first. */
export function getRefunds(db: StoreDatabase, orderIds: readonly number[]): Map<number, Order[]> {
  const rows = all(
    db,
    `SELECT id FROM orders WHERE parent_id IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC, id DESC`,
    JSON.stringify(orderIds),
  );
  const refunds = new Map<number, Order[]>(orderIds.map((id) => [id, []]));
  const found = getOrders(
    db,
    rows.map((row) => integer(row, 'id')),
  );
  for (const refund of found) refunds.get(refund.parentId ?? 0)?.push(refund);
  return refunds;
}

const COLUMNS = [
  'parent_id',
  'status',
  'untrashed_status',
  'currency',
  'order_key',
  'created_via',
  'includes_tax',
  'customer_id',
  'customer_note',
  'billing',
  'shipping',
  'payment_method',
  'payment_method_title',
  'transaction_id',
  'discount_total',
  'discount_tax',
  'shipping_total',
  'shipping_tax',
  'cart_tax',
  'total',
  'has_reduced_stock',
  'reason',
  'refunded_by',
  'meta',
  'created_at',
  'modified_at',
  'paid_at',
  'completed_at',
].join(', ');

const PLACES = COLUMNS.replaceAll(/\w+/g, '?');
const INSERT = `INSERT INTO orders (${COLUMNS}) VALUES (${PLACES})`;
const UPDATE = `UPDATE orders SET (${COLUMNS}) = (${PLACES}) WHERE id = ?`;

/** Saves a new order and returns it with its ID and the IDs of its lines. */
export function insertOrder(db: StoreDatabase, order: Order): Order {
  const { id } = run(db, INSERT, ...toValues(order));
  return { ...order, id, lines: order.lines.map((line) => ({ ...line, id: saveLine(db, id, line) })) };
}

/** Saves an order with exactly these lines, new or changed, and returns its ID. */
export function saveOrder(db: StoreDatabase, order: Order): number {
  if (order.id === 0) return insertOrder(db, order).id;
  run(db, UPDATE, ...toValues(order), order.id);
  const kept = new Set(order.lines.map(({ id }) => id));
  for (const { id } of getLines(db, [order.id]).get(order.id) ?? []) if (!kept.has(id)) deleteLine(db, id);
  for (const line of order.lines) saveLine(db, order.id, line);
  return order.id;
}

function toValues(order: Order): SqlValue[] {
  return [
    order.parentId,
    order.status,
    order.untrashedStatus,
    order.currency,
    order.orderKey,
    order.createdVia,
    order.includesTax ? 1 : 0,
    order.customerId,
    order.customerNote,
    JSON.stringify(order.billing),
    JSON.stringify(order.shipping),
    order.paymentMethod,
    order.paymentMethodTitle,
    order.transactionId,
    order.discountTotal,
    order.discountTax,
    order.shippingTotal,
    order.shippingTax,
    order.cartTax,
    order.total,
    order.hasReducedStock ? 1 : 0,
    order.reason,
    order.refundedBy,
    JSON.stringify(order.meta),
    order.createdAt,
    order.modifiedAt,
    order.paidAt,
    order.completedAt,
  ];
}

function toOrder(row: Row, lines: readonly OrderLine[]): Order {
  const numberOrNull = (column: string) => (row[column] === null ? null : integer(row, column));
  return {
    id: integer(row, 'id'),
    parentId: numberOrNull('parent_id'),
    status: text(row, 'status'),
    untrashedStatus: text(row, 'untrashed_status'),
    currency: text(row, 'currency'),
    orderKey: text(row, 'order_key'),
    createdVia: text(row, 'created_via'),
    includesTax: row['includes_tax'] === 1,
    customerId: numberOrNull('customer_id'),
    customerNote: text(row, 'customer_note'),
    billing: toAddress(row, 'billing'),
    shipping: toAddress(row, 'shipping'),
    paymentMethod: text(row, 'payment_method'),
    paymentMethodTitle: text(row, 'payment_method_title'),
    transactionId: text(row, 'transaction_id'),
    discountTotal: integer(row, 'discount_total'),
    discountTax: integer(row, 'discount_tax'),
    shippingTotal: integer(row, 'shipping_total'),
    shippingTax: integer(row, 'shipping_tax'),
    cartTax: integer(row, 'cart_tax'),
    total: integer(row, 'total'),
    hasReducedStock: row['has_reduced_stock'] === 1,
    reason: text(row, 'reason'),
    refundedBy: integer(row, 'refunded_by'),
    meta: JSON.parse(text(row, 'meta')) as Meta[],
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
    paidAt: numberOrNull('paid_at'),
    completedAt: numberOrNull('completed_at'),
    lines,
  };
}

function toAddress(row: Row, column: string): AddressMembers {
  return JSON.parse(text(row, column)) as AddressMembers;
}
