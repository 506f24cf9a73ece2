import { createCollection } from '@admin/collection';
import type { Order } from './types';

export const orders = createCollection<Order>('orders');
