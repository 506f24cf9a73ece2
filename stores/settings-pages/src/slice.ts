import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsPage } from './types';

export interface SettingsPagesState {
  pages: SettingsPage[] | null;
  /** Groups whose settings are loaded with labels and options. */
  groups: string[];
}

const initialState: SettingsPagesState = { pages: null, groups: [] };

export const settingsPagesSlice = createSlice({
  name: 'settings-pages',
  initialState,
  reducers: {
    pagesReceived(state, { payload }: PayloadAction<SettingsPage[]>) {
      state.pages = payload;
    },
    groupRead(state, { payload }: PayloadAction<string>) {
      state.groups.push(payload);
    },
  },
});

export const { groupRead, pagesReceived } = settingsPagesSlice.actions;
