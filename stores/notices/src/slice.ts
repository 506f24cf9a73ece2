import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredNotice } from './types';

export interface NoticesState {
  /** Oldest first. */
  notices: StoredNotice[];
}

const initialState: NoticesState = { notices: [] };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeCreated(state, { payload }: PayloadAction<StoredNotice>) {
      state.notices = [...state.notices.filter(({ id }) => id !== payload.id), payload];
    },
    noticeRemoved(state, { payload }: PayloadAction<string>) {
      state.notices = state.notices.filter(({ id }) => id !== payload);
    },
  },
});

export const { noticeCreated, noticeRemoved } = noticesSlice.actions;
