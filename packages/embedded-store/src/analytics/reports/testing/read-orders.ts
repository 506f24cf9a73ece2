import { isMap } from '../../../rest';
import { isSale } from './expected-totals';
import type { Entry } from './expected-totals';
import type { FetchJson } from './expect-reports';

/** A member or item of a JSON response. */
type Item = Readonly<Record<string, unknown>>;

/** Decimals of stored amounts, to avoid rounding. */
const DECIMALS = 4;

/**
 * Reads a store's orders as ledger entries from the REST API, one ID at a time, because lists leave out orders with
 * unregistered statuses. For tests.
 * @param fetchJson returns `undefined` if not found.
 * @param last the highest order ID.
 */
export function readOrders(fetchJson: FetchJson, last: number): Entry[] {
  const coupons = new Map(
    readList(fetchJson, '/wc/v3/coupons?').map(({ id, code }) => [String(code), Number(id)] as const),
  );
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((id) => {
    const order = fetchJson(`/wc/v3/orders/${id}?dp=${DECIMALS}`);
    if (!isMap(order)) return [];
    const refunds = readList(fetchJson, `/wc/v3/orders/${id}/refunds?dp=${DECIMALS}`);
    return [toOrder(order, coupons), ...refunds.map((refund) => toRefund(refund, order))];
  });
}

/** Reads all items of a list, 100 at a time; parameters are appended to `path`. */
export function readList(fetchJson: FetchJson, path: string): Item[] {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const items = toItems(fetchJson(`${path}&per_page=100&page=${page}`));
    found.push(...items);
    if (items.length < 100) return found;
  }
}

function toOrder(order: Item, coupons: ReadonlyMap<string, number>): Entry {
  return {
    ...common(order, order),
    parent: 0,
    paid: toMoment(order['date_paid_gmt']),
    completed: toMoment(order['date_completed_gmt']),
    total: toParts(order['total']),
    taxes: toParts(order['total_tax']),
    shipping: toParts(order['shipping_total']),
    coupons: toItems(order['coupon_lines']).map(({ code, discount }) => ({
      id: coupons.get(String(code)) ?? 0,
      amount: toParts(discount),
    })),
  };
}

function toRefund(refund: Item, order: Item): Entry {
  const lines = [...toItems(refund['line_items']), ...toItems(refund['fee_lines'])];
  const shipped = toItems(refund['shipping_lines']);
  const sum = (items: readonly Item[], member: string) =>
    items.reduce((total, item) => total + toParts(item[member]), 0);
  return {
    ...common(refund, order),
    parent: Number(order['id']),
    paid: null,
    completed: null,
    total: -toParts(refund['amount']),
    taxes: sum([...lines, ...shipped], 'total_tax'),
    shipping: sum(shipped, 'total'),
    coupons: [],
  };
}

/** Members that orders and refunds share. */
function common(item: Item, order: Item) {
  const { email } = isMap(order['billing']) ? order['billing'] : {};
  const customer = Number(order['customer_id']);
  return {
    id: Number(item['id']),
    status: String(order['status']),
    buyer: customer > 0 ? `user ${customer}` : String(email).toLowerCase(),
    created: toMoment(item['date_created_gmt']) ?? 0,
    goods: toItems(item['line_items'])
      .map((line) => ({
        product: Number(line['product_id']),
        variation: Number(line['variation_id']),
        pieces: Number(line['quantity']),
        subtotal: toParts(line['subtotal']),
        total: toParts(line['total']),
        taxes: toParts(line['total_tax']),
      }))
      .filter(isSale),
    rates: toItems(item['tax_lines']).map((line) => ({
      id: Number(line['rate_id']),
      onGoods: toParts(line['tax_total']),
      onShipping: toParts(line['shipping_tax_total']),
    })),
  };
}

/** `12.3400` is 123400. */
function toParts(amount: unknown): number {
  return Math.round(Number(amount) * 10 ** DECIMALS);
}

function toMoment(greenwich: unknown): number | null {
  return typeof greenwich === 'string' ? Date.parse(`${greenwich}Z`) : null;
}

function toItems(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}
