import { isRecord } from '@admin/http';
import { large } from './form-state';
import { isSameValue } from './same-value';
import type { AttributeChoice, ConflictingMember, ConflictingVariation, Patch } from './types';

type PatchesById = Readonly<Record<number, Patch>>;

/**
 * Compares three versions of variations by member, like `mergeRecords` for a record: returns members edited here and
 * changed elsewhere to different values. Deleted variations are left out; writing them will fail with its own error.
 */
export function findConflicts(base: PatchesById, edits: PatchesById, theirs: PatchesById) {
  const conflicts: ConflictingVariation[] = [];
  for (const [key, patch] of Object.entries(edits)) {
    const id = Number(key);
    const now = theirs[id];
    const members = now ? compare(base[id] ?? {}, patch, now) : [];
    if (members.length > 0) conflicts.push({ id, attributes: toChoices(now?.['attributes']), members });
  }
  return conflicts;
}

const toChoices = (value: unknown): AttributeChoice[] => (Array.isArray(value) ? value : []);

const compare = (base: Patch, mine: Patch, theirs: Patch): ConflictingMember[] =>
  Object.keys(mine)
    .map((member) => ({ member, base: base[member], mine: mine[member], theirs: theirs[member] }))
    .filter((sides) => !isSame(sides.base, sides.theirs) && !isSame(sides.mine, sides.theirs));

/** Lists return only some members of an image, and `null` where other responses omit it. */
const isSame = (one: unknown, other: unknown): boolean => isSameValue(toPlain(one), toPlain(other));

const toPlain = (value: unknown): unknown =>
  isRecord(value) && 'id' in value ? value['id'] || '' : (value ?? '');

/** Replaces the known members of variations with the server's current values. */
export function withServerValues(base: PatchesById, theirs: PatchesById): PatchesById {
  const loaded = Object.entries(theirs).flatMap(([key, now]) => {
    const before = base[Number(key)];
    return before ? [[key, { ...before, ...pick(now, before) }] as const] : [];
  });
  return loaded.length === 0 ? base : large({ ...base, ...Object.fromEntries(loaded) });
}

const pick = (source: Patch, names: object): Patch =>
  Object.fromEntries(Object.entries(source).filter(([name]) => Object.hasOwn(names, name)));
