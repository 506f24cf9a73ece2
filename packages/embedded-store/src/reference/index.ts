export { toCodes } from './codes';
export { type AddressField, type AddressLocale, getLocales } from './address-locales';
export { type Continent, EU_COUNTRIES, getContinents } from './continents';
export { type Conventions, type CurrencyPosition, getLocaleInfo } from './conventions';
export { type Country, getCountries, getCountry, isCountryState } from './countries';
export { type Currency, getCurrencies, getCurrency, getCurrencySymbol } from './currencies';
export type { State } from './states';
