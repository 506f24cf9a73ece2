import type { StoreContext } from '../context';
import type { StoreDatabase } from '../database';

/** So many wrong passwords are typing mistakes; from then on each one makes the next wait twice as long. */
const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** After this long without an attempt nothing is remembered. */
const MEMORY_MS = 60 * 60_000;

/** Beyond so many names the old ones are looked for and forgotten. */
const MOST_REMEMBERED = 1_000;

interface Attempts {
  count: number;
  /** When the next one is looked at, and when the last one was. Milliseconds since 1970. */
  openAt: number;
  lastAt: number;
}

/** In memory: a store that starts anew forgets them, and nobody can fill the disk with them. */
const stores = new WeakMap<StoreDatabase, Map<string, Attempts>>();

/**
 * Looks at a password unless too many were wrong: those for one name from one place one after another, so that many
 * at once count as many.
 * @returns what `isRight` says, or the seconds to wait.
 */
export function attempt(
  { db, clock }: StoreContext,
  who: { username: string; address: string },
  isRight: () => Promise<boolean>,
): Promise<boolean | number> {
  const key = `${who.address} ${who.username.toLowerCase()}`;
  return inTurn(key, async () => {
    const attempts = attemptsAt(db);
    const now = clock().getTime();
    if (attempts.size > MOST_REMEMBERED) forgetOld(attempts, now);
    const known = attempts.get(key);
    const before = known && now - known.lastAt < MEMORY_MS ? known : { count: 0, openAt: 0 };
    if (now < before.openAt) return Math.ceil((before.openAt - now) / 1000);
    if (await isRight()) {
      attempts.delete(key);
      return true;
    }
    const count = before.count + 1;
    const wait = count < FREE_ATTEMPTS ? 0 : FIRST_WAIT_MS * 2 ** (count - FREE_ATTEMPTS);
    attempts.set(key, { count, openAt: now + Math.min(wait, LONGEST_WAIT_MS), lastAt: now });
    return false;
  });
}

const turns = new Map<string, Promise<unknown>>();

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}

function attemptsAt(db: StoreDatabase): Map<string, Attempts> {
  const known = stores.get(db) ?? new Map<string, Attempts>();
  stores.set(db, known);
  return known;
}

function forgetOld(attempts: Map<string, Attempts>, now: number): void {
  for (const [key, { lastAt }] of attempts) if (now - lastAt >= MEMORY_MS) attempts.delete(key);
}
