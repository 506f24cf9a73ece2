import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LocaleInfo } from './money';

export interface SetupState {
  /** By country code; empty if the page does not include it. */
  localeInfo: LocaleInfo;
  /** Whether the host supports stored notices. */
  queuesNotices: boolean;
  /** Completed steps; `null` until known. */
  completedSteps: string[] | null;
  /** Number of background setups in progress. */
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
