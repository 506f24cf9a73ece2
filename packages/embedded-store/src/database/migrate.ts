import { DatabaseFileError } from './errors';
import { all, first, integer, text } from './query';
import type { StoreDatabase } from './query';
import schema from './schema.sql';
import { transaction } from './transaction';

/** The version of `schema.sql`. Files with a lower version were written before the first release. */
const FIRST_VERSION = 100;

/** Table changes since `schema.sql`, oldest first. Never edit a released migration; append new ones. */
export const MIGRATIONS: readonly string[] = [
  // US English used to be the language of users who had not chosen one.
  "UPDATE users SET locale = '' WHERE locale = 'en_US'",
];

/**
 * Creates the tables of a new file and runs pending migrations on an older one, each in one transaction. `user_version`
 * stores the current version.
 * @throws {DatabaseFileError} when a newer version of this program wrote the file, or one from before the first
 * release.
 */
export function migrate(db: StoreDatabase, migrations: readonly string[] = MIGRATIONS): void {
  const version = integer(first(db, 'PRAGMA user_version'), 'user_version');
  if (version > FIRST_VERSION + migrations.length) {
    throw new DatabaseFileError('The store file was written by a newer version of this program.');
  }
  if (version > 0 && version < FIRST_VERSION) {
    throw new DatabaseFileError(
      'The store file was written by a development version from before 0.1.0. Start with --reset for a new store: what is in this one is then gone.',
    );
  }
  const steps = [schema, ...migrations];
  const done = version === 0 ? 0 : version - FIRST_VERSION + 1;
  steps.slice(done).forEach((sql, index) => {
    transaction(db, () => {
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${FIRST_VERSION + done + index}`);
    });
  });
}

/** Drops all tables. Migrations start from the beginning afterwards. */
export function clearDatabase(db: StoreDatabase): void {
  const tables = all(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC",
  );
  // Newest first: a table only references older ones.
  for (const row of tables) db.exec(`DROP TABLE "${text(row, 'name')}"`);
  db.exec('PRAGMA user_version = 0');
}
