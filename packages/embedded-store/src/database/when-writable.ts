import { setTimeout } from 'node:timers/promises';
import { errorCode } from './error-code';
import { BUSY_TIMEOUT_MS } from './open';
import type { StoreDatabase } from './query';

/** After this long without the lock, the write itself is left to say so. */
const LONGEST_WAIT_MS = 5_000;

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5, 100];

/** One look for all who wait. */
const waiting = new WeakMap<StoreDatabase, Promise<void>>();

/**
 * Resolves when no other process holds the lock for writing, or after five seconds. SQLite's own wait would stop
 * everything else in this process, so it is short: whoever writes awaits this first, as late as possible.
 */
export function whenWritable(db: StoreDatabase): Promise<void> {
  const known = waiting.get(db);
  if (known) return known;
  if (!isLocked(db)) return Promise.resolve();
  const free = waitUntilFree(db).finally(() => waiting.delete(db));
  waiting.set(db, free);
  return free;
}

async function waitUntilFree(db: StoreDatabase): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (let pause = FIRST_PAUSE_MS; performance.now() < until; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await setTimeout(pause);
    if (!db.open || !isLocked(db)) return;
  }
}

function isLocked(db: StoreDatabase): boolean {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    db.exec('BEGIN IMMEDIATE');
    db.exec('ROLLBACK');
    return false;
  } catch (error) {
    // Any other trouble is for the write itself to tell.
    return errorCode(error).startsWith('SQLITE_BUSY');
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
