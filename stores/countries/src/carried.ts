import { decodeEntities } from '@admin/format';
import { isRecord } from '@admin/http';
import type { Country } from './types';

/** Countries as a page carries them: maps of code to name, of the states by the code of their country. */
export interface CarriedCountries {
  readonly countries: unknown;
  readonly countryStates: unknown;
}

/** In the order of the page, which is by name. */
export function readCarried({ countries, countryStates }: CarriedCountries): Country[] {
  const states = isRecord(countryStates) ? countryStates : {};
  return toNames(countries).map((country) => ({ ...country, states: toNames(states[country.code]) }));
}

/** A map of code to name; `[]` is how the platform writes an empty one. Names come with HTML entities. */
function toNames(map: unknown): { code: string; name: string }[] {
  return Object.entries(isRecord(map) ? map : {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([code, name]) => ({ code, name: decodeEntities(name) }));
}
