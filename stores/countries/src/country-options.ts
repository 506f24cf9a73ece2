import { sprintf, _x } from '@wordpress/i18n';
import type { Country, CountryOption, State } from './types';

/** Options for the store's location: one per state, or one per country without states. */
export function getCountryStateOptions(countries: readonly Country[]): CountryOption[] {
  return countries.flatMap(({ states, ...country }) =>
    states.length === 0 ? [toOption(country)] : states.map((state) => toOption(country, state)),
  );
}

/** The country in a value such as `US:CA`. */
export const getCountryCode = (countryState: string): string => countryState.split(':', 1)[0] ?? '';

/** The state in a value such as `US:CA`; empty when there is none. */
export const getStateCode = (countryState: string): string => countryState.split(':')[1] ?? '';

function toOption(country: CountryOption['country'], state?: State): CountryOption {
  if (!state) return { value: country.code, label: country.name, keywords: [country.code], country };
  const label = sprintf(
    /* translators: 1: name of a country, 2: name of one of its states */
    _x('%1$s — %2$s', 'country and state', 'store-admin'),
    country.name,
    state.name,
  );
  const value = `${country.code}:${state.code}`;
  return { value, label, keywords: [country.code, state.code], country, state };
}

/** The members of the European Union. */
const MEMBERS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country, or the country of a state such as `DE:DE-BY`, is in the EU. The United Kingdom is not. */
export const isInEuropeanUnion = (countryState: string): boolean =>
  MEMBERS.has(countryState.split(':')[0] ?? '');
