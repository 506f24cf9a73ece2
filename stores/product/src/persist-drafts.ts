import type { UnknownAction } from '@reduxjs/toolkit';
import { select, takeEvery, type Saga } from '@admin/data';
import { hasEdits } from './apply-responses';
import { writeMembers, writeVariations, type ProductDraft } from './drafts';
import type { FormState } from './form-state';
import { selectProduct } from './state';
import type { FormKey } from './types';

/** Stores each form's unsaved edits in the browser whenever they change. */
export function* persistDrafts(): Saga {
  const kept = new Map<FormKey, FormState>();
  yield* takeEvery(isOurs, function* () {
    const { forms } = yield* select(selectProduct);
    for (const [key, form] of Object.entries(forms)) {
      keep(key, form, kept.get(key));
      kept.set(key, form);
    }
  });
}

const isOurs = (action: unknown): action is UnknownAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string' &&
  // Slice actions are prefixed with the store's name; `product/save()` and the like announce sagas.
  /^product\/\w+$/.test(action.type);

/** A new product whose draft is not restored yet has no edits, which must not overwrite the draft. */
function keep(key: FormKey, form: FormState, before: FormState | undefined): void {
  if (before === form || (!before && !hasEdits(form))) return;
  const draft = toDraft(form);
  if (before?.edits !== form.edits || before.unconfirmed !== form.unconfirmed) writeMembers(key, draft);
  const areSame =
    before?.variationEdits === form.variationEdits && before.savedVariations === form.savedVariations;
  if (!areSame) writeVariations(key, draft);
}

const toDraft = ({
  saved,
  edits,
  savedVariations,
  variationEdits,
  unconfirmed,
}: FormState): ProductDraft => ({
  base: only(saved, edits),
  edits,
  savedVariations: only(savedVariations, variationEdits),
  variationEdits,
  unconfirmed,
});

const only = <T>(source: Readonly<Record<string, T>>, names: object): Record<string, T> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => Object.hasOwn(names, name)));
