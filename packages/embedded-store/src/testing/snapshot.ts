import { all, text } from '../database';
import type { StoreDatabase } from '../database';

/** The store's whole content, so that a test can check that nothing changed. */
export function readAllTables(db: StoreDatabase): Record<string, unknown[]> {
  const tables = all(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%' ORDER BY name",
  );
  return Object.fromEntries(
    tables.map((row) => {
      const name = text(row, 'name');
      return [name, all(db, `SELECT * FROM "${name}"`)];
    }),
  );
}
