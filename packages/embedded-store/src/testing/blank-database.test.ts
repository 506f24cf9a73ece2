import { all, openDatabase } from '../database';
import type { StoreDatabase } from '../database';
import { openBlankDatabase } from './blank-database';

it('is what the migrations leave, the first time and after it', () => {
  const migrated = contentsOf(openDatabase(':memory:'));
  expect(contentsOf(openBlankDatabase())).toEqual(migrated);
  expect(contentsOf(openBlankDatabase())).toEqual(migrated);
});

it('has nothing of another one', () => {
  openBlankDatabase().exec('DELETE FROM tax_classes');
  expect(all(openBlankDatabase(), 'SELECT * FROM tax_classes')).not.toEqual([]);
});

function contentsOf(db: StoreDatabase) {
  const schema = all(db, 'SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name');
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const rows = tables.map((table) => [table, all(db, `SELECT * FROM "${table}"`)]);
  return { schema, rows, version: all(db, 'PRAGMA user_version') };
}
