import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { CurrentUser, PreferenceName, PreferencePatch } from './types';

interface PreferenceEdit {
  patch: PreferencePatch;
}

export interface UserState extends OptimisticState<PreferenceEdit> {
  user: CurrentUser | null;
  /** The preferences as last received from the server. */
  saved: PreferencePatch;
}

export const preferenceEdits = createOptimisticUpdates<UserState, PreferenceEdit, PreferencePatch>({
  name: 'user',
  // Writes are sequential, in request order; the last one wins.
  getKeys: () => ['preferences'],
  // The response contains all preferences.
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

/** `Object.keys` typed for a patch. */
export const namesOf = (patch: PreferencePatch) => Object.keys(patch) as PreferenceName[];
