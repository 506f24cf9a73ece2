import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser, PreferenceName, PreferencePatch } from './types';

export interface UserState {
  user: CurrentUser | null;
  /** The preferences as the server last told them. */
  saved: PreferencePatch;
  /** Edits on their way to the server, oldest first; readers see them on top of `saved`. */
  pending: { id: string; patch: PreferencePatch }[];
}

interface EditEnd {
  id: string;
  /** All preferences as they are stored now; absent when the edit failed or was cancelled. */
  confirmed?: PreferencePatch | undefined;
}

const initialState: UserState = { user: null, saved: {}, pending: [] };

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    received(state, { payload }: PayloadAction<{ user: CurrentUser; preferences: PreferencePatch }>) {
      state.user = payload.user;
      state.saved = payload.preferences;
    },
    editStarted(state, { payload }: PayloadAction<UserState['pending'][number]>) {
      state.pending.push(payload);
    },
    editEnded(state, { payload: { id, confirmed } }: PayloadAction<EditEnd>) {
      if (confirmed) state.saved = confirmed;
      state.pending = state.pending.filter((layer) => layer.id !== id);
    },
  },
});

export const { received, editStarted, editEnded } = userSlice.actions;

/** `Object.keys` with the type it has for a patch. */
export const namesOf = (patch: PreferencePatch) => Object.keys(patch) as PreferenceName[];
