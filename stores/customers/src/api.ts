import { decodeEntities } from '@admin/format';
import { isRecord, requestPage, toList, type Page } from '@admin/http';
import type { Customer, CustomerQuery } from './types';

export const fetchCustomers = (signal: AbortSignal, query: CustomerQuery): Promise<Page<Customer[]>> =>
  requestPage('/wc-analytics/customers', { query: { ...query }, signal, decode: toCustomers });

/** Whatever is no customer is left out, so that one bad entry costs only itself. */
const toCustomers = (payload: unknown): Customer[] =>
  toList(payload).flatMap((entry) => (hasId(entry) ? [toCustomer(entry)] : []));

const toCustomer = (customer: Record<string, unknown> & { id: number }): Customer => ({
  id: customer.id,
  userId: number(customer['user_id']),
  username: text(customer['username']),
  name: decodeEntities(text(customer['name'])).trim(),
  email: text(customer['email']),
  country: text(customer['country']),
  state: text(customer['state']),
  city: text(customer['city']),
  postcode: text(customer['postcode']),
  ordersCount: number(customer['orders_count']),
  totalSpend: number(customer['total_spend']),
  averageOrderValue: number(customer['avg_order_value']),
  registeredAt: time(customer['date_registered_gmt']),
  lastActiveAt: time(customer['date_last_active_gmt']),
});

const hasId = (entry: unknown): entry is Record<string, unknown> & { id: number } =>
  isRecord(entry) && typeof entry['id'] === 'number';

/** Times in UTC come without a zone. */
const time = (value: unknown): number | null => Date.parse(`${text(value)}Z`) || null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
