export { deleteAccount, getCustomer, listCustomers, saveAccount } from './queries';
export type { Customer, CustomerQuery } from './queries';
export { getRecordsOfUsers, toCustomerRecord } from './record';
