import { weakMapMemoize } from '@reduxjs/toolkit';
import { NEW } from './form-key';
import { IDLE } from './form-state';
import type { HostForm } from './host-form';
import type { ProductState } from './slice';
import type {
  Conflict,
  FieldErrors,
  FormKey,
  Patch,
  ProductRecord,
  Saving,
  Step,
  VariationEdits,
} from './types';

export const productSelectors = (state: ProductState) => ({
  /** The record with the edits on top; `undefined` until read. */
  getRecord(key: FormKey): ProductRecord | undefined {
    const form = state.forms[key];
    return form && withEdits(form.saved, form.edits);
  },

  /** One member with the edits on top. */
  getValue<M extends keyof ProductRecord>(key: FormKey, member: M): ProductRecord[M] | undefined {
    const form = state.forms[key];
    return form && withEdits(form.saved, form.edits)[member];
  },

  /** The record as the server last confirmed it; `undefined` for a new product. */
  getSaved: (key: FormKey): ProductRecord | undefined => (key === NEW ? undefined : state.forms[key]?.saved),

  /** Whether anything is edited and not saved, of the record or of its variations. */
  isChanged(key: FormKey): boolean {
    const form = state.forms[key];
    return form !== undefined && (!isEmpty(form.edits) || !isEmpty(form.variationEdits));
  },

  getChangedMembers: (key: FormKey): readonly string[] => toNames(state.forms[key]?.edits ?? NOTHING),

  /** Edits of variations that are part of this form. */
  getVariationEdits: (key: FormKey): VariationEdits =>
    // They came in as edits of variations.
    (state.forms[key]?.variationEdits ?? NO_VARIATIONS) as VariationEdits,

  /** What the server has of variations that were edited in this form, of those members that their rules look at. */
  getSavedVariations: (key: FormKey): VariationEdits =>
    (state.forms[key]?.savedVariations ?? NO_VARIATIONS) as VariationEdits,

  /** What the server said of members when it refused them. */
  getFieldErrors: (key: FormKey): FieldErrors => state.forms[key]?.fieldErrors ?? NO_ERRORS,

  getSaving: (key: FormKey): Saving => state.forms[key]?.saving ?? IDLE,

  /** What was changed elsewhere and keeps the form from being saved. */
  getConflict: (key: FormKey): Conflict | undefined => state.forms[key]?.conflict,

  /** The steps of this session, oldest first; those from `position` on are reverted. */
  getHistory(key: FormKey): { steps: readonly Step[]; position: number } {
    const form = state.forms[key];
    return form ? toHistory(form.steps, form.position) : NO_HISTORY;
  },

  /** What plugins add to the form on the server; `undefined` until read. */
  getHostForm: (): HostForm | undefined => state.hostForm,

  /** What the new product became; its form continues under this key until `forgetCreated`. */
  getCreated: (): FormKey | undefined => state.created,

  /** Whether what is shown came back from an earlier visit and nothing happened to it since. */
  isRestored: (key: FormKey): boolean => state.forms[key]?.isRestored ?? false,

  canUndo: (key: FormKey): boolean => (state.forms[key]?.position ?? 0) > 0,

  canRedo(key: FormKey): boolean {
    const form = state.forms[key];
    return form !== undefined && form.position < form.steps.length;
  },
});

const NOTHING: Patch = {};
const NO_VARIATIONS: VariationEdits = {};
const NO_ERRORS: FieldErrors = {};
const NO_HISTORY = { steps: [], position: 0 };

const isEmpty = (members: object): boolean => Object.keys(members).length === 0;

/** Equal state gives the same record. */
const withEdits = weakMapMemoize((saved: ProductRecord, edits: Patch): ProductRecord => ({
  ...saved,
  ...edits,
}));

const toNames = weakMapMemoize((edits: Patch): readonly string[] => Object.keys(edits));

const toHistory = weakMapMemoize((steps: readonly Step[], position: number) => ({ steps, position }));
