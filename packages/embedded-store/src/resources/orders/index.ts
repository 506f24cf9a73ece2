export { placeOrder, changeOrder } from './change-order';
export { createOrder, createOrders } from './create-order';
export type {
  Address,
  NewCouponLine,
  NewFeeLine,
  NewLineTax,
  NewOrder,
  NewOrderItem,
  NewShippingLine,
  NewTaxLine,
} from './create-order';
export { deleteOrder, trashOrder } from './delete-order';
export type { LineKind, OrderLine } from './lines';
export { listOrders } from './list-orders';
export type { OrderQuery } from './list-orders';
export { createMoneyFormat } from './money-format';
export { addNote, getNotes } from './notes';
export { getOrder, getOrders, getRefunds } from './order';
export type { Order } from './order';
export { countOrders } from './orders';
export { refundOrder } from './refunds';
export type { NewRefund, NewRefundLine } from './refunds';
export { labelOf, ORDER_STATUSES } from './statuses';
export type { OrderStatus } from './statuses';
