import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { getAddressFields } from './address-fields';
import { getCountryCode, getCountryStateOptions, getStateCode } from './country-options';
import { countriesStore } from './store';

/** All countries and the choices they give, with the state of loading them. */
export function useCountries() {
  const read = useSelect((select, resolution) => ({
    countries: select(countriesStore).getCountries(),
    ...resolution(countriesStore).getCountries(),
  }));
  const options = useMemo(() => getCountryStateOptions(read.countries), [read.countries]);
  return { ...read, options };
}

/**
 * The address fields of a country (`US`, or `US:CA`), with the state of loading them. Until the
 * locales are there, and if they never come, the fields are the usual ones.
 */
export function useAddressFields(countryState: string) {
  const code = getCountryCode(countryState);
  const { locale, ...read } = useSelect((select, resolution) => {
    select(countriesStore).getLocales();
    return { locale: select(countriesStore).getLocale(code), ...resolution(countriesStore).getLocales() };
  });
  // A country without states in the list has no name for them either, whatever its locale calls them.
  const hasStates = getStateCode(countryState) !== '';
  const fields = useMemo(() => getAddressFields(locale, { hasStates }), [locale, hasStates]);
  return { fields, ...read };
}
