import type { StoreDatabase } from '../../database';
import { saveAccount } from '../../sales';
import { createUser } from '../../accounts';
import type { Random } from '../random';
import { personAt } from './person';

/** Who bought, order by order, as numbers of people; a number that comes for the first time is a new customer. */
export function planBuyers(random: Random, count: number): Int32Array {
  const buyers = new Int32Array(count);
  let known = 0;
  for (let order = 0; order < count; order += 1) {
    // A young shop has nobody yet who could come back.
    const comesBack = known > 5 && random.next() < 0.25 + 0.25 * (order / count);
    buyers[order] = comesBack ? pickKnown(random, known) : known++;
  }
  return buyers;
}

/** Some have been loyal from the beginning; most who come back were here lately. */
function pickKnown(random: Random, known: number): number {
  if (random.next() < 0.35) return Math.floor(known * random.next() ** 3);
  return known - 1 - Math.floor(known * 0.4 * random.next() ** 2);
}

/**
 * Makes the accounts of those who have one, in the order in which they came, and answers the users' numbers by person.
 * They registered while they bought for the first time. Nobody can log in with them: they have no password.
 */
export function seedAccounts(
  db: StoreDatabase,
  buyers: Int32Array,
  moments: Float64Array,
): ReadonlyMap<number, number> {
  const users = new Map<number, number>();
  let known = 0;
  buyers.forEach((buyer, order) => {
    if (buyer < known) return;
    known = buyer + 1;
    const { firstName, lastName, email, isRegistered, address } = personAt(buyer);
    if (!isRegistered) return;
    const registeredAt = new Date((moments[order] ?? 0) - 60_000);
    const [login = ''] = email.split('@');
    const displayName = `${firstName} ${lastName}`;
    const names = { login, displayName, firstName, lastName };
    const { id } = createUser(db, { ...names, email, password: undefined, role: 'customer', registeredAt });
    const billing = { ...address, email };
    saveAccount(db, id, { billing, shipping: address, meta: [] }, registeredAt);
    users.set(buyer, id);
  });
  return users;
}
