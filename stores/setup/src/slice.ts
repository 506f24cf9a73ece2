import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LocaleInfo } from './money';

export interface SetupState {
  /** By country code; empty on pages that do not say. */
  localeInfo: LocaleInfo;
  /** Whether the host shows notices that wait for a page. */
  queuesNotices: boolean;
  /** Steps that were gone through; `null` until known. */
  completedSteps: string[] | null;
  /** How many runs set extensions up at the moment. */
  runs: number;
}

const initialState: SetupState = { localeInfo: {}, queuesNotices: false, completedSteps: null, runs: 0 };

export const setupSlice = createSlice({
  name: 'setup',
  initialState,
  reducers: {
    pageReceived(state, { payload }: PayloadAction<Pick<SetupState, 'localeInfo' | 'queuesNotices'>>) {
      Object.assign(state, payload);
    },
    stepsReceived(state, { payload }: PayloadAction<string[]>) {
      state.completedSteps = payload;
    },
    runStarted(state) {
      state.runs += 1;
    },
    runEnded(state) {
      state.runs -= 1;
    },
  },
});

export const { pageReceived, runEnded, runStarted, stepsReceived } = setupSlice.actions;
