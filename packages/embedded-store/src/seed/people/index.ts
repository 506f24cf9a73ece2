export { assignCustomers, seedAccounts } from './customers';
export { createPerson } from './person';
export type { Person } from './person';
