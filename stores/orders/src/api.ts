import { requestPage, type Page } from '@admin/http';
import { parseOrders } from './schemas';
import type { Order, OrderQuery } from './types';

const FIELDS = [
  'id',
  'number',
  'status',
  'currency',
  'total',
  'total_formatted',
  'date_created_gmt',
  // The server includes it only when listed (contract, section 12).
  'customer',
  'billing',
  'line_items',
];

export const fetchOrders = (signal: AbortSignal, query: OrderQuery): Promise<Page<Order[]>> =>
  requestPage('/wc-analytics/orders', { query: { ...query, _fields: FIELDS }, signal, parse: parseOrders });
