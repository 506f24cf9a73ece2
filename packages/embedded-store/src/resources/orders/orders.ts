import { first, integer, run, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import type { OrderStatus } from './statuses';

export interface Address {
  first_name: string;
  last_name: string;
  company?: string;
  address_1: string;
  address_2?: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  email?: string;
  phone?: string;
}

export interface NewOrder {
  status: OrderStatus;
  currency: string;
  /** Nobody in particular when left out: a guest. */
  customerId?: number;
  billing: Address;
  shipping?: Address;
  paymentMethod?: string;
  items: readonly NewOrderItem[];
  /** Amounts are decimal text in the order's currency. */
  discountTotal?: string;
  shippingTotal?: string;
  taxTotal?: string;
  total: string;
  createdAt: Date;
  paidAt?: Date;
  completedAt?: Date;
}

export interface NewOrderItem {
  productId: number;
  name: string;
  quantity: number;
  /** Before discounts. */
  subtotal: string;
  total: string;
}

/** Adds an order with its lines and answers its id. */
export function createOrder(db: StoreDatabase, order: NewOrder): number {
  return transaction(db, () => {
    const { id } = run(
      db,
      `INSERT INTO orders (status, currency, customer_id, billing, shipping, payment_method, discount_total,
         shipping_total, tax_total, total, created_at, paid_at, completed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      order.status,
      order.currency,
      order.customerId ?? null,
      JSON.stringify(order.billing),
      JSON.stringify(order.shipping ?? order.billing),
      order.paymentMethod ?? '',
      order.discountTotal ?? '0.00',
      order.shippingTotal ?? '0.00',
      order.taxTotal ?? '0.00',
      order.total,
      order.createdAt.getTime(),
      order.paidAt?.getTime() ?? null,
      order.completedAt?.getTime() ?? null,
    );
    for (const item of order.items) {
      run(
        db,
        'INSERT INTO order_items (order_id, product_id, name, quantity, subtotal, total) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        item.productId,
        item.name,
        item.quantity,
        item.subtotal,
        item.total,
      );
    }
    return id;
  });
}

export function countOrders(db: StoreDatabase, status: OrderStatus): number {
  return integer(first(db, 'SELECT count(*) AS total FROM orders WHERE status = ?', status), 'total');
}
