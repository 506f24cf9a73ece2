import { decodeEntities } from '@admin/format';
import { isRecord, toList } from '@admin/http';
import type { Order, OrderCustomer } from './types';

/** Whatever is no order is left out, so that one bad entry costs only itself. */
export const toOrders = (payload: unknown): Order[] =>
  toList(payload).flatMap((entry) => (hasId(entry) ? [toOrder(entry)] : []));

function toOrder(order: Record<string, unknown> & { id: number }): Order {
  const customer = toCustomer(order['customer']);
  return {
    id: order.id,
    number: text(order['number']) || String(order.id),
    status: text(order['status']),
    currency: text(order['currency']),
    total: text(order['total']),
    totalFormatted: decodeEntities(text(order['total_formatted'])),
    // Times in UTC come without a zone.
    createdAt: Date.parse(`${text(order['date_created_gmt'])}Z`) || 0,
    customer,
    customerName: customer?.name || toBillingName(order['billing']),
    itemCount: countItems(order['line_items']),
  };
}

const toCustomer = (value: unknown): OrderCustomer | null =>
  hasId(value)
    ? { id: value.id, name: decodeEntities(text(value['name'])).trim(), email: text(value['email']) }
    : null;

function toBillingName(value: unknown): string {
  const { first_name: first, last_name: last } = isRecord(value) ? value : {};
  return decodeEntities(`${text(first)} ${text(last)}`).trim();
}

const countItems = (value: unknown): number =>
  (Array.isArray(value) ? value : []).reduce<number>((sum, item) => {
    const quantity: unknown = isRecord(item) ? item['quantity'] : 0;
    return sum + (typeof quantity === 'number' ? quantity : 0);
  }, 0);

const hasId = (entry: unknown): entry is Record<string, unknown> & { id: number } =>
  isRecord(entry) && typeof entry['id'] === 'number';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
