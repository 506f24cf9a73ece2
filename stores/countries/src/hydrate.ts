import type { Registry } from '@admin/data';
import { parsePageCountries } from './schemas';
import { countriesStore } from './store';

/**
 * Takes over the countries which the page carries, so that the form need not ask for all 125 kB of
 * them. Pages without countries change nothing.
 */
export function hydrateCountries(
  registry: Registry,
  page: { countries: unknown; countryStates: unknown },
): void {
  const countries = parsePageCountries(page);
  if (countries.length === 0) return;
  void registry.dispatch(countriesStore).receiveCountries(countries);
  registry.finishResolution(countriesStore).getCountries();
}
