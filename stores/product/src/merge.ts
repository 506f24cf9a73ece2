import { isReadOnlyMember } from './read-only';
import { isSameValue } from './same-value';
import { toMetaChanges } from './to-dto';
import type { ConflictingMember, Patch, ProductMeta, ProductRecord } from './types';

export interface Merge {
  /** The remaining edits, based on the server's current values. */
  readonly edits: Patch;
  readonly members: readonly ConflictingMember[];
  /** Members changed only elsewhere. */
  readonly takenOver: readonly string[];
}

/**
 * Three-way merge by member: the record as opened, the edits, and the server's current record. A member is in conflict
 * only if both sides changed it to different values.
 */
export function mergeRecords(base: ProductRecord, edits: Patch, theirs: ProductRecord): Merge {
  const members: ConflictingMember[] = [];
  const takenOver: string[] = [];
  const merged: Record<string, unknown> = { ...edits };
  for (const member of Object.keys(theirs)) {
    if (isReadOnlyMember(member) || isSameValue(base[member], theirs[member])) continue;
    if (!Object.hasOwn(edits, member)) {
      takenOver.push(member);
      continue;
    }
    const sides = { base: base[member], mine: edits[member], theirs: theirs[member] };
    const joined = member === 'meta_data' ? joinMeta(sides) : undefined;
    if (joined) merged[member] = joined;
    else if (!isSameValue(sides.mine, sides.theirs)) members.push({ member, ...sides });
  }
  return { edits: merged, members, takenOver };
}

/** Custom fields are independent of each other, so each is compared separately. */
function joinMeta({ base, mine, theirs }: Omit<ConflictingMember, 'member'>): ProductMeta[] | undefined {
  const [before, ours, others] = [base, mine, theirs].map((list) => list as ProductMeta[]);
  if (!before || !ours || !others) return undefined;
  const changes = toMetaChanges(before, ours);
  const touched = toMetaChanges(before, others);
  const isOnBoth = changes.some((one) =>
    touched.some((other) => (one.id === undefined ? one.key === other.key : one.id === other.id)),
  );
  if (isOnBoth) return undefined;
  const kept = others.flatMap((meta) => {
    const change = changes.find(({ id }) => id !== undefined && id === meta.id);
    if (!change) return [meta];
    return change.value === null ? [] : [change];
  });
  return [...kept, ...changes.filter(({ id }) => id === undefined)];
}
