import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface CountsState {
  /** Totals by key. */
  totals: Record<string, number>;
}

const initialState: CountsState = { totals: {} };

export const countsSlice = createSlice({
  name: 'counts',
  initialState,
  reducers: {
    counted(state, { payload: { key, total } }: PayloadAction<{ key: string; total: number }>) {
      state.totals[key] = total;
    },
  },
});

export const { counted } = countsSlice.actions;
