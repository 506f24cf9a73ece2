import { getCountries, getCurrencies } from '../../../reference';
import { getRegisteredStatuses, getUnregisteredStatuses } from '../order-statuses';
import type { SettingOptions } from '../definition';

/** Every country, with its states if it has any: `US:CA` is 'United States (US) - California'. */
function countriesAndStates(): Record<string, string> {
  return Object.fromEntries(
    getCountries().flatMap(({ code, name, states }) =>
      states.length === 0
        ? [[code, name]]
        : states.map((state) => [`${code}:${state.code}`, `${name} - ${state.name}`]),
    ),
  );
}

function countries(): Record<string, string> {
  return Object.fromEntries(getCountries().map(({ code, name }) => [code, name]));
}

function currencies(): Record<string, string> {
  return Object.fromEntries(getCurrencies().map(({ code, name, symbol }) => [code, `${name} (${symbol})`]));
}

/** Ids and titles of the pages that every store has. */
const pages = { '2': 'Sample page', '5': 'Shop', '6': 'Cart', '7': 'Checkout', '8': 'My account' };

/** Statuses that reports can exclude or treat as actionable. */
const statuses: SettingOptions = (db) => ({ ...getRegisteredStatuses(db), ...getUnregisteredStatuses(db) });

/** Options shared by several settings or known only at runtime, by the names that data files use for them. */
export const SETTING_OPTIONS = {
  countries,
  countriesAndStates,
  currencies,
  pages,
  pagesOrNone: { '': 'No page', ...pages },
  statuses,
} as const satisfies Readonly<Record<string, SettingOptions>>;
