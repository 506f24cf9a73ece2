import { all, first, run, text } from '../../database';
import type { StoreDatabase } from '../../database';

/** An option value as the platform returns it: top-level scalars are text, empty maps are lists. */
export type OptionValue = string | OptionData[] | { [name: string]: OptionData };

/** Values inside lists and maps. */
export type OptionData = string | number | boolean | null | OptionData[] | { [name: string]: OptionData };

/** The stored value; `undefined` when the option was never written. */
export function getOption(db: StoreDatabase, name: string): OptionValue | undefined {
  const row = first(db, 'SELECT value FROM options WHERE name = ?', name);
  return row && parse(row);
}

/** Several options in one query; options never written are missing from the map. */
export function getOptions(db: StoreDatabase, names: readonly string[]): Map<string, OptionValue> {
  const rows = all(
    db,
    'SELECT name, value FROM options WHERE name IN (SELECT value FROM json_each(?))',
    JSON.stringify(names),
  );
  return new Map(rows.map((row) => [text(row, 'name'), parse(row)]));
}

/** The stored text, or `fallback` when there is none. */
export function getTextOption(db: StoreDatabase, name: string, fallback = ''): string {
  const value = getOption(db, name);
  return typeof value === 'string' ? value : fallback;
}

/**
 * Stores a value the way the platform does: `true` as `'1'`, `false` and `null` as `''`, numbers as text.
 * @returns whether anything changed. Writing `false` to an option that was never written changes nothing.
 */
export function setOption(db: StoreDatabase, name: string, value: unknown): boolean {
  const existing = first(db, 'SELECT value FROM options WHERE name = ?', name);
  const next = JSON.stringify(toStored(value));
  if (existing ? text(existing, 'value') === next : value === false) return false;
  run(
    db,
    'INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    next,
  );
  return true;
}

function parse(row: { readonly [column: string]: unknown }): OptionValue {
  return toStored(JSON.parse(text(row, 'value')));
}

function toStored(value: unknown): OptionValue {
  const data = toData(value);
  if (typeof data === 'object' && data !== null) return data;
  return data === true ? '1' : data === false || data === null ? '' : String(data);
}

function toData(value: unknown): OptionData {
  if (Array.isArray(value)) return value.map(toData);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return entries.length ? Object.fromEntries(entries.map(([name, item]) => [name, toData(item)])) : [];
  }
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : null;
}
