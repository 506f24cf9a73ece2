import {
  IDLE,
  large,
  openForm,
  dropUnchangedEdits,
  getRemainingEdits,
  without,
  type FormState,
} from './form-state';
import type { VariationsBatchResult } from './schemas';
import type { ProductDraft } from './drafts';
import type { Patch, ProductRecord } from './types';

/** Form state after server responses. */

/** After reading a record. Edited members keep their base values, so that a save detects changes made elsewhere. */
export function withRecord(
  form: FormState | undefined,
  record: ProductRecord,
  draft?: ProductDraft,
): FormState {
  if (!form) return withDraft(openForm(record), draft);
  return dropUnchangedEdits({ ...form, saved: large({ ...record, ...pick(form.saved, form.edits) }) });
}

/** Restores edits from an earlier visit. */
export function withDraft(form: FormState, draft: ProductDraft | undefined): FormState {
  if (!draft) return form;
  const { base, edits, savedVariations, variationEdits, unconfirmed } = draft;
  const restored = dropUnchangedEdits({
    ...form,
    saved: large({ ...form.saved, ...pick(base, edits) }),
    edits,
    savedVariations,
    variationEdits,
    unconfirmed,
  });
  return { ...restored, isRestored: hasEdits(restored) };
}

/** After the server saved the sent edits. */
export function withConfirmed(form: FormState, record: ProductRecord, sent: Patch): FormState {
  return {
    ...form,
    saved: record,
    edits: getRemainingEdits(form.edits, sent),
    fieldErrors: without(form.fieldErrors, sent),
    isRestored: false,
    unconfirmed: undefined,
  };
}

/** After the server saved some of the variations and refused others. */
export function withVariations(
  form: FormState,
  sent: Readonly<Record<number, Patch>>,
  { saved, refused }: VariationsBatchResult,
): FormState {
  const savedVariations = { ...form.savedVariations };
  const variationEdits = { ...form.variationEdits };
  for (const [key, record] of Object.entries(saved)) {
    const id = Number(key);
    savedVariations[id] = pick(record, { ...savedVariations[id], ...sent[id] });
    const left = getRemainingEdits(variationEdits[id] ?? {}, sent[id] ?? {});
    if (Object.keys(left).length > 0) variationEdits[id] = left;
    else delete variationEdits[id];
  }
  const variationFailures = { ...form.saving.variationFailures, ...refused };
  return {
    ...form,
    savedVariations: large(savedVariations),
    variationEdits: large(variationEdits),
    saving: { ...form.saving, variationFailures },
  };
}

/** After a save has ended. */
export const withSaveEnded = (form: FormState, saving = IDLE): FormState =>
  dropUnchangedEdits({ ...form, saving });

export const hasEdits = ({ edits, variationEdits }: FormState): boolean =>
  Object.keys(edits).length > 0 || Object.keys(variationEdits).length > 0;

/** The entries of `source` whose name is also in `names`. */
const pick = (source: Patch, names: object): Patch =>
  Object.fromEntries(Object.entries(source).filter(([name]) => Object.hasOwn(names, name)));
