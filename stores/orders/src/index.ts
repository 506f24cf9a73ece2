export { getActionableStatuses } from './actionable';
export { useActionableStatuses, useOrders, useOrdersToFulfil } from './hooks';
export { ordersStore } from './store';
export type { Order, OrderCustomer, OrderQuery } from './types';
