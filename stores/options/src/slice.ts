import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { OptionName, OptionPatch } from './types';

interface OptionEdit {
  patch: OptionPatch;
}

export interface OptionsState extends OptimisticState<OptionEdit> {
  /** As last received from the server. */
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

/** It is unknown whether this option was stored: the response was lost, or the server failed halfway. */
export const saveOutcomeUnknown = createAction<OptionName>('options/saveUnclear');

/** `Object.keys` typed for a patch, whose keys are always option names. */
export const namesOf = (patch: OptionPatch) => Object.keys(patch) as OptionName[];
