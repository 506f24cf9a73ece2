import { useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useFormField } from '@admin/forms';
import type { AddressValues, CountryOption } from '@admin/store-countries';
import type { Profile } from '@admin/store-profile';
import { SearchableSelect } from '@admin/ui';
import { StoredAddress } from '../../../guides/store-location/stored-address';
import { guessCountry } from '../guess-country';

/** Where the shop is, as a form opens with it. */
export interface Location {
  countryState: string;
  isGuessed: boolean;
  options: readonly CountryOption[];
}

interface WithLocationProps {
  profile: Profile;
  children: (location: Location) => ReactNode;
}

/** Shows a form once it is known where the shop is, or may be. */
export const WithLocation = ({ profile, children }: WithLocationProps) => (
  <StoredAddress>
    {(stored, options) => (
      <Known profile={profile} stored={stored} options={options}>
        {children}
      </Known>
    )}
  </StoredAddress>
);

interface KnownProps extends WithLocationProps {
  stored: AddressValues;
  options: readonly CountryOption[];
}

function Known({ profile, stored, options, children }: KnownProps) {
  // What a form opened with does not change while it is saved.
  const [location] = useState(() => {
    const isSet = profile.is_store_country_set === true;
    const guess = isSet ? '' : guessCountry(navigator.languages, options);
    return { countryState: isSet ? stored.countryState : guess, isGuessed: guess !== '', options };
  });
  return children(location);
}

export interface Located {
  countryState: string;
}

export const validateLocation = ({ countryState }: Located) =>
  countryState ? {} : { countryState: __('Please select a country / region', 'woocommerce') };

interface LocationFieldProps extends Location {
  label: string;
}

export function LocationField({ label, options, isGuessed, countryState }: LocationFieldProps) {
  const field = useFormField('countryState');
  const isGuess = isGuessed && field.value === countryState;
  return (
    <SearchableSelect
      {...field}
      label={label}
      required
      options={options}
      placeholder={__('Search for a country or state', 'woocommerce')}
      help={
        isGuess
          ? __(
              'This is a guess by the language of your browser. Please look whether it is right.',
              'woocommerce',
            )
          : __('Currency, taxes and ways to pay go by it.', 'woocommerce')
      }
    />
  );
}
