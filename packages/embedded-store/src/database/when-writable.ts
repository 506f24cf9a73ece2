import { setTimeout } from 'node:timers/promises';
import { errorCode } from './errors';
import { BUSY_TIMEOUT_MS } from './open';
import type { StoreDatabase } from './query';

/** After waiting this long for the lock, the write is tried anyway and reports the error itself. */
const LONGEST_WAIT_MS = 5_000;

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5, 100];

/** One polling loop shared by all waiting callers. */
const waiting = new WeakMap<StoreDatabase, Promise<void>>();

/**
 * Resolves when no other process holds the write lock, or after five seconds. SQLite's own wait would block this
 * process, so it is short: await this right before writing.
 */
export function whenWritable(db: StoreDatabase): Promise<void> {
  const pending = waiting.get(db);
  if (pending) return pending;
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
    // Any other error is reported by the write itself.
    return errorCode(error).startsWith('SQLITE_BUSY');
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
