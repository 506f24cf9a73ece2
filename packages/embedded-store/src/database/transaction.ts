import { setTimeout } from 'node:timers/promises';
import { errorCode } from './errors';
import type { StoreDatabase } from './query';

/**
 * How long a statement waits for another process's lock, in milliseconds. It blocks this process, so code that can wait
 * asynchronously uses `transactionWhenFree`.
 */
export const BUSY_TIMEOUT_MS = 100;

const MAX_WAIT_MS = 5_000;

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5, 100];

/**
 * Runs `work` in a transaction: when this returns, all of its writes are on disk; when it throws, none are. Nested
 * calls are savepoints: a throw rolls back only the nested call.
 * @throws SQLITE_BUSY when another process keeps writing for longer than `BUSY_TIMEOUT_MS`.
 */
export function transaction<T>(db: StoreDatabase, work: () => T): T {
  const isStep = db.inTransaction;
  db.exec(isStep ? 'SAVEPOINT step' : 'BEGIN IMMEDIATE');
  return complete(db, work, isStep);
}

/**
 * Like `transaction`, but waits for other processes without blocking this one.
 * @throws SQLITE_BUSY when another process keeps writing for five seconds.
 */
export async function transactionWhenFree<T>(db: StoreDatabase, work: () => T): Promise<T> {
  const until = performance.now() + MAX_WAIT_MS;
  for (let pause = FIRST_PAUSE_MS; performance.now() < until; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    // No `await` between these two: another request would run inside this transaction.
    if (tryToBegin(db)) return complete(db, work, false);
    await setTimeout(pause);
  }
  return transaction(db, work);
}

function complete<T>(db: StoreDatabase, work: () => T, isStep: boolean): T {
  try {
    const result = work();
    db.exec(isStep ? 'RELEASE step' : 'COMMIT');
    return result;
  } catch (error) {
    // When the disk is full, SQLite has already rolled back the whole transaction, including its savepoints.
    if (db.inTransaction) db.exec(isStep ? 'ROLLBACK TO step; RELEASE step' : 'ROLLBACK');
    throw error;
  }
}

function tryToBegin(db: StoreDatabase): boolean {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    db.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if (errorCode(error).startsWith('SQLITE_BUSY')) return false;
    throw error;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
