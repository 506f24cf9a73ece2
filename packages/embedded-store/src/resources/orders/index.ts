export { placeOrder, changeOrder } from './change-order';
export { withProduct } from './change-lines';
export { getDecimals } from './decimals';
export { deleteOrder } from './delete-order';
export { discount, refusalOf } from './discounts';
export type { Purchase } from './discounts';
export { getGoods } from './goods';
export type { Goods } from './goods';
export { newLine } from './lines';
export type { OrderLine } from './lines';
export { listOrders } from './list-orders';
export { loadOrders } from './load-orders';
export type { PastOrder } from './load-orders';
export { createMoneyFormat } from './money-format';
export { getNotes } from './notes';
export { EMPTY_ORDER, getOrder, getOrders, getRefunds } from './order';
export type { Order } from './order';
export { countOrders, listBuyers } from './queries';
export { settlePrice } from './price';
export { refundOrder } from './refunds';
export { remainderAfter } from './remaining';
export type { NewRefund, NewRefundLine } from './refunds';
export {
  getOrderStatuses,
  getRegisteredStatuses,
  getUnregisteredStatuses,
  labelOf,
  ORDER_STATUSES,
  statusesOr,
} from './statuses';
export type { OrderStatus } from './statuses';
export { getTaxRules } from './taxation';
export type { TaxRules } from './taxation';
