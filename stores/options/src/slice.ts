import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { OptionName, OptionPatch } from './types';

interface OptionEdit {
  patch: OptionPatch;
}

export interface OptionsState extends OptimisticState<OptionEdit> {
  /** What the server last told us. */
  saved: OptionPatch;
}

export const optionEdits = createOptimisticUpdates<OptionsState, OptionEdit, OptionPatch>({
  name: 'options',
  getKeys: ({ patch }) => Object.keys(patch),
  merge: (state, confirmed) => ({ ...state, saved: { ...state.saved, ...confirmed } }),
});

const initialState: OptionsState = { saved: {}, ...optionEdits.initialState };

export const optionsSlice = createSlice({
  name: 'options',
  initialState,
  reducers: {
    received(state, { payload }: PayloadAction<OptionPatch>) {
      Object.assign(state.saved, payload);
    },
  },
});

export const { received } = optionsSlice.actions;

/** Nobody can tell whether this option was stored: no answer came, or the server broke on the way. */
export const saveOutcomeUnknown = createAction<OptionName>('options/saveUnclear');

/** `Object.keys` with the type it has for a patch, whose keys are option names by construction. */
export const namesOf = (patch: OptionPatch) => Object.keys(patch) as OptionName[];
