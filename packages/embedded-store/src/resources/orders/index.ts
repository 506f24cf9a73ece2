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
export { countOrders } from './orders';
export { ORDER_STATUSES } from './statuses';
export type { OrderStatus } from './statuses';
