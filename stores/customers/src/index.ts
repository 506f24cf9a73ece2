export { useCustomers } from './hooks';
export { customersStore } from './store';
export type { Customer, CustomerQuery } from './types';
