import { isIPv6 } from 'node:net';
import type { StoreContext } from '../context';
import type { StoreDatabase } from '../database';
import { limit } from './limited';
import type { LimitResult } from './limited';

/** So many wrong passwords are typing mistakes; from then on each one makes the next wait twice as long. */
interface Patience {
  free: number;
  firstWait: number;
  longestWait: number;
}

const FOR_ACCOUNT: Patience = { free: 5, firstWait: 30_000, longestWait: 15 * 60_000 };

/** Of an address, whatever the account. Short, because many people may share one, behind a proxy for example. */
const FOR_ADDRESS: Patience = { free: 20, firstWait: 1_000, longestWait: 10_000 };

/** After this long without an attempt nothing is remembered. */
const MEMORY_MS = 60 * 60_000;

/** Each look at a password takes a processor for about 100 ms, so few are taken at once and few may wait for one. */
const checks = limit(2, 50);
const MOST_WAITING_OF_ADDRESS = 50;

/** What those hear who would have to wait too long, in seconds. */
const COME_BACK = 5;

/** Wrong passwords. Moments are milliseconds since 1970. */
interface Failures {
  count: number;
  /** When the next one is looked at. */
  openAt: number;
  lastAt: number;
}

/** Where somebody tries to log in. */
export interface Attempt {
  /** The same for all names of an account. */
  account: string;
  address: string;
}

/** In memory: a store that starts anew forgets them, and nobody can fill the disk with them. */
const stores = new WeakMap<StoreDatabase, Map<string, Failures>>();

/**
 * Looks at a password unless too many were wrong: those from one address one after another, so that many at once count
 * as many.
 * @returns what `isRight` says, or the seconds to wait.
 */
export async function attempt(
  { db, clock }: StoreContext,
  { account, address }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<boolean | number> {
  const network = networkOf(address);
  const limits = [
    { key: `${network} ${account}`, patience: FOR_ACCOUNT },
    { key: network, patience: FOR_ADDRESS },
  ] as const;
  const answer = await inTurn(network, async () => {
    const now = clock().getTime();
    const failures = recall(db, now);
    const openAt = Math.max(...limits.map(({ key }) => failures.get(key)?.openAt ?? 0));
    if (now < openAt) return Math.ceil((openAt - now) / 1000);
    const result = await checks.run(isRight);
    if (result === true) failures.delete(limits[0].key);
    if (result === false) for (const { key, patience } of limits) noteWrong(failures, key, patience, now);
    return result;
  });
  return answer ?? COME_BACK;
}

function noteWrong(failures: Map<string, Failures>, key: string, patience: Patience, now: number): void {
  const count = (failures.get(key)?.count ?? 0) + 1;
  const wait = count < patience.free ? 0 : patience.firstWait * 2 ** (count - patience.free);
  failures.delete(key);
  failures.set(key, { count, openAt: now + Math.min(wait, patience.longestWait), lastAt: now });
}

/** What is remembered, by address and by address and account. */
function recall(db: StoreDatabase, now: number): Map<string, Failures> {
  const failures = stores.get(db) ?? new Map<string, Failures>();
  stores.set(db, failures);
  // A moment that is still to come is one of a clock that was wrong.
  const isOld = ({ lastAt }: Failures) => Math.abs(now - lastAt) >= MEMORY_MS;
  for (const [key, each] of failures) {
    // The others are younger: whatever changes goes to the end.
    if (!isOld(each)) break;
    failures.delete(key);
  }
  return failures;
}

/** One row for each address, in which few may wait. */
const rows = new Map<string, { row: LimitResult; length: number }>();

async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T | undefined> {
  const known = rows.get(network) ?? { row: limit(1, MOST_WAITING_OF_ADDRESS), length: 0 };
  rows.set(network, known);
  known.length += 1;
  try {
    return await known.row.run(work);
  } finally {
    known.length -= 1;
    if (known.length === 0) rows.delete(network);
  }
}

/** Whoever has one address of IPv6 has the 2^64 beside it. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const first = start.split(':');
  const last = end?.split(':') ?? [];
  const gap = end === undefined ? [] : Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0');
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}
