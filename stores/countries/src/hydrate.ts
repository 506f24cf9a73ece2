import type { Registry } from '@admin/data';
import { isRecord } from '@admin/http';
import type { CarriedCountries } from './carried';
import { countriesStore } from './store';

/**
 * Takes over the countries which the page carries, so that the form need not ask for all 125 kB of
 * them. Pages without countries change nothing.
 */
export function hydrateCountries(registry: Registry, { countries, countryStates }: CarriedCountries): void {
  if (!Object.values(isRecord(countries) ? countries : {}).some((name) => typeof name === 'string')) return;
  // Frozen, since the state would otherwise freeze each of the thousands of names in turn.
  const carried = Object.freeze({ countries, countryStates });
  void registry.dispatch(countriesStore).carryCountries(carried);
  registry.fulfil(countriesStore).getCountries();
}
