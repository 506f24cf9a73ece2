export { clearHiddenFields, getAddressFields, requireCountryOnly, validateAddress } from './address-fields';
export { getCountryCode, getCountryStateOptions, isInEuropeanUnion } from './country-options';
export { useAddressFields, useCountries } from './hooks';
export { hydrateCountries } from './hydrate';
export { matchCountry, matchCountryState } from './match-country-state';
export type { Autofill } from './match-country-state';
export { countriesStore } from './store';
export type {
  AddressErrors,
  AddressField,
  AddressFieldName,
  AddressFields,
  AddressValues,
  Country,
  CountryOption,
  Locale,
  LocaleField,
  Locales,
  State,
} from './types';
