import { run } from '../database';
import type { StoreDatabase } from '../database';

/** The number that the next row of a table gets, if the table holds none that is higher. */
export function expectNextNumber(db: StoreDatabase, table: string, id: number): void {
  run(db, 'DELETE FROM sqlite_sequence WHERE name = ?', table);
  run(db, 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, id - 1);
}

/** Makes something that gets this number. */
export function numbered<Made>(db: StoreDatabase, table: string, id: number, make: () => Made): Made {
  expectNextNumber(db, table, id);
  return make();
}
