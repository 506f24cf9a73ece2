import { anything, integer, list, members, string } from '../rest';

/** A note of whoever integrates with the shop. */
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
 * What becomes of notes: named by id or key they change, others are added. Without a value they go, whether that is said or
 * left out, as the platform's own `update_meta_data` has it.
 */
export function mergeMeta(notes: readonly Meta[], changes: readonly MetaChange[]): Meta[] {
  const merged = [...notes];
  for (const { id, key, value } of changes) {
    const index = merged.findIndex((note) => (id ? note.id === id : note.key === key));
    const known = merged[index];
    if (known && (value === null || value === undefined)) merged.splice(index, 1);
    else if (known) merged[index] = { ...known, key: key ?? known.key, value };
    else if (key && value !== null && value !== undefined) merged.push({ id: nextId(merged), key, value });
  }
  return merged;
}

function nextId(notes: readonly Meta[]): number {
  return Math.max(0, ...notes.map(({ id }) => id)) + 1;
}
