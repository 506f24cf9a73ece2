import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaxClass, TaxRates } from './types';

export interface TaxesState {
  /** `null` until known. */
  classes: readonly TaxClass[] | null;
  /** By the slug of their class. */
  rates: Record<string, TaxRates>;
}

const initialState: TaxesState = { classes: null, rates: {} };

export const taxesSlice = createSlice({
  name: 'taxes',
  initialState,
  reducers: {
    classesReceived: (state, { payload }: PayloadAction<readonly TaxClass[]>) => ({
      ...state,
      classes: payload,
    }),
    ratesReceived: (state, { payload }: PayloadAction<{ taxClass: string; rates: TaxRates }>) => ({
      ...state,
      rates: { ...state.rates, [payload.taxClass]: payload.rates },
    }),
  },
});

export const { classesReceived, ratesReceived } = taxesSlice.actions;
