import { getCountryCode, type CountryOption } from '@admin/store-countries';

/**
 * The country where the owner's browser is at home, going by its languages (`de-AT`). Of countries that are chosen
 * together with a state nothing is guessed, since the state decides on taxes.
 * @returns the value of an option; empty when there is nothing to go by
 */
export function guessCountry(languages: readonly string[], options: readonly CountryOption[]): string {
  const regions = languages.map(regionOf).filter((region) => region !== undefined);
  for (const region of regions) {
    const [match, ...others] = options.filter(({ value }) => getCountryCode(value) === region);
    if (match && others.length === 0) return match.value;
  }
  return '';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Browsers may be set to anything.
    return undefined;
  }
}
