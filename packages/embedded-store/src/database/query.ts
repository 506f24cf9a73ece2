import type Database from 'libsql';

export type StoreDatabase = Database.Database;

/** Values a column can hold. Anything else (booleans in particular) crashes the process inside the driver. */
export type SqlValue = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/** Far more than the store's own texts; filters and segments make new ones. */
const MAX_STATEMENTS = 1000;

const statements = new WeakMap<StoreDatabase, Map<string, Database.Statement>>();

/** All rows of a query. Pass values only as parameters, never inside the SQL text. */
export function all(db: StoreDatabase, sql: string, ...values: SqlValue[]): Row[] {
  return prepare(db, sql)
    .all(...checked(values))
    .filter(isRow);
}

/** The first row of a query, if there is one. */
export function first(db: StoreDatabase, sql: string, ...values: SqlValue[]): Row | undefined {
  return all(db, sql, ...values)[0];
}

/** Runs a write statement. Returns the number of changed rows and the id of the inserted row. */
export function run(db: StoreDatabase, sql: string, ...values: SqlValue[]): { changes: number; id: number } {
  const { changes, lastInsertRowid } = prepare(db, sql).run(...checked(values));
  return { changes, id: Number(lastInsertRowid) };
}

export function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no number.`);
  return value;
}

function prepare(db: StoreDatabase, sql: string): Database.Statement {
  const cache = statements.get(db) ?? new Map<string, Database.Statement>();
  statements.set(db, cache);
  const statement = cache.get(sql) ?? db.prepare(sql);
  if (cache.size >= MAX_STATEMENTS) cache.clear();
  cache.set(sql, statement);
  return statement;
}

function checked(values: SqlValue[]): SqlValue[] {
  for (const value of values) {
    const fits = value === null || typeof value === 'string' || typeof value === 'number';
    if (!fits) throw new TypeError(`A ${typeof value} cannot be stored in a column.`);
  }
  return values;
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null;
}
