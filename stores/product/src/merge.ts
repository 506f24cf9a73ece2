import { isReadOnlyMember } from './read-only';
import { isSameValue } from './same-value';
import { toMetaChanges } from './to-dto';
import type { ConflictingMember, Patch, ProductMeta, ProductRecord } from './types';

export interface Merge {
  /** Edits to continue with, on top of what the server has now. */
  readonly edits: Patch;
  readonly members: readonly ConflictingMember[];
  /** Members that changed elsewhere only. */
  readonly takenOver: readonly string[];
}

/**
 * Compares three versions by member: as the form was opened, with the edits, and as the server has it now. What changed
 * on one side only is no conflict, nor what became the same on both.
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

/** Custom fields are a list of things that have nothing to do with each other: each is compared alone. */
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
