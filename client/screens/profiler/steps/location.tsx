import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import type { AddressValues, CountryOption } from '@admin/store-countries';
import type { Profile } from '@admin/store-profile';
import { SearchableSelect } from '@admin/ui';
import { getCountryHelp } from '../../../onboarding/first-run/country-help';
import { useInitialCountry, type InitialCountry } from '../../../onboarding/first-run/use-initial-country';
import { StoredAddress } from '../../../onboarding/store-location/stored-address';

/** The store's location, as initial form values. */
export interface Location extends InitialCountry {
  options: readonly CountryOption[];
}

interface WithLocationProps {
  profile: Profile;
  children: (location: Location) => ReactNode;
}

/** Renders a form once the store's location, or a guess of it, is known. */
export const WithLocation = ({ profile, children }: WithLocationProps) => (
  <StoredAddress>
    {(stored, options) => (
      <GuessedLocation profile={profile} stored={stored} options={options}>
        {children}
      </GuessedLocation>
    )}
  </StoredAddress>
);

interface GuessedLocationProps extends WithLocationProps {
  stored: AddressValues;
  options: readonly CountryOption[];
}

function GuessedLocation({ profile, stored, options, children }: GuessedLocationProps) {
  const country = useInitialCountry(profile, stored.countryState, options);
  return children({ ...country, options });
}

export interface LocationValues {
  countryState: string;
}

export const validateLocation = ({ countryState }: LocationValues) =>
  countryState ? {} : { countryState: __('Please select a country / region', 'store-admin') };

interface LocationFieldProps extends Location {
  label: string;
}

export function LocationField({ label, options, ...opening }: LocationFieldProps) {
  const field = useFormField('countryState');
  return (
    <SearchableSelect
      {...field}
      label={label}
      required
      options={options}
      placeholder={__('Search for a country or state', 'store-admin')}
      help={getCountryHelp(opening, field.value)}
    />
  );
}
