import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Image } from './types';

export interface AppearanceState {
  images: Readonly<Record<number, Image>>;
}

const initialState: AppearanceState = { images: {} };

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    imageReceived(state, { payload }: PayloadAction<Image>) {
      state.images[payload.id] = payload;
    },
  },
});

export const { imageReceived } = appearanceSlice.actions;
