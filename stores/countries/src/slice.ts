import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CarriedCountries } from './carried';
import type { Country, Locales } from './types';

export interface CountriesState {
  /** In the order of the server, which is by name. */
  countries: Country[] | null;
  /** What the page carried, read once somebody asks: most screens need no country. */
  carried: CarriedCountries | null;
  locales: Locales | null;
}

const initialState: CountriesState = { countries: null, carried: null, locales: null };

export const countriesSlice = createSlice({
  name: 'countries',
  initialState,
  reducers: {
    countriesReceived(state, { payload }: PayloadAction<Country[]>) {
      state.countries = payload;
    },
    countriesCarried(state, { payload }: PayloadAction<CarriedCountries>) {
      state.carried = payload;
    },
    localesReceived(state, { payload }: PayloadAction<Locales>) {
      state.locales = payload;
    },
  },
});

export const { countriesReceived, countriesCarried, localesReceived } = countriesSlice.actions;
