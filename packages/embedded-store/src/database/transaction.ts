import type { StoreDatabase } from './query';

/**
 * Runs `work` in a transaction: when this returns, all of its writes are on disk; when it throws, none are. Nested
 * calls are savepoints: a throw rolls back only the nested call.
 */
export function transaction<T>(db: StoreDatabase, work: () => T): T {
  const isStep = db.inTransaction;
  db.exec(isStep ? 'SAVEPOINT step' : 'BEGIN IMMEDIATE');
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
