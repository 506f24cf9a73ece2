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
  /** The record including edits; `undefined` until read. */
  getRecord(key: FormKey): ProductRecord | undefined {
    const form = state.forms[key];
    return form && withEdits(form.saved, form.edits);
  },

  /** One member, including edits. */
  getValue<M extends keyof ProductRecord>(key: FormKey, member: M): ProductRecord[M] | undefined {
    const form = state.forms[key];
    return form && withEdits(form.saved, form.edits)[member];
  },

  /** The record as last saved; `undefined` for a new product. */
  getSaved: (key: FormKey): ProductRecord | undefined => (key === NEW ? undefined : state.forms[key]?.saved),

  /** Whether the record or its variations have unsaved edits. */
  isChanged(key: FormKey): boolean {
    const form = state.forms[key];
    return form !== undefined && (!isEmpty(form.edits) || !isEmpty(form.variationEdits));
  },

  getChangedMembers: (key: FormKey): readonly string[] => toNames(state.forms[key]?.edits ?? NOTHING),

  /** Edits of this form's variations. */
  getVariationEdits: (key: FormKey): VariationEdits =>
    // They were added as edits of variations.
    (state.forms[key]?.variationEdits ?? NO_VARIATIONS) as VariationEdits,

  /** Saved values of edited variations, for validation rules. */
  getSavedVariations: (key: FormKey): VariationEdits =>
    (state.forms[key]?.savedVariations ?? NO_VARIATIONS) as VariationEdits,

  /** Validation messages of the server by member. */
  getFieldErrors: (key: FormKey): FieldErrors => state.forms[key]?.fieldErrors ?? NO_ERRORS,

  getSaving: (key: FormKey): Saving => state.forms[key]?.saving ?? IDLE,

  /** Changes made elsewhere that prevent saving. */
  getConflict: (key: FormKey): Conflict | undefined => state.forms[key]?.conflict,

  /** The steps of this session, oldest first; those from `position` on are undone. */
  getHistory(key: FormKey): { steps: readonly Step[]; position: number } {
    const form = state.forms[key];
    return form ? toHistory(form.steps, form.position) : NO_HISTORY;
  },

  /** The fields that plugins add on the server; `undefined` until read. */
  getHostForm: (): HostForm | undefined => state.hostForm,

  /** The key of the product that was created from the new form, until `forgetCreated`. */
  getCreated: (): FormKey | undefined => state.created,

  /** Whether edits were restored from an earlier visit, with no action since. */
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

/** Equal arguments give the same record. */
const withEdits = weakMapMemoize((saved: ProductRecord, edits: Patch): ProductRecord => ({
  ...saved,
  ...edits,
}));

const toNames = weakMapMemoize((edits: Patch): readonly string[] => Object.keys(edits));

const toHistory = weakMapMemoize((steps: readonly Step[], position: number) => ({ steps, position }));
