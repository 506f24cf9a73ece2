import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { CurrentUser, PreferenceName, PreferencePatch } from './types';

interface PreferenceEdit {
  patch: PreferencePatch;
}

export interface UserState extends OptimisticState<PreferenceEdit> {
  user: CurrentUser | null;
  /** The preferences as the server last told them. */
  saved: PreferencePatch;
}

export const preferenceEdits = createOptimisticUpdates<UserState, PreferenceEdit, PreferencePatch>({
  name: 'user',
  // One write at a time, in the order they were requested; the last one decides.
  getKeys: () => ['preferences'],
  // The server answers with all preferences.
  merge: (state, confirmed) => ({ ...state, saved: confirmed }),
});

const initialState: UserState = { user: null, saved: {}, ...preferenceEdits.initialState };

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    received(state, { payload }: PayloadAction<{ user: CurrentUser; preferences: PreferencePatch }>) {
      state.user = payload.user;
      state.saved = payload.preferences;
    },
  },
});

export const { received } = userSlice.actions;

/** `Object.keys` with the type it has for a patch. */
export const namesOf = (patch: PreferencePatch) => Object.keys(patch) as PreferenceName[];
