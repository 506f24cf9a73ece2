import { run } from '../database';
import type { StoreDatabase } from '../database';

/** Sets the id of a table's next row, unless the table already has a higher one. */
export function expectNextNumber(db: StoreDatabase, table: string, id: number): void {
  run(db, 'DELETE FROM sqlite_sequence WHERE name = ?', table);
  run(db, 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, id - 1);
}

/** Creates a record with this id. */
export function numbered<Made>(db: StoreDatabase, table: string, id: number, make: () => Made): Made {
  expectNextNumber(db, table, id);
  return make();
}
