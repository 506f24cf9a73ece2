import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Picture } from './types';

export interface AppearanceState {
  pictures: Readonly<Record<number, Picture>>;
}

const initialState: AppearanceState = { pictures: {} };

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    pictureReceived(state, { payload }: PayloadAction<Picture>) {
      state.pictures[payload.id] = payload;
    },
  },
});

export const { pictureReceived } = appearanceSlice.actions;
