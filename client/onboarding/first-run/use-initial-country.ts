import { useState } from 'react';
import type { CountryOption } from '@admin/store-countries';
import type { Profile } from '@admin/store-profile';
import { guessCountry } from './guess-country';

/** Where the shop is, as a form opens with it. */
export interface InitialCountry {
  /** Such as `US:CA`; empty where there is nothing to go by. */
  countryState: string;
  isGuessed: boolean;
}

/**
 * The country that the owner chose, or the one that may be meant: what a shop is installed with was chosen by nobody.
 * It stays what it was while the form is saved.
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
