import { isRecord, toList } from '@admin/http';
import { numberOf, rowsOf, textOf, type ReportRow } from '@admin/store-reports';
import type { CountedRow, Entry, Good } from './types';

/** Parts of a unit of money that amounts are added up in; hosts keep six decimals at most. */
export const PARTS = 1_000_000;

/** An order and the numbers of its refunds, which say little of themselves there. */
export interface ReadOrder {
  readonly entry: Entry;
  readonly hasRefunds: boolean;
}

/** Whatever is no order is left out, so that one bad entry costs only itself. */
export const toOrders = (payload: unknown): ReadOrder[] => toList(payload).flatMap(toOrder);

export const toOneOrder = (payload: unknown): ReadOrder[] => toOrder(payload);

function toOrder(payload: unknown): ReadOrder[] {
  if (!isRecord(payload)) return [];
  const id = numberOf(payload, 'id');
  if (id === undefined) return [];
  const customer = numberOf(payload, 'customer_id') ?? 0;
  const entry: Entry = {
    id,
    parentId: 0,
    number: textOf(payload, 'number') || String(id),
    status: textOf(payload, 'status'),
    currency: textOf(payload, 'currency'),
    createdAt: textOf(payload, 'date_created'),
    paidAt: textOf(payload, 'date_paid') || null,
    completedAt: textOf(payload, 'date_completed') || null,
    buyer: customer > 0 ? `user ${customer}` : textOf(payload, 'billing', 'email').toLowerCase(),
    total: amountOf(payload, 'total'),
    taxes: amountOf(payload, 'total_tax'),
    shipping: amountOf(payload, 'shipping_total'),
    discount: amountOf(payload, 'discount_total'),
    goods: toGoods(payload),
    coupons: rowsOf(payload, 'coupon_lines').map((line) => ({
      code: textOf(line, 'code'),
      amount: amountOf(line, 'discount'),
    })),
    rates: toRates(payload),
  };
  return [{ entry, hasRefunds: rowsOf(payload, 'refunds').length > 0 }];
}

/** Refunds of an order. Some hosts tell only what was given back, and not for what. */
export const toRefunds =
  (order: Entry) =>
  (payload: unknown): Entry[] =>
    toList(payload).flatMap((refund) => {
      if (!isRecord(refund)) return [];
      const id = numberOf(refund, 'id');
      if (id === undefined) return [];
      const shipped = rowsOf(refund, 'shipping_lines');
      const taxed = [...rowsOf(refund, 'line_items'), ...rowsOf(refund, 'fee_lines'), ...shipped];
      const rates = rowsOf(refund, 'tax_lines');
      const createdAt = textOf(refund, 'date_created');
      return [
        {
          ...order,
          id,
          parentId: order.id,
          isFull: rowsOf(refund, 'meta_data').some(
            (meta) => textOf(meta, 'key') === '_refund_type' && textOf(meta, 'value') === 'full',
          ),
          createdAt,
          paidAt: createdAt,
          completedAt: createdAt,
          total: -Math.abs(amountOf(refund, 'amount')),
          // Lines keep more decimals than what is counted; hosts without rates tell lines alone.
          taxes:
            rates.length > 0
              ? sumOf(rates, 'tax_total') + sumOf(rates, 'shipping_tax_total')
              : sumOf(taxed, 'total_tax'),
          shipping: sumOf(shipped, 'total'),
          discount: 0,
          goods: toGoods(refund),
          coupons: [],
          rates: toRates(refund),
        },
      ];
    });

export const toCountedRows = (payload: unknown): CountedRow[] =>
  toList(payload).flatMap((row) => {
    if (!isRecord(row)) return [];
    const id = numberOf(row, 'order_id');
    if (id === undefined) return [];
    const total = numberOf(row, 'total_sales');
    return [
      {
        id,
        parentId: numberOf(row, 'parent_id') ?? 0,
        number: textOf(row, 'order_number') || String(id),
        status: textOf(row, 'status'),
        date: toWallTime(textOf(row, 'date')),
        createdAt: toWallTime(textOf(row, 'date_created')),
        items: numberOf(row, 'num_items_sold') ?? 0,
        net: toParts(numberOf(row, 'net_total') ?? 0),
        total: total === undefined ? undefined : toParts(total),
      },
    ];
  });

const toGoods = (row: ReportRow): Good[] =>
  rowsOf(row, 'line_items').map((line) => ({
    product: numberOf(line, 'product_id') ?? 0,
    variation: numberOf(line, 'variation_id') ?? 0,
    pieces: numberOf(line, 'quantity') ?? 0,
    total: amountOf(line, 'total'),
  }));

const toRates = (row: ReportRow): Entry['rates'] =>
  rowsOf(row, 'tax_lines').map((line) => ({
    id: numberOf(line, 'rate_id') ?? 0,
    onGoods: amountOf(line, 'tax_total'),
    onShipping: amountOf(line, 'shipping_tax_total'),
  }));

const amountOf = (row: ReportRow, name: string): number => toParts(numberOf(row, name) ?? 0);

const sumOf = (rows: readonly ReportRow[], name: string): number =>
  rows.reduce((sum, row) => sum + amountOf(row, name), 0);

/** 12.34 is 12,340,000 millionths. */
export const toParts = (amount: number): number => Math.round(amount * PARTS);

/** Reports part day and time by a space, orders by a `T`. */
const toWallTime = (text: string): string => text.replace(' ', 'T');
