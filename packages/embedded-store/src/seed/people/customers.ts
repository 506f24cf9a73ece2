import type { StoreDatabase } from '../../database';
import { saveAccount } from '../../sales';
import { createUser } from '../../accounts';
import type { Random } from '../random';
import { createPerson } from './person';

/** The customer of each order, as a person's number. A new number is a new customer. */
export function assignCustomers(random: Random, count: number): Int32Array {
  const customers = new Int32Array(count);
  let customerCount = 0;
  for (let order = 0; order < count; order += 1) {
    // A new store has no returning customers yet.
    const comesBack = customerCount > 5 && random.next() < 0.25 + 0.25 * (order / count);
    customers[order] = comesBack ? pickReturningCustomer(random, customerCount) : customerCount++;
  }
  return customers;
}

/** Some have been customers from the start; most returning customers bought recently. */
function pickReturningCustomer(random: Random, customerCount: number): number {
  if (random.next() < 0.35) return Math.floor(customerCount * random.next() ** 3);
  return customerCount - 1 - Math.floor(customerCount * 0.4 * random.next() ** 2);
}

/**
 * Creates customer accounts in the order of the first purchase, and returns the user ids by person. They registered one
 * minute before their first order. Nobody can log in with them: they have no password.
 */
export function seedAccounts(
  db: StoreDatabase,
  customers: Int32Array,
  moments: Float64Array,
): ReadonlyMap<number, number> {
  const users = new Map<number, number>();
  let customerCount = 0;
  customers.forEach((customer, order) => {
    if (customer < customerCount) return;
    customerCount = customer + 1;
    const { firstName, lastName, email, isRegistered, address } = createPerson(customer);
    if (!isRegistered) return;
    const registeredAt = new Date((moments[order] ?? 0) - 60_000);
    const [login = ''] = email.split('@');
    const displayName = `${firstName} ${lastName}`;
    const names = { login, displayName, firstName, lastName };
    const { id } = createUser(db, { ...names, email, password: undefined, role: 'customer', registeredAt });
    const billing = { ...address, email };
    saveAccount(db, id, { billing, shipping: address, meta: [] }, registeredAt);
    users.set(customer, id);
  });
  return users;
}
