import { all, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import type { Meta } from '../../shared/meta';

/** In the order in which the contract lists them. */
const LINE_KINDS = ['product', 'tax', 'shipping', 'fee', 'coupon'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** Tax of one rate on a line, in parts. */
export interface LineTax {
  id: number;
  /** After discounts. */
  total: number;
  /** Before discounts. */
  subtotal: number;
}

/** Anything an order charges or takes off. Amounts are whole parts (see `amounts.ts`), negative in refunds. */
export interface OrderLine {
  /** 0 is not stored yet. */
  id: number;
  kind: LineKind;
  /** The product's, method's or fee's name, a tax's label, a coupon's code. */
  name: string;
  productId: number;
  variationId: number;
  quantity: number;
  /** The shipping method's instance, the tax rate or the coupon. */
  sourceId: number;
  taxClass: string;
  /** Before discounts, without tax. */
  subtotal: number;
  subtotalTax: number;
  /** After discounts, without tax; what a coupon took off, the tax of a rate on everything but shipping. */
  total: number;
  totalTax: number;
  /** Of taxes only. */
  shippingTax: number;
  taxes: readonly LineTax[];
  /** What only this kind has. */
  details: Readonly<Record<string, unknown>>;
  meta: readonly Meta[];
  /** How many were taken out of stock for this line. */
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

/** A line with the given members and nothing else. */
export function newLine(kind: LineKind, members: Partial<Omit<OrderLine, 'kind'>>): OrderLine {
  return { ...NOTHING, kind, ...members };
}

const COLUMNS =
  'order_id, kind, name, product_id, variation_id, quantity, source_id, tax_class, subtotal, subtotal_tax, total, ' +
  'total_tax, shipping_tax, taxes, details, meta, reduced_stock, refunded_line_id';
const PLACES = COLUMNS.replaceAll(/\w+/g, '?');
const INSERT = `INSERT INTO order_lines (${COLUMNS}) VALUES (${PLACES})`;
const UPDATE = `UPDATE order_lines SET (${COLUMNS}) = (${PLACES}) WHERE id = ?`;

/** Stores a line, new or changed, and answers its id. */
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

/** The lines of several orders at once, by order and in the order in which they were added. */
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
    // Written by saveLine alone.
    taxes: JSON.parse(text(row, 'taxes')) as LineTax[],
    details: JSON.parse(text(row, 'details')) as Record<string, unknown>,
    meta: JSON.parse(text(row, 'meta')) as Meta[],
    reducedStock: integer(row, 'reduced_stock'),
    refundedLineId: typeof refunded === 'number' ? refunded : null,
  };
}
