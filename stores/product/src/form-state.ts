import { isSameValue } from './same-value';
import type {
  Change,
  Conflict,
  FieldErrors,
  Patch,
  ProductRecord,
  Saving,
  Step,
  UnconfirmedSave,
} from './types';

/** One form: the saved record, the edits on top of it, and the undo history. */
export interface FormState {
  readonly saved: ProductRecord;
  /** Members whose value differs from the saved one. */
  readonly edits: Patch;
  /** By id of each edited variation, the saved values of all members that were edited here. */
  readonly savedVariations: Readonly<Record<number, Patch>>;
  readonly variationEdits: Readonly<Record<number, Patch>>;
  /** All steps of this session; those from `position` on were undone and can be redone. */
  readonly steps: readonly Step[];
  readonly position: number;
  readonly saving: Saving;
  /** The server's messages by member; removed when the member is edited. */
  readonly fieldErrors: FieldErrors;
  readonly conflict: Conflict | undefined;
  /** Whether edits were restored from an earlier visit, with no save or undo since. */
  readonly isRestored: boolean;
  /** For new products only. */
  readonly unconfirmed: UnconfirmedSave | undefined;
}

export const IDLE: Saving = { status: 'idle', variationFailures: {} };

export const openForm = (saved: ProductRecord): FormState => ({
  saved,
  edits: {},
  savedVariations: {},
  variationEdits: {},
  steps: [],
  position: 0,
  saving: IDLE,
  fieldErrors: {},
  conflict: undefined,
  isRestored: false,
  unconfirmed: undefined,
});

/**
 * Freezes maps of thousands of variations. A deep freeze skips frozen objects, so changing one variation does not
 * traverse all of them.
 */
export const large = <T extends object>(map: T): Readonly<T> => Object.freeze(map);

/** Leaves out members that do not change. */
export function toChange(shown: Patch, patch: Patch): Change {
  const change: Record<string, Change[string]> = {};
  // A single loop, since it runs for each of thousands of variations.
  for (const member of Object.keys(patch)) {
    const [before, after] = [shown[member], patch[member]];
    if (!isSameValue(before, after)) change[member] = { before, after };
  }
  return change;
}

/** Adds a new step, which removes all redo steps. */
export function addStep(form: FormState, step: Step): FormState {
  const done = form.steps.slice(0, form.position);
  const last = done.at(-1);
  const steps = last && joins(last, step) ? [...done.slice(0, -1), join(last, step)] : [...done, step];
  return { ...apply(form, step, 'after'), steps, position: steps.length, isRestored: false };
}

export function undoStep(form: FormState): FormState {
  const step = form.steps[form.position - 1];
  return step ? { ...apply(form, step, 'before'), position: form.position - 1 } : form;
}

export function redoStep(form: FormState): FormState {
  const step = form.steps[form.position];
  return step ? { ...apply(form, step, 'after'), position: form.position + 1 } : form;
}

const joins = (last: Step, step: Step): boolean => step.merge !== undefined && last.merge === step.merge;

const join = (last: Step, step: Step): Step => ({
  ...step,
  id: last.id,
  members: joinChanges(last.members, step.members),
  variations: large({
    ...last.variations,
    ...Object.fromEntries(
      Object.entries(step.variations).map(([id, change]) => [
        id,
        joinChanges(last.variations[Number(id)] ?? {}, change),
      ]),
    ),
  }),
});

const joinChanges = (earlier: Change, later: Change): Change => ({
  ...earlier,
  ...Object.fromEntries(
    Object.entries(later).map(([member, { before, after }]) => [
      member,
      { before: Object.hasOwn(earlier, member) ? earlier[member]?.before : before, after },
    ]),
  ),
});

function apply(form: FormState, step: Step, side: 'before' | 'after'): FormState {
  const isFinal = form.saving.status !== 'saving';
  const ids = Object.keys(step.variations);
  const edits = { ...form.edits, ...toValues(step.members, side) };
  const fieldErrors = without(form.fieldErrors, step.members);
  const edited = {
    ...form,
    edits: isFinal ? keepUnchangedReferences(form.saved, edits) : edits,
    fieldErrors,
  };
  if (ids.length === 0) return edited;
  const variationEdits = { ...form.variationEdits };
  for (const id of ids.map(Number)) {
    const patch = { ...variationEdits[id], ...toValues(step.variations[id] ?? {}, side) };
    keepChanged(
      variationEdits,
      id,
      isFinal ? keepUnchangedReferences(form.savedVariations[id] ?? {}, patch) : patch,
    );
  }
  return { ...edited, variationEdits: large(variationEdits) };
}

function toValues(change: Change, side: 'before' | 'after'): Patch {
  const values: Record<string, unknown> = {};
  for (const member of Object.keys(change)) values[member] = change[member]?.[side];
  return values;
}

/**
 * Removes edits that equal the saved value. They stay while a save is in progress: the saved value is about to become
 * the sent one, so an edit back to the old value must be kept.
 */
export function dropUnchangedEdits(form: FormState): FormState {
  if (form.saving.status === 'saving') return form;
  const { saved, savedVariations } = form;
  const variationEdits: Record<number, Patch> = {};
  for (const [id, patch] of Object.entries(form.variationEdits)) {
    keepChanged(
      variationEdits,
      Number(id),
      keepUnchangedReferences(savedVariations[Number(id)] ?? {}, patch),
    );
  }
  return {
    ...form,
    edits: keepUnchangedReferences(saved, form.edits),
    variationEdits: large(variationEdits),
  };
}

function keepChanged(all: Record<number, Patch>, id: number, patch: Patch): void {
  if (Object.keys(patch).length > 0) all[id] = patch;
  else delete all[id];
}

/** Only changed members get a new identity, which avoids re-renders. */
export function keepUnchangedReferences(saved: Patch, edits: Patch): Patch {
  const members = Object.keys(edits);
  const changed = members.filter((member) => !isSameValue(saved[member], edits[member]));
  return changed.length === members.length
    ? edits
    : Object.fromEntries(changed.map((member) => [member, edits[member]]));
}

/** The entries whose name is not in `names`. */
export const without = <T>(entries: Readonly<Record<string, T>>, names: object): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !Object.hasOwn(names, name)));

/** Removes edits that were sent and not changed since. */
export const getRemainingEdits = (edits: Patch, sent: Patch): Patch =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([member, value]) => !Object.hasOwn(sent, member) || !isSameValue(sent[member], value),
    ),
  );
