import {
  createAction,
  createSlice,
  nanoid,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { Failure } from '@admin/http';
import { withConfirmed, withDraft, withSaveEnded, withRecord, withVariations } from './apply-responses';
import type { VariationsBatchResult } from './schemas';
import type { ProductDraft } from './drafts';
import { NEW, toFormKey } from './form-key';
import { withServerValues } from './merge-variations';
import {
  addStep,
  IDLE,
  large,
  openForm,
  redoStep,
  dropUnchangedEdits,
  toChange,
  undoStep,
  type FormState,
} from './form-state';
import type { HostForm } from './host-form';
import { NEW_PRODUCT } from './new-product';
import type {
  Change,
  Conflict,
  ConflictChoices,
  ConflictingMember,
  FieldErrors,
  FormKey,
  Patch,
  ProductRecord,
  ProductStatus,
  Step,
  UnconfirmedSave,
  VariationEdits,
} from './types';

export interface ProductState {
  readonly forms: Readonly<Record<FormKey, FormState>>;
  /** The key of the product that was created from the new form. */
  readonly created: FormKey | undefined;
  /** The ids of copies made on this page. */
  readonly copies: readonly number[];
  /** The fields that plugins add to all forms on the server; `undefined` until read. */
  readonly hostForm: HostForm | undefined;
}

export interface EditOptions {
  /** Label in the history: “Name”. */
  label: string;
  /** Consecutive edits with the same value merge into one step, such as typing in one field. */
  merge?: string;
}

export interface VariationEditOptions extends EditOptions {
  /** Saved values of the edited members, by variation. */
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

interface Resolved {
  key: FormKey;
  choices: ConflictChoices;
}

/** Id and time of a step; reducers must be pure, so these are created outside. */
interface Stamp {
  id: string;
  at: number;
}

const initialState: ProductState = {
  forms: { [NEW]: openForm(NEW_PRODUCT) },
  created: undefined,
  copies: [],
  hostForm: undefined,
};

export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    recordReceived(
      state,
      { payload }: PayloadAction<{ key: FormKey; record: ProductRecord; draft?: ProductDraft | undefined }>,
    ) {
      const { key, record, draft } = payload;
      const { forms } = plain(state);
      return withForm(plain(state), key, withRecord(forms[key], record, draft));
    },
    hostFormReceived: (state, { payload }: PayloadAction<HostForm>) => ({
      ...plain(state),
      hostForm: payload,
    }),
    draftRestored: (
      state,
      { payload: { key, draft } }: PayloadAction<{ key: FormKey; draft: ProductDraft }>,
    ) => change(state, key, (form) => withDraft(form, draft)),

    edited: {
      prepare: (key: FormKey, patch: Patch, options: EditOptions) => stamped({ key, patch, options }),
      reducer: (state, { payload, meta }: PayloadAction<Edited, string, Stamp>) =>
        change(state, payload.key, (form) => {
          const members = toChange({ ...form.saved, ...form.edits }, payload.patch);
          return withStep(form, { ...meta, ...toNames(payload.options), members, variations: {} });
        }),
    },
    variationsEdited: {
      prepare: (key: FormKey, edits: VariationEdits, options: VariationEditOptions) =>
        stamped({ key, edits, options }),
      reducer: (state, { payload, meta }: PayloadAction<VariationsEdited, string, Stamp>) =>
        change(state, payload.key, (form) => {
          const withSaved = withSavedVariations(form, payload.options.saved);
          const variations = toVariationChanges(withSaved, payload.edits);
          return withStep(withSaved, { ...meta, ...toNames(payload.options), members: {}, variations });
        }),
    },
    /** Reverts to the saved values, as a step that can be undone. */
    discarded: {
      prepare: (key: FormKey) => stamped(key),
      reducer: (state, { payload: key, meta }: PayloadAction<FormKey, string, Stamp>) =>
        change(state, key, (form) => ({
          ...withStep(form, {
            ...meta,
            label: __('Changes discarded', 'store-admin'),
            members: toChange(form.edits, pickSaved(form.saved, form.edits)),
            variations: toVariationChanges(form, form.savedVariations),
          }),
          conflict: undefined,
          unconfirmed: undefined,
          saving: form.saving.status === 'saving' ? form.saving : IDLE,
        })),
    },
    undone: (state, { payload: key }: PayloadAction<FormKey>) => change(state, key, undoStep),
    redone: (state, { payload: key }: PayloadAction<FormKey>) => change(state, key, redoStep),

    saveStarted(state, { payload: key }: PayloadAction<FormKey>) {
      const started = change(state, key, (form) => ({
        ...form,
        saving: { status: 'saving', variationFailures: {} },
        fieldErrors: {},
        conflict: undefined,
        isRestored: false,
      }));
      // A new form is unrelated to a product that was created earlier.
      return key === NEW ? { ...started, created: undefined } : started;
    },
    /** Kept until it is known whether the product was created. */
    creationSent: (state, { payload }: PayloadAction<UnconfirmedSave>) =>
      change(state, NEW, (form) => ({ ...form, unconfirmed: payload })),
    creationRefused: (state) => change(state, NEW, (form) => ({ ...form, unconfirmed: undefined })),
    /** The form of the new product continues under the product's key, and another new one can be started. */
    productCreated(state, { payload }: PayloadAction<{ record: ProductRecord; sent: Patch }>) {
      const { record, sent } = payload;
      const key = toFormKey(record.id);
      const form = formOf(plain(state), NEW);
      return {
        ...plain(state),
        forms: {
          ...plain(state).forms,
          [NEW]: openForm(NEW_PRODUCT),
          [key]: withConfirmed(form, record, sent),
        },
        created: key,
      };
    },
    copyMade: (state, { payload }: PayloadAction<number>) => ({
      ...plain(state),
      copies: [...state.copies, payload],
    }),
    creationForgotten: (state) => ({ ...plain(state), created: undefined }),
    recordConfirmed: (
      state,
      { payload: { key, record, sent } }: PayloadAction<{ key: FormKey; record: ProductRecord; sent: Patch }>,
    ) => change(state, key, (form) => withConfirmed(form, record, sent)),
    /** Takes over changes made elsewhere, below the edits. */
    recordRebased: (
      state,
      {
        payload: { key, record, edits, variations },
      }: PayloadAction<{
        key: FormKey;
        record: ProductRecord;
        edits: Patch;
        variations: Readonly<Record<number, Patch>>;
      }>,
    ) =>
      change(state, key, (form) => ({
        ...form,
        saved: record,
        edits: { ...form.edits, ...edits },
        savedVariations: withServerValues(form.savedVariations, variations),
      })),
    variationsConfirmed: (
      state,
      {
        payload,
      }: PayloadAction<{
        key: FormKey;
        sent: Readonly<Record<number, Patch>>;
        result: VariationsBatchResult;
      }>,
    ) =>
      // A variation may be saved in its own form while its product's form is not open.
      plain(state).forms[payload.key]
        ? change(state, payload.key, (form) => withVariations(form, payload.sent, payload.result))
        : plain(state),
    /** A product's variation ids, after they were listed, created or deleted; its form may not be open. */
    variationsListed: (
      state,
      { payload: { productId, ids } }: PayloadAction<{ productId: number; ids: number[] }>,
    ) => {
      const key = toFormKey(productId);
      return plain(state).forms[key]
        ? change(state, key, (form) => withVariationIds(form, ids))
        : plain(state);
    },
    saveEnded: (state, { payload: key }: PayloadAction<FormKey>) =>
      change(state, key, (form) => withSaveEnded(form)),
    saveFailed: (
      state,
      { payload }: PayloadAction<{ key: FormKey; failure: Failure; fieldErrors: FieldErrors }>,
    ) =>
      change(state, payload.key, (form) => {
        const { variationFailures } = form.saving;
        const saving = { status: 'failed', failure: payload.failure, variationFailures } as const;
        return { ...withSaveEnded(form, saving), fieldErrors: payload.fieldErrors };
      }),
    conflictFound: (
      state,
      { payload: { key, conflict } }: PayloadAction<{ key: FormKey; conflict: Conflict }>,
    ) => change(state, key, (form) => ({ ...withSaveEnded(form), conflict })),
    conflictResolved: {
      prepare: (key: FormKey, choices: ConflictChoices) => stamped({ key, choices }),
      reducer: (state, { payload, meta }: PayloadAction<Resolved, string, Stamp>) =>
        change(state, payload.key, (form) => {
          const { conflict } = form;
          if (!conflict) return form;
          const isGiven = (choice: string) => payload.choices[choice] === 'theirs';
          const patch = toTheirs(conflict.members, isGiven);
          const members = toChange({ ...form.saved, ...form.edits }, patch);
          const patches = conflict.variations.map(
            ({ id, members: all }) =>
              [id, toTheirs(all, (member) => isGiven(toChoiceKey(id, member)))] as const,
          );
          const variations = toVariationChanges(form, Object.fromEntries(patches));
          const theirs = conflict.variations.map(({ id, members: all }) => [id, toTheirs(all)] as const);
          const savedVariations = withServerValues(form.savedVariations, Object.fromEntries(theirs));
          const rebased = { ...form, saved: conflict.theirs, savedVariations, conflict: undefined };
          const label = __('Changed elsewhere', 'store-admin');
          return dropUnchangedEdits(withStep(rebased, { ...meta, label, members, variations }));
        }),
    },
    /** A status set by the server: moved to or out of the trash. */
    statusChanged: (
      state,
      { payload: { key, status } }: PayloadAction<{ key: FormKey; status: ProductStatus }>,
    ) => change(state, key, (form) => dropUnchangedEdits({ ...form, saved: { ...form.saved, status } })),
  },
});

export const {
  conflictFound,
  conflictResolved,
  copyMade,
  creationForgotten,
  creationRefused,
  creationSent,
  discarded,
  draftRestored,
  edited,
  hostFormReceived,
  productCreated,
  recordConfirmed,
  recordRebased,
  recordReceived,
  redone,
  saveEnded,
  saveFailed,
  saveStarted,
  statusChanged,
  undone,
  variationsConfirmed,
  variationsEdited,
  variationsListed,
} = productSlice.actions;

/** The current values of edited variations, for stores that list them. Forms do not change. */
export const variationsRead = createAction<{ key: FormKey; records: Readonly<Record<number, Patch>> }>(
  'product/variationsRead',
);

/** The key for choosing between two versions of a variation's member. */
export const toChoiceKey = (id: number, member: string): string => `${id}/${member}`;

const toTheirs = (
  members: readonly ConflictingMember[],
  isWanted: (member: string) => boolean = () => true,
) =>
  Object.fromEntries(
    members.filter(({ member }) => isWanted(member)).map(({ member, theirs }) => [member, theirs]),
  );

const stamped = <T>(payload: T) => ({ payload, meta: { id: nanoid(), at: Date.now() } });

/** The plain state: forms are replaced as a whole, and Immer drafts of thousands of variations are slow. */
const plain = (state: Draft<ProductState>): ProductState => original(state) ?? state;

export function formOf(state: ProductState, key: FormKey): FormState {
  const form = state.forms[key];
  if (!form) throw new Error(`The form "${key}" was changed before it was read.`);
  return form;
}

const withForm = (state: ProductState, key: FormKey, form: FormState): ProductState =>
  state.forms[key] === form ? state : { ...state, forms: { ...state.forms, [key]: form } };

const change = (
  state: Draft<ProductState>,
  key: FormKey,
  update: (form: FormState) => FormState,
): ProductState => withForm(plain(state), key, update(formOf(plain(state), key)));

function withStep(form: FormState, step: Step): FormState {
  const isNothing = Object.keys(step.members).length === 0 && Object.keys(step.variations).length === 0;
  return isNothing ? form : addStep(form, step);
}

const toNames = ({ label, merge }: EditOptions) => ({ label, ...(merge !== undefined && { merge }) });

const pickSaved = (saved: ProductRecord, edits: Patch): Patch =>
  Object.fromEntries(Object.keys(edits).map((member) => [member, saved[member]]));

/** An equal list keeps its identity, which avoids re-renders. */
function withVariationIds(form: FormState, ids: number[]): FormState {
  const savedIds = new Set(form.saved.variations);
  const isSame = savedIds.size === ids.length && ids.every((id) => savedIds.has(id));
  return isSame ? form : { ...form, saved: { ...form.saved, variations: ids } };
}

/** Known values stay: newer server responses came through this form. */
function withSavedVariations(form: FormState, saved: VariationEdits): FormState {
  const all: Record<number, Patch> = { ...form.savedVariations };
  for (const id of Object.keys(saved).map(Number)) all[id] = { ...saved[id], ...all[id] };
  return { ...form, savedVariations: large(all) };
}

function toVariationChanges(form: FormState, edits: Readonly<Record<number, Patch>>): Step['variations'] {
  const changes: Record<number, Change> = {};
  for (const [key, patch] of Object.entries(edits)) {
    const id = Number(key);
    const [saved, edited] = [form.savedVariations[id], form.variationEdits[id]];
    const members = toChange(edited ? { ...saved, ...edited } : (saved ?? {}), patch);
    if (Object.keys(members).length > 0) changes[id] = members;
  }
  return large(changes);
}
