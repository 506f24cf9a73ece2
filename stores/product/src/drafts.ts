import { getHost } from '@admin/host';
import { mapOrEmpty, optional, phpMap, phpObject } from '@admin/schemas';
import * as v from 'valibot';
import type { FormKey, Patch, UnconfirmedSave } from './types';

/** What a form holds that the server does not have, as the browser keeps it. */
export interface ProductDraft {
  /** What the server had of the edited members, so that changes made elsewhere meanwhile are found out. */
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
 * The draft of a form that the user at the keyboard has in this browser. It is kept permanently and not for the tab, so
 * that a crash of the browser loses nothing.
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

/** Keeps what is edited of the record itself; nothing edited is forgotten. */
export function writeMembers(key: FormKey, { base, edits, unconfirmed }: ProductDraft): void {
  const isGone = Object.keys(edits).length === 0 && !unconfirmed;
  write(`${key}:members`, isGone ? undefined : { base, edits, unconfirmed });
}

/** The same of its variations, which may be thousands and change less often than a name is typed. */
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
    // Blocked, or written by somebody else: the form then starts with what is saved.
    return {};
  }
}

function write(name: string, value: object | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(keyOf(name));
    else window.localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Full or blocked. The form works without it; leaving still asks.
  }
}

/** Several sites and several users may share an origin. */
function keyOf(name: string): string {
  const { adminUrl, currentUserId } = getHost().settings;
  return `store-admin-product:${adminUrl}:${currentUserId}:${name}`;
}
