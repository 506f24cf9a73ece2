import { all, text } from './query';
import type { StoreDatabase } from './query';

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
