import { getCountryCode, type CountryOption } from '@admin/store-countries';

/**
 * Guesses the country from the browser's languages (`de-AT`). Countries whose options include a state are never
 * guessed, because the state affects taxes.
 * @returns the value of an option; empty if there is no guess
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
    // The browser's language tags may be invalid.
    return undefined;
  }
}
