import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Country, Locales } from './types';

export interface CountriesState {
  /** In server order, which is by name. */
  countries: Country[] | null;
  locales: Locales | null;
}

const initialState: CountriesState = { countries: null, locales: null };

export const countriesSlice = createSlice({
  name: 'countries',
  initialState,
  reducers: {
    countriesReceived(state, { payload }: PayloadAction<Country[]>) {
      state.countries = payload;
    },
    localesReceived(state, { payload }: PayloadAction<Locales>) {
      state.locales = payload;
    },
  },
});

export const { countriesReceived, localesReceived } = countriesSlice.actions;
