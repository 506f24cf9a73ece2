import { getCountries, getCurrencies } from '../../../reference';

/** Every country, with each of its states where it has any: `US:CA` is 'United States (US) - California'. */
export function countriesAndStates(): Record<string, string> {
  return Object.fromEntries(
    getCountries().flatMap(({ code, name, states }) =>
      states.length === 0
        ? [[code, name]]
        : states.map((state) => [`${code}:${state.code}`, `${name} - ${state.name}`]),
    ),
  );
}

export function countries(): Record<string, string> {
  return Object.fromEntries(getCountries().map(({ code, name }) => [code, name]));
}

export function currencies(): Record<string, string> {
  return Object.fromEntries(getCurrencies().map(({ code, name, symbol }) => [code, `${name} (${symbol})`]));
}

/** Numbers and titles of the pages that every shop has. */
export const PAGES = { '2': 'Sample page', '5': 'Shop', '6': 'Cart', '7': 'Checkout', '8': 'My account' };
