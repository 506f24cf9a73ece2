export { planBuyers, seedAccounts } from './clientele';
export { personAt } from './person';
export type { Person } from './person';
