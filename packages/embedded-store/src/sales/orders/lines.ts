import { all, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import type { Meta } from '../../shared/meta';

/** In the order of the contract. */
const LINE_KINDS = ['product', 'tax', 'shipping', 'fee', 'coupon'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** The tax of one rate on a line, in parts. */
export interface LineTax {
  id: number;
  /** After discounts. */
  total: number;
  /** Before discounts. */
  subtotal: number;
}

/** Anything an order charges or discounts. Amounts are integer parts (see `amounts.ts`), negative in refunds. */
export interface OrderLine {
  /** 0 if not stored yet. */
  id: number;
  kind: LineKind;
  /** The name of a product, shipping method or fee, the label of a tax, or the code of a coupon. */
  name: string;
  productId: number;
  variationId: number;
  quantity: number;
  /** The shipping method's instance ID, the tax rate ID or the coupon ID. */
  sourceId: number;
  taxClass: string;
  /** Before discounts, without tax. */
  subtotal: number;
  subtotalTax: number;
  /** After discounts, without tax. For coupons the discount, for taxes the rate's tax on everything except shipping. */
  total: number;
  totalTax: number;
  /** Tax lines only. */
  shippingTax: number;
  taxes: readonly LineTax[];
  /** Data that only this kind of line has. */
  details: Readonly<Record<string, unknown>>;
  meta: readonly Meta[];
  /** The quantity taken out of stock for this line. */
  reducedStock: number;
  refundedLineId: number | null;
}

const NOTHING = {
  id: 0,
  name: '',
  productId: 0,
  variationId: 0,
  quantity: 0,
  sourceId: 0,
  taxClass: '',
  subtotal: 0,
  subtotalTax: 0,
  total: 0,
  totalTax: 0,
  shippingTax: 0,
  taxes: [],
  details: {},
  meta: [],
  reducedStock: 0,
  refundedLineId: null,
} satisfies Omit<OrderLine, 'kind'>;

/** A line with these members and defaults for the others. */
export function newLine(kind: LineKind, members: Partial<Omit<OrderLine, 'kind'>>): OrderLine {
  return { ...NOTHING, kind, ...members };
}

const COLUMNS =
  'order_id, kind, name, product_id, variation_id, quantity, source_id, tax_class, subtotal, subtotal_tax, total, ' +
  'total_tax, shipping_tax, taxes, details, meta, reduced_stock, refunded_line_id';
const PLACES = COLUMNS.replaceAll(/\w+/g, '?');
const INSERT = `INSERT INTO order_lines (${COLUMNS}) VALUES (${PLACES})`;
const UPDATE = `UPDATE order_lines SET (${COLUMNS}) = (${PLACES}) WHERE id = ?`;

/** Saves a new or changed line and returns its ID. */
export function saveLine(db: StoreDatabase, orderId: number, line: OrderLine): number {
  const values = [
    orderId,
    line.kind,
    line.name,
    line.productId,
    line.variationId,
    line.quantity,
    line.sourceId,
    line.taxClass,
    line.subtotal,
    line.subtotalTax,
    line.total,
    line.totalTax,
    line.shippingTax,
    JSON.stringify(line.taxes),
    JSON.stringify(line.details),
    JSON.stringify(line.meta),
    line.reducedStock,
    line.refundedLineId,
  ];
  if (line.id === 0) return run(db, INSERT, ...values).id;
  run(db, UPDATE, ...values, line.id);
  return line.id;
}

export function deleteLine(db: StoreDatabase, id: number): void {
  run(db, 'DELETE FROM order_lines WHERE id = ?', id);
}

/** The lines of several orders, by order ID, in the order in which they were added. */
export function getLines(db: StoreDatabase, orderIds: readonly number[]): Map<number, OrderLine[]> {
  const lines = new Map<number, OrderLine[]>(orderIds.map((id) => [id, []]));
  const rows = all(
    db,
    'SELECT * FROM order_lines WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id',
    JSON.stringify(orderIds),
  );
  for (const row of rows) lines.get(integer(row, 'order_id'))?.push(toLine(row));
  return lines;
}

function toLine(row: Row): OrderLine {
  const kind = LINE_KINDS.find((each) => each === row['kind']);
  if (!kind) throw new TypeError(`A line cannot be a ${String(row['kind'])}.`);
  const refunded = row['refunded_line_id'];
  return {
    id: integer(row, 'id'),
    kind,
    name: text(row, 'name'),
    productId: integer(row, 'product_id'),
    variationId: integer(row, 'variation_id'),
    quantity: integer(row, 'quantity'),
    sourceId: integer(row, 'source_id'),
    taxClass: text(row, 'tax_class'),
    subtotal: integer(row, 'subtotal'),
    subtotalTax: integer(row, 'subtotal_tax'),
    total: integer(row, 'total'),
    totalTax: integer(row, 'total_tax'),
    shippingTax: integer(row, 'shipping_tax'),
    // Only `saveLine` writes it.
    taxes: JSON.parse(text(row, 'taxes')) as LineTax[],
    details: JSON.parse(text(row, 'details')) as Record<string, unknown>,
    meta: JSON.parse(text(row, 'meta')) as Meta[],
    reducedStock: integer(row, 'reduced_stock'),
    refundedLineId: typeof refunded === 'number' ? refunded : null,
  };
}
