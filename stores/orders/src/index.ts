export { useActionableStatuses, useOrdersToFulfill } from './hooks';
export { ordersStore } from './store';
export type { Order, OrderCustomer, OrderQuery } from './types';
