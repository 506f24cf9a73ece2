import { useCallback } from 'react';
import { useRegistry } from '@admin/data';
import {
  countriesStore,
  getAddressFields,
  getCountryCode,
  requireCountryOnly,
  type AddressFields,
} from '@admin/store-countries';

/** Looks up what the country of a value such as `US:CA` says about the fields, at the moment of asking. */
export function useFieldRules(): (countryState: string) => AddressFields {
  const { select } = useRegistry();
  return useCallback(
    (countryState) => getAddressFields(select(countriesStore).getLocale(getCountryCode(countryState))),
    [select],
  );
}

export const toRequired = (fields: AddressFields, needsWholeAddress: boolean): AddressFields =>
  needsWholeAddress ? fields : requireCountryOnly(fields);
