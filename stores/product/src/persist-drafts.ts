import type { UnknownAction } from '@reduxjs/toolkit';
import { select, takeEvery, type Saga } from '@admin/data';
import { hasEdits } from './answers';
import { writeMembers, writeVariations, type ProductDraft } from './drafts';
import type { FormState } from './form-state';
import { selectProduct } from './state';
import type { FormKey } from './types';

/** Keeps in the browser whatever a form holds that the server does not have, as soon as it changes. */
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
  // Slices name their actions by the store; `product/save()` are announcements of its operations.
  /^product\/\w+$/.test(action.type);

/** A new product whose draft was not brought back yet holds nothing, which must not replace the draft. */
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
