import { all, text } from './query';
import type { StoreDatabase } from './query';
import { transaction } from './transaction';

/**
 * Runs `work` while these tables have no indexes, and puts them back as they were: many rows go in far quicker so. It
 * should look for nothing in the tables.
 */
export function withoutIndexes<T>(db: StoreDatabase, tables: readonly string[], work: () => T): T {
  return transaction(db, () => {
    const indexes = all(
      db,
      `SELECT name, sql FROM sqlite_schema
       WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (SELECT value FROM json_each(?))
       ORDER BY rowid`,
      JSON.stringify(tables),
    );
    for (const index of indexes) db.exec(`DROP INDEX "${text(index, 'name')}"`);
    const result = work();
    for (const index of indexes) db.exec(text(index, 'sql'));
    return result;
  });
}
