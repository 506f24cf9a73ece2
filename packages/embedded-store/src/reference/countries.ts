import iso from 'i18n-iso-countries/langs/en.json';
import platformNames from './platform-names.data.json';
import type { State } from './states';
import { getStates } from './states';

export interface Country {
  code: string;
  name: string;
  states: State[];
}

/** Names that the platform spells differently from the standard. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = platformNames;

const byName = new Intl.Collator('en');

const countries: readonly Country[] = Object.entries<string | string[]>(iso.countries)
  .map(([code, names]) => ({
    code,
    name: PLATFORM_NAMES[code] ?? (typeof names === 'string' ? names : (names[0] ?? code)),
    states: getStates(code),
  }))
  .toSorted((a, b) => byName.compare(a.name, b.name));

const countryByCode = new Map(countries.map((country) => [country.code, country]));

/** All countries that an address can have, sorted by name. */
export function getCountries(): readonly Country[] {
  return countries;
}

export function getCountry(code: string): Country | undefined {
  return countryByCode.get(code);
}
