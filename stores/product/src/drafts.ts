import { getHost } from '@admin/host';
import { mapOrEmpty, optional, phpMap, phpObject } from '@admin/schemas';
import * as v from 'valibot';
import type { FormKey, Patch, UnconfirmedSave } from './types';

/** Unsaved edits of a form, as stored in the browser. */
export interface ProductDraft {
  /** Saved values of the edited members, for detecting changes made elsewhere. */
  base: Patch;
  edits: Patch;
  savedVariations: Readonly<Record<number, Patch>>;
  variationEdits: Readonly<Record<number, Patch>>;
  unconfirmed?: UnconfirmedSave | undefined;
}

const patch = v.fallback(phpMap, () => ({}));

const MembersSchema = phpObject({
  base: patch,
  edits: patch,
  unconfirmed: optional(phpObject({ sent: phpMap, at: v.number() })),
});

const VariationsSchema = phpObject({ saved: mapOrEmpty(patch), edits: mapOrEmpty(patch) });

/**
 * The current user's stored draft of a form. It uses localStorage, not sessionStorage, so that it survives a crash of
 * the browser.
 */
export function readDraft(key: FormKey): ProductDraft | undefined {
  const variations = v.parse(VariationsSchema, read(`${key}:variations`));
  const draft = {
    ...v.parse(MembersSchema, read(`${key}:members`)),
    savedVariations: variations.saved,
    variationEdits: variations.edits,
  };
  return isNothing(draft) ? undefined : draft;
}

/** Stores the edits of the record itself; removes the draft if there are none. */
export function writeMembers(key: FormKey, { base, edits, unconfirmed }: ProductDraft): void {
  const isGone = Object.keys(edits).length === 0 && !unconfirmed;
  write(`${key}:members`, isGone ? undefined : { base, edits, unconfirmed });
}

/** Stores edits of variations separately, since there may be thousands and they change less often than text fields. */
export function writeVariations(key: FormKey, { savedVariations, variationEdits }: ProductDraft): void {
  const isGone = Object.keys(variationEdits).length === 0;
  write(`${key}:variations`, isGone ? undefined : { saved: savedVariations, edits: variationEdits });
}

const isNothing = ({ edits, variationEdits, unconfirmed }: ProductDraft): boolean =>
  Object.keys(edits).length === 0 && Object.keys(variationEdits).length === 0 && !unconfirmed;

function read(name: string): unknown {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(name)) ?? '{}');
    return v.is(phpMap, stored) ? stored : {};
  } catch {
    // Storage is blocked or its content invalid: the form starts with the saved values.
    return {};
  }
}

function write(name: string, value: object | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(keyOf(name));
    else window.localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is full or blocked. The form works without it; leaving the page still shows a confirmation.
  }
}

/** Several sites and users may share an origin, so the key contains both. */
function keyOf(name: string): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-product:${adminUrl}:${currentUserId}:${name}`;
}
