import { isSameValue } from './same-value';
import type { Change, Conflict, FieldErrors, Patch, ProductRecord, Saving, Step } from './types';

/** One form: what the server confirmed, what is edited on top of it, and the steps that led there. */
export interface FormState {
  readonly saved: ProductRecord;
  /** Members whose value is another than the saved one. */
  readonly edits: Patch;
  /** Of each edited variation, what the server has of the members that were ever edited here. */
  readonly savedVariations: Readonly<Record<number, Patch>>;
  readonly variationEdits: Readonly<Record<number, Patch>>;
  /** All steps of this sitting; those from `position` on were taken back and can be done again. */
  readonly steps: readonly Step[];
  readonly position: number;
  readonly saving: Saving;
  /** What the server said of members; gone once the member is edited. */
  readonly fieldErrors: FieldErrors;
  readonly conflict: Conflict | undefined;
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
});

/** Leaves out what is no change at all. */
export const toChange = (shown: Patch, patch: Patch): Change =>
  Object.fromEntries(
    Object.entries(patch)
      .filter(([member, after]) => !isSameValue(shown[member], after))
      .map(([member, after]) => [member, { before: shown[member], after }]),
  );

/** Does a step that was not done before; what had been taken back can then not be done again. */
export function addStep(form: FormState, step: Step): FormState {
  const done = form.steps.slice(0, form.position);
  const last = done.at(-1);
  const steps = last && joins(last, step) ? [...done.slice(0, -1), join(last, step)] : [...done, step];
  return { ...apply(form, step, 'after'), steps, position: steps.length };
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
  variations: {
    ...last.variations,
    ...Object.fromEntries(
      Object.entries(step.variations).map(([id, change]) => [
        id,
        joinChanges(last.variations[Number(id)] ?? {}, change),
      ]),
    ),
  },
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
  const variationEdits = { ...form.variationEdits };
  for (const [key, change] of Object.entries(step.variations)) {
    const id = Number(key);
    const edits = withChange(form.savedVariations[id] ?? {}, variationEdits[id] ?? {}, change, side);
    if (Object.keys(edits).length === 0) delete variationEdits[id];
    else variationEdits[id] = edits;
  }
  return { ...form, edits: withChange(form.saved, form.edits, step.members, side), variationEdits };
}

function withChange(saved: Patch, edits: Patch, change: Change, side: 'before' | 'after'): Patch {
  const values = Object.entries(change).map(([member, sides]) => [member, sides[side]]);
  return onlyChanged(saved, { ...edits, ...Object.fromEntries(values) });
}

/** Edits that came back to what is saved are none. */
export const onlyChanged = (saved: Patch, edits: Patch): Patch =>
  Object.fromEntries(Object.entries(edits).filter(([member, value]) => !isSameValue(saved[member], value)));
