import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaxRates } from './types';

export interface TaxesState {
  /** By tax class slug. */
  rates: Record<string, TaxRates>;
}

const initialState: TaxesState = { rates: {} };

export const taxesSlice = createSlice({
  name: 'taxes',
  initialState,
  reducers: {
    ratesReceived: (state, { payload }: PayloadAction<{ taxClass: string; rates: TaxRates }>) => ({
      ...state,
      rates: { ...state.rates, [payload.taxClass]: payload.rates },
    }),
  },
});

export const { ratesReceived } = taxesSlice.actions;
