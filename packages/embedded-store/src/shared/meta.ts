import { anything, integer, list, members, string } from '../rest';

/** Meta data that an integration stores with a record. */
export interface Meta {
  id: number;
  key: string;
  value: unknown;
}

/** The parameter `meta_data`. */
export const metaArgs = list(members({ id: integer(), key: string(), value: anything() }));

export interface MetaChange {
  id?: number | undefined;
  key?: string | undefined;
  value?: unknown;
}

/**
 * Merges meta data: an entry with a known id or key changes, others are added. An entry without a value, missing or
 * null, is deleted, as in the platform's `update_meta_data`.
 */
export function mergeMeta(notes: readonly Meta[], changes: readonly MetaChange[]): Meta[] {
  const merged = [...notes];
  for (const { id, key, value } of changes) {
    const index = merged.findIndex((note) => (id ? note.id === id : note.key === key));
    const existing = merged[index];
    if (existing && (value === null || value === undefined)) merged.splice(index, 1);
    else if (existing) merged[index] = { ...existing, key: key ?? existing.key, value };
    else if (key && value !== null && value !== undefined) merged.push({ id: nextId(merged), key, value });
  }
  return merged;
}

function nextId(notes: readonly Meta[]): number {
  return Math.max(0, ...notes.map(({ id }) => id)) + 1;
}
