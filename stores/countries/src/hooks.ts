import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { getAddressFields } from './address-fields';
import { getCountryCode, getCountryStateOptions, getStateCode } from './country-options';
import { countriesStore } from './store';

/** All countries and the options made from them, with the loading state. */
export function useCountries() {
  const read = useSelect((select, resolution) => ({
    countries: select(countriesStore).getCountries(),
    ...resolution(countriesStore).getCountries(),
  }));
  const options = useMemo(() => getCountryStateOptions(read.countries), [read.countries]);
  return { ...read, options };
}

/**
 * The address fields of a country (`US`, or `US:CA`), with the loading state. Until the locales load, or if they fail
 * to, the default fields are returned.
 */
export function useAddressFields(countryState: string) {
  const code = getCountryCode(countryState);
  const { locale, ...read } = useSelect((select, resolution) => {
    select(countriesStore).getLocales();
    return { locale: select(countriesStore).getLocale(code), ...resolution(countriesStore).getLocales() };
  });
  // A country without states has no state label, whatever its locale says.
  const hasStates = getStateCode(countryState) !== '';
  const fields = useMemo(() => getAddressFields(locale, { hasStates }), [locale, hasStates]);
  return { fields, ...read };
}
