import { all, text } from '../database';
import type { Row, StoreDatabase } from '../database';

/** Everything a store holds, so that a test can say that nothing changed. */
export function readEverything(db: StoreDatabase): Record<string, unknown[]> {
  const tables = all(db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  return Object.fromEntries(
    tables.map((row) => {
      const name = text(row, 'name');
      return [name, all(db, `SELECT * FROM "${name}"`)];
    }),
  );
}

/** The same but for sums that came down to nothing, which may stay behind or not be there at all. */
export function readContents(db: StoreDatabase): Record<string, Row[]> {
  const tables = all(
    db,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%' ORDER BY name`,
  ).map((row) => text(row, 'name'));
  return Object.fromEntries(
    tables.map((table) => [
      table,
      all(db, `SELECT * FROM "${table}"`).filter((row) => !isNothing(table, row)),
    ]),
  );
}

function isNothing(table: string, row: Row): boolean {
  if (!/_(days|sales)$/.test(table)) return false;
  const keys = ['day', 'date_type', 'status', 'is_returning'];
  return Object.entries(row).every(
    ([column, value]) => keys.includes(column) || column.endsWith('_id') || value === 0,
  );
}
