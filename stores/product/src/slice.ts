import { createSlice, nanoid, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { NEW } from './form-key';
import { addStep, openForm, redoStep, toChange, undoStep, type FormState } from './form-state';
import { NEW_PRODUCT } from './new-product';
import type { Change, FormKey, Patch, ProductRecord, Step, VariationEdits } from './types';

export interface ProductState {
  readonly forms: Readonly<Record<FormKey, FormState>>;
}

export interface EditOptions {
  /** What was done, as the history says it: “Name”. */
  label: string;
  /** Edits of one name join into one step while they follow each other, such as typing in one field. */
  merge?: string;
}

export interface VariationEditOptions extends EditOptions {
  /** What the server has of the members that are edited, by variation. */
  saved: VariationEdits;
}

interface Edited {
  key: FormKey;
  patch: Patch;
  options: EditOptions;
}

interface VariationsEdited {
  key: FormKey;
  edits: VariationEdits;
  options: VariationEditOptions;
}

/** Which step it will be, and when; a reducer may not find that out by itself. */
interface Stamp {
  id: string;
  at: number;
}

const initialState: ProductState = { forms: { [NEW]: openForm(NEW_PRODUCT) } };

export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    recordReceived(state, { payload }: PayloadAction<{ key: FormKey; record: ProductRecord }>) {
      const { key, record } = payload;
      return withForm(plain(state), key, openForm(record));
    },
    edited: {
      prepare: (key: FormKey, patch: Patch, options: EditOptions) => stamped({ key, patch, options }),
      reducer(state, { payload, meta }: PayloadAction<Edited, string, Stamp>) {
        const { key, patch, options } = payload;
        const form = formOf(plain(state), key);
        const members = toChange({ ...form.saved, ...form.edits }, patch);
        return withStep(plain(state), key, { ...meta, ...toNames(options), members, variations: {} });
      },
    },
    variationsEdited: {
      prepare: (key: FormKey, edits: VariationEdits, options: VariationEditOptions) =>
        stamped({ key, edits, options }),
      reducer(state, { payload, meta }: PayloadAction<VariationsEdited, string, Stamp>) {
        const { key, edits, options } = payload;
        const form = withSavedVariations(formOf(plain(state), key), options.saved);
        const variations = toVariationChanges(form, edits);
        return withStep(withForm(plain(state), key, form), key, {
          ...meta,
          ...toNames(options),
          members: {},
          variations,
        });
      },
    },
    undone: (state, { payload: key }: PayloadAction<FormKey>) =>
      withForm(plain(state), key, undoStep(formOf(plain(state), key))),
    redone: (state, { payload: key }: PayloadAction<FormKey>) =>
      withForm(plain(state), key, redoStep(formOf(plain(state), key))),
  },
});

export const { recordReceived, edited, variationsEdited, undone, redone } = productSlice.actions;

const stamped = <T>(payload: T) => ({ payload, meta: { id: nanoid(), at: Date.now() } });

/** The state itself: forms are replaced as a whole, and stand-ins of thousands of variations take time. */
const plain = (state: Draft<ProductState>): ProductState => original(state) ?? state;

function formOf(state: ProductState, key: FormKey): FormState {
  const form = state.forms[key];
  if (!form) throw new Error(`The form "${key}" was changed before it was read.`);
  return form;
}

const withForm = (state: ProductState, key: FormKey, form: FormState): ProductState => ({
  ...state,
  forms: { ...state.forms, [key]: form },
});

function withStep(state: ProductState, key: FormKey, step: Step): ProductState {
  const isNothing = Object.keys(step.members).length === 0 && Object.keys(step.variations).length === 0;
  return isNothing ? state : withForm(state, key, addStep(formOf(state, key), step));
}

const toNames = ({ label, merge }: EditOptions) => ({ label, ...(merge !== undefined && { merge }) });

/** What was known of a variation before stays: newer answers of the server came through this form. */
const withSavedVariations = (form: FormState, saved: VariationEdits): FormState => ({
  ...form,
  savedVariations: {
    ...form.savedVariations,
    ...Object.fromEntries(
      Object.entries(saved).map(([id, members]) => [id, { ...members, ...form.savedVariations[Number(id)] }]),
    ),
  },
});

function toVariationChanges(form: FormState, edits: VariationEdits): Record<number, Change> {
  const changes: Record<number, Change> = {};
  for (const [key, patch] of Object.entries(edits)) {
    const id = Number(key);
    const change = toChange({ ...form.savedVariations[id], ...form.variationEdits[id] }, patch);
    if (Object.keys(change).length > 0) changes[id] = change;
  }
  return changes;
}
