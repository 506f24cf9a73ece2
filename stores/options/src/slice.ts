import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OptionName, OptionPatch } from './types';

export interface OptionsState {
  /** What the server last told us. */
  saved: OptionPatch;
  /** Edits on their way to the server, oldest first; readers see them on top of `saved`. */
  pending: { id: string; patch: OptionPatch }[];
  /** How often each option has been saved: tells an answer that is older than a save from a newer one. */
  saves: Partial<Record<OptionName, number>>;
}

interface EditEnd {
  id: string;
  /** What is stored now; absent when the edit failed or was cancelled. */
  confirmed?: OptionPatch | undefined;
}

const initialState: OptionsState = { saved: {}, pending: [], saves: {} };

export const optionsSlice = createSlice({
  name: 'options',
  initialState,
  reducers: {
    received(state, { payload }: PayloadAction<OptionPatch>) {
      Object.assign(state.saved, payload);
    },
    editStarted(state, { payload }: PayloadAction<OptionsState['pending'][number]>) {
      state.pending.push(payload);
    },
    /** Removing the layer is the whole rollback; what the server confirmed moves into `saved` first. */
    editEnded(state, { payload: { id, confirmed = {} } }: PayloadAction<EditEnd>) {
      Object.assign(state.saved, confirmed);
      for (const name of namesOf(confirmed)) state.saves[name] = (state.saves[name] ?? 0) + 1;
      state.pending = state.pending.filter((layer) => layer.id !== id);
    },
  },
});

export const { received, editStarted, editEnded } = optionsSlice.actions;

/** Nobody can tell whether this option was stored: no answer came, or the server broke on the way. */
export const saveUnclear = createAction<OptionName>('options/saveUnclear');

/** `Object.keys` with the type it has for a patch, whose keys are option names by construction. */
export const namesOf = (patch: OptionPatch) => Object.keys(patch) as OptionName[];
