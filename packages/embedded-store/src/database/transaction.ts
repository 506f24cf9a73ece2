import type { StoreDatabase } from './query';

/**
 * Runs `work` so that either everything it wrote is on disk when this returns, or nothing is.
 * Inside another transaction it is a step of that one: a throw takes back this step only.
 */
export function transaction<T>(db: StoreDatabase, work: () => T): T {
  const isStep = db.inTransaction;
  db.exec(isStep ? 'SAVEPOINT step' : 'BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec(isStep ? 'RELEASE step' : 'COMMIT');
    return result;
  } catch (error) {
    // When the disk is full the whole transaction is gone already, and steps inside of it with it.
    if (db.inTransaction) db.exec(isStep ? 'ROLLBACK TO step; RELEASE step' : 'ROLLBACK');
    throw error;
  }
}
