export { getLocales } from './address-locales';
export { getLocaleFormats } from './locale-formats';
export type { Continent } from './continents';
export { EU_COUNTRIES, getContinents } from './continents';
export type { Conventions } from './conventions';
export { getCurrencyConventions, getLocaleInfo } from './conventions';
export type { Country } from './countries';
export { getCountries, getCountry, toCodes } from './countries';
export { getCurrencies, getCurrency, getCurrencySymbol } from './currencies';
