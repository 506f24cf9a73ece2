import { createSelector } from '@reduxjs/toolkit';
import type { CountriesState } from './slice';
import type { Country, Locale, LocaleField, LocaleFieldName, Locales } from './types';

const NONE: readonly Country[] = [];

const selectByCode = createSelector(
  (state: CountriesState) => state.countries,
  (countries) => new Map((countries ?? NONE).map((country) => [country.code, country])),
);

/** Every locale with the base definition filled in. */
const selectLocales = createSelector(
  (state: CountriesState) => state.locales,
  (locales) => new Map(Object.keys(locales ?? {}).map((code) => [code, completed(locales ?? {}, code)])),
);

export const countriesSelectors = (state: CountriesState) => ({
  /** All countries, sorted by name; empty until known. */
  getCountries: (): readonly Country[] => state.countries ?? NONE,

  getCountry: (code: string): Country | undefined => selectByCode(state).get(code),

  /** Each country's address rules as sent by the server; `null` until known. */
  getLocales: (): Locales | null => state.locales,

  /** The address fields of a country; the base definition if the country has no rules. */
  getLocale: (code: string): Locale | undefined => {
    const locales = selectLocales(state);
    return locales.get(code) ?? locales.get('default');
  },
});

function completed(locales: Locales, code: string): Locale {
  const base = locales['default'] ?? {};
  const own = locales[code] ?? {};
  const names = new Set([...Object.keys(base), ...Object.keys(own)]) as Set<LocaleFieldName>;
  return Object.fromEntries(
    [...names].map((name): [string, LocaleField] => [name, { ...base[name], ...own[name] }]),
  );
}
