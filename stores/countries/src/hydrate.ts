import type { Registry } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { isRecord } from '@admin/http';
import { countriesStore } from './store';
import type { Country } from './types';

/**
 * Takes over the countries which the page carries, so that the form need not ask for all 125 kB of
 * them. Pages without countries change nothing.
 */
export function hydrateCountries(
  registry: Registry,
  page: { countries: unknown; countryStates: unknown },
): void {
  const names = toNames(page.countries);
  if (names.length === 0) return;
  const statesByCountry = isRecord(page.countryStates) ? page.countryStates : {};
  const countries = names.map((country): Country => ({
    ...country,
    states: toNames(statesByCountry[country.code]),
  }));
  void registry.dispatch(countriesStore).receiveCountries(countries);
  registry.fulfil(countriesStore).getCountries();
}

/** A map of code to name; `[]` is how the platform writes an empty one. Names come with HTML entities. */
function toNames(map: unknown): { code: string; name: string }[] {
  return Object.entries(isRecord(map) ? map : {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([code, name]) => ({ code, name: decodeEntities(name) }));
}
