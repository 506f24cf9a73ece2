export { deleteAccount, getCustomer, listCustomers, saveAccount } from './customers';
export type { Customer, CustomerAccount, CustomerQuery } from './customers';
export { getRecordsOfUsers, toCustomerRecord } from './record';
