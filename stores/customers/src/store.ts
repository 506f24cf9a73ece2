import type { CollectionState, ShownPage } from '@admin/collection';
import { defineStore, latest } from '@admin/data';
import { customers } from './customers';
import { fetchCustomers, searchCustomers } from './sagas';
import type { Customer, CustomerQuery } from './types';

const customersSelectors = (state: CollectionState<Customer>) => ({
  /** A page of customers with the totals of its list; `undefined` until known. */
  getCustomers: (query: CustomerQuery): ShownPage<Customer> | undefined =>
    customers.getPage(state, { ...query }),

  getCustomer: (id: number): Customer | undefined => customers.getItem(state, id),
});

export const customersStore = defineStore({
  name: 'customers',
  reducer: customers.reducer,
  selectors: customersSelectors,
  actions: { searchCustomers: latest(searchCustomers) },
  resolvers: { getCustomers: fetchCustomers },
});

declare module '@admin/data' {
  interface StoreMap {
    customers: typeof customersStore;
  }
}
