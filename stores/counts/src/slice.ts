import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface CountsState {
  /** Totals by what was counted. */
  totals: Record<string, number>;
  /** How many changes were confirmed: tells a total that was counted before a change from a newer one. */
  changes: number;
}

const initialState: CountsState = { totals: {}, changes: 0 };

export const countsSlice = createSlice({
  name: 'counts',
  initialState,
  reducers: {
    counted(state, { payload: { key, total } }: PayloadAction<{ key: string; total: number }>) {
      state.totals[key] = total;
    },
    outdated(state) {
      state.changes += 1;
    },
  },
});

export const { counted, outdated } = countsSlice.actions;
