import { type CollectionState, type ListPage, createCollection } from '@admin/collection';
import { defineStore } from '@admin/data';
import { fetchOrders } from './api';
import type { Order, OrderQuery } from './types';

const orders = createCollection<Order>('orders');

const ordersSelectors = (state: CollectionState<Order>) => ({
  /** A page of orders with the list's totals; `undefined` until known. */
  getOrders: (query: OrderQuery): ListPage<Order> | undefined => orders.getPage(state, { ...query }),

  getOrder: (id: number): Order | undefined => orders.getItem(state, id),
});

export const ordersStore = defineStore({
  name: 'orders',
  reducer: orders.reducer,
  selectors: ordersSelectors,
  actions: {},
  resolvers: { getOrders: (query: OrderQuery) => orders.fetchPage(fetchOrders, { ...query }) },
});

declare module '@admin/data' {
  interface StoreMap {
    orders: typeof ordersStore;
  }
}
