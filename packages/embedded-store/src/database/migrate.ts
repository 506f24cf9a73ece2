import { DatabaseFileError } from './errors';
import { migrations } from './migrations';
import { first, integer } from './query';
import type { StoreDatabase } from './query';
import { transaction } from './transaction';

/**
 * Applies what a file has not seen yet, each migration whole or not at all; `user_version` counts them.
 * @throws {DatabaseFileError} when a newer version of this program wrote the file.
 */
export function migrate(db: StoreDatabase): void {
  const applied = integer(first(db, 'PRAGMA user_version'), 'user_version');
  if (applied > migrations.length) {
    throw new DatabaseFileError('The store file was written by a newer version of this program.');
  }
  migrations.slice(applied).forEach((migration, offset) => {
    transaction(db, () => {
      db.exec(migration.sql);
      db.exec(`PRAGMA user_version = ${applied + offset + 1}`);
    });
  });
}
