export { countOrders, createOrder } from './orders';
export type { Address, NewOrder, NewOrderItem } from './orders';
export { ORDER_STATUSES } from './statuses';
export type { OrderStatus } from './statuses';
