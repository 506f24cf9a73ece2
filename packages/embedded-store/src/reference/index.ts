export { toCodes } from './codes';
export { getLocales } from './address-locales';
export { type Continent, EU_COUNTRIES, getContinents } from './continents';
export { type Conventions, getCurrencyConventions, getLocaleInfo } from './conventions';
export { type Country, getCountries, getCountry } from './countries';
export { getCurrencies, getCurrency, getCurrencySymbol } from './currencies';
