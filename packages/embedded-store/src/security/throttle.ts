import { isIPv6 } from 'node:net';
import type { StoreContext } from '../context';
import type { StoreDatabase } from '../database';
import { limit } from './limited';
import type { LimitResult } from './limited';

/** The first wrong passwords count as typing mistakes; after that, each one doubles the wait. */
interface BackoffPolicy {
  freeAttempts: number;
  firstWait: number;
  longestWait: number;
}

const ACCOUNT_BACKOFF: BackoffPolicy = { freeAttempts: 5, firstWait: 30_000, longestWait: 15 * 60_000 };

/**
 * Limit per IP address, for all accounts. Short, because many users may share an address, for example behind a proxy.
 */
const ADDRESS_BACKOFF: BackoffPolicy = { freeAttempts: 20, firstWait: 1_000, longestWait: 10_000 };

/** Failures are forgotten after this long without an attempt. */
const FAILURE_TTL_MS = 60 * 60_000;

/** Each password check uses a CPU core for about 100 ms, so few run at once and few may wait. */
const checks = limit(2, 50);
const MAX_WAITING_PER_NETWORK = 50;

/** Seconds to wait that a caller gets when the queue is full. */
const RETRY_AFTER_SECONDS = 5;

/** Wrong passwords. Times are milliseconds since 1970. */
interface Failures {
  count: number;
  /** When the next password is checked. */
  openAt: number;
  lastAt: number;
}

/** A login attempt. */
export interface Attempt {
  /** The same for all login names of an account. */
  account: string;
  address: string;
}

/** Kept in memory, so it is lost on restart and can't fill the disk. */
const stores = new WeakMap<StoreDatabase, Map<string, Failures>>();

/**
 * Checks a password unless too many were wrong. Attempts from one address run one after another, so that concurrent
 * attempts are all counted.
 * @returns what `isRight` says, or the seconds to wait.
 */
export async function attempt(
  { db, clock }: StoreContext,
  { account, address }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<boolean | number> {
  const network = networkOf(address);
  const limits = [
    { key: `${network} ${account}`, policy: ACCOUNT_BACKOFF },
    { key: network, policy: ADDRESS_BACKOFF },
  ] as const;
  const outcome = await runInQueue(network, async () => {
    const now = clock().getTime();
    const failures = getFailures(db, now);
    const openAt = Math.max(...limits.map(({ key }) => failures.get(key)?.openAt ?? 0));
    if (now < openAt) return Math.ceil((openAt - now) / 1000);
    const result = await checks.run(isRight);
    if (result === true) failures.delete(limits[0].key);
    if (result === false) for (const { key, policy } of limits) recordFailure(failures, key, policy, now);
    return result;
  });
  return outcome ?? RETRY_AFTER_SECONDS;
}

function recordFailure(
  failures: Map<string, Failures>,
  key: string,
  policy: BackoffPolicy,
  now: number,
): void {
  const count = (failures.get(key)?.count ?? 0) + 1;
  const wait = count < policy.freeAttempts ? 0 : policy.firstWait * 2 ** (count - policy.freeAttempts);
  failures.delete(key);
  failures.set(key, { count, openAt: now + Math.min(wait, policy.longestWait), lastAt: now });
}

/** Failures by address, and by address and account. */
function getFailures(db: StoreDatabase, now: number): Map<string, Failures> {
  const failures = stores.get(db) ?? new Map<string, Failures>();
  stores.set(db, failures);
  // A time in the future comes from a clock that was wrong.
  const isOld = ({ lastAt }: Failures) => Math.abs(now - lastAt) >= FAILURE_TTL_MS;
  for (const [key, each] of failures) {
    // The remaining entries are newer: a changed entry moves to the end.
    if (!isOld(each)) break;
    failures.delete(key);
  }
  return failures;
}

/** One queue of limited length per address. */
const queues = new Map<string, { queue: LimitResult; length: number }>();

async function runInQueue<T>(network: string, work: () => Promise<T>): Promise<T | undefined> {
  const entry = queues.get(network) ?? { queue: limit(1, MAX_WAITING_PER_NETWORK), length: 0 };
  queues.set(network, entry);
  entry.length += 1;
  try {
    return await entry.queue.run(work);
  } finally {
    entry.length -= 1;
    if (entry.length === 0) queues.delete(network);
  }
}

/** An IPv6 user usually has a whole /64 network, that is 2^64 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const first = start.split(':');
  const last = end?.split(':') ?? [];
  const gap = end === undefined ? [] : Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0');
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}
