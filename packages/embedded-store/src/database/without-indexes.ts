import { all, text } from './query';
import type { StoreDatabase } from './query';
import { transaction } from './transaction';

/**
 * Runs `work` while these tables have no indexes and no triggers, and puts them back as they were: many rows go in far
 * quicker so. What the triggers would have done is for `work` to do, and it should look for nothing in the tables.
 */
export function withoutIndexes<T>(db: StoreDatabase, tables: readonly string[], work: () => T): T {
  return transaction(db, () => {
    const parts = all(
      db,
      `SELECT type, name, sql FROM sqlite_schema
       WHERE type IN ('index', 'trigger') AND sql IS NOT NULL AND tbl_name IN (SELECT value FROM json_each(?))
       ORDER BY rowid`,
      JSON.stringify(tables),
    );
    for (const part of parts) db.exec(`DROP ${text(part, 'type')} "${text(part, 'name')}"`);
    const result = work();
    for (const part of parts) db.exec(text(part, 'sql'));
    return result;
  });
}
