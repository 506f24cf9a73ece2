import { getCountries, getCurrencies } from '../../../reference';
import { getRegisteredStatuses, getUnregisteredStatuses } from '../order-statuses';
import type { SettingOptions } from '../definition';
import { __ } from '../../../i18n';

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
const pages = () => ({
  '2': __('Sample page', 'store-admin'),
  '5': __('Shop', 'store-admin'),
  '6': __('Cart', 'store-admin'),
  '7': __('Checkout', 'store-admin'),
  '8': __('My account', 'store-admin'),
});

/** Statuses that reports can exclude or treat as actionable. */
const statuses: SettingOptions = (db) => ({ ...getRegisteredStatuses(db), ...getUnregisteredStatuses(db) });

/** Options shared by several settings or known only at runtime, by the names that data files use for them. */
export const SETTING_OPTIONS = {
  countries,
  countriesAndStates,
  currencies,
  pages,
  pagesOrNone: () => ({ '': __('No page', 'store-admin'), ...pages() }),
  statuses,
} as const satisfies Readonly<Record<string, SettingOptions>>;
