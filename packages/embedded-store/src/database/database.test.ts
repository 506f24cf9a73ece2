import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  all,
  clearDatabase,
  closeDatabase,
  first,
  integer,
  migrate,
  openDatabase,
  run,
  text,
  transaction,
} from '.';
import { MIGRATIONS } from './migrate';
import type { StoreDatabase } from '.';

let folder: string;
let db: StoreDatabase;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  db = openDatabase(path.join(folder, 'a', 'b', 'store.db'));
});
afterEach(() => {
  closeDatabase(db);
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string) => run(db, "INSERT INTO options (name, value) VALUES (?, '1')", name);
const names = () => all(db, 'SELECT name FROM options ORDER BY name').map((row) => text(row, 'name'));
const pragma = (name: string) => Object.values(first(db, `PRAGMA ${name}`) ?? {})[0];

test('a store file has settings against power loss and dangling references', () => {
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
});

describe('the tables of a file', () => {
  const extra = 'CREATE TABLE extra (id INTEGER PRIMARY KEY); INSERT INTO extra DEFAULT VALUES';
  const more = [...MIGRATIONS, extra];

  test('are created once, and again after everything was cleared', () => {
    const version = pragma('user_version');
    put('a');
    migrate(db);
    expect([pragma('user_version'), names()]).toEqual([version, ['a']]);

    clearDatabase(db);
    migrate(db);

    expect([pragma('user_version'), names()]).toEqual([version, []]);
  });

  test('are changed by each migration once, in existing and new files', () => {
    put('a');
    migrate(db, more);
    migrate(db, more);
    expect([all(db, 'SELECT id FROM extra'), names()]).toEqual([[{ id: 1 }], ['a']]);
    const version = pragma('user_version');

    clearDatabase(db);
    migrate(db, more);

    expect([all(db, 'SELECT id FROM extra'), pragma('user_version')]).toEqual([[{ id: 1 }], version]);
  });

  test('stay unchanged when a migration fails', () => {
    put('a');
    const version = pragma('user_version');

    expect(() => migrate(db, [...MIGRATIONS, `${extra}; DROP TABLE unknown`])).toThrow('unknown');

    expect([pragma('user_version'), names()]).toEqual([version, ['a']]);
    expect(all(db, "SELECT name FROM sqlite_schema WHERE name = 'extra'")).toEqual([]);
  });

  test('are left alone in a file of a newer version', () => {
    db.exec('PRAGMA user_version = 999');

    expect(() => migrate(db)).toThrow('The store file was written by a newer version of this program.');
  });
});

describe('a transaction', () => {
  test('saves everything or nothing', () => {
    const work = () =>
      transaction(db, () => {
        put('a');
        throw new Error('Changed my mind.');
      });

    expect(work).toThrow('Changed my mind.');
    expect(names()).toEqual([]);
  });

  test('rolls back a nested transaction without the rest', () => {
    transaction(db, () => {
      put('a');
      const step = () =>
        transaction(db, () => {
          put('b');
          throw new Error('Not this one.');
        });
      expect(step).toThrow('Not this one.');
      put('c');
    });

    expect(names()).toEqual(['a', 'c']);
  });

  test('returns the result of its callback', () => {
    expect(transaction(db, () => put('a').changes)).toBe(1);
  });
});

test.each([true, undefined, {}, 5n])(
  'rejects a value that no column can store (%p) before it reaches the driver',
  (value) => {
    // Untyped code can pass such a value, and the driver itself would crash the process.
    const values = [value] as unknown as string[];

    expect(() => all(db, 'SELECT ?', ...values)).toThrow('cannot be stored in a column');
  },
);

test('a column of an unexpected type throws instead of returning a wrong value', () => {
  const row = first(db, "SELECT 'x' AS name, 1 AS number");

  expect(() => integer(row, 'name')).toThrow('Column name holds no number.');
  expect(() => text(row, 'number')).toThrow('Column number holds no text.');
});
