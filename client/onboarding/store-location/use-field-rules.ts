import { useCallback } from 'react';
import { useRegistry } from '@admin/data';
import {
  countriesStore,
  getAddressFields,
  getCountryCode,
  requireCountryOnly,
  type AddressFields,
} from '@admin/store-countries';

/** Returns a function that looks up the current field rules of a country value such as `US:CA`. */
export function useFieldRules(): (countryState: string) => AddressFields {
  const { select } = useRegistry();
  return useCallback(
    (countryState) => getAddressFields(select(countriesStore).getLocale(getCountryCode(countryState))),
    [select],
  );
}

export const toRequired = (fields: AddressFields, needsWholeAddress: boolean): AddressFields =>
  needsWholeAddress ? fields : requireCountryOnly(fields);
