import { first, integer } from '../../database';
import type { StoreDatabase } from '../../database';
import type { OrderStatus } from './statuses';

export function countOrders(db: StoreDatabase, status: OrderStatus): number {
  return integer(first(db, 'SELECT count(*) AS total FROM orders WHERE status = ?', status), 'total');
}
