import { useState } from 'react';
import type { CountryOption } from '@admin/store-countries';
import type { Profile } from '@admin/store-profile';
import { guessCountry } from './guess-country';

/** Location of the store when a form opens. */
export interface InitialCountry {
  /** Such as `US:CA`; empty if it is unknown. */
  countryState: string;
  isGuessed: boolean;
}

/**
 * Returns the country that the user selected, else a guess: the default country of a new installation isn't the user's
 * choice. The result doesn't change while the form is saved.
 */
export function useInitialCountry(
  profile: Profile,
  stored: string,
  options: readonly CountryOption[],
): InitialCountry {
  const [country] = useState(() => {
    if (profile.is_store_country_set === true) return { countryState: stored, isGuessed: false };
    const guess = guessCountry(navigator.languages, options);
    return { countryState: guess, isGuessed: guess !== '' };
  });
  return country;
}
