export { assignCustomers, seedAccounts } from './customers';
export { personAt } from './person';
export type { Person } from './person';
