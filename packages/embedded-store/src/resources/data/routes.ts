import {
  getContinents,
  getCountries,
  getCountry,
  getCurrencies,
  getCurrency,
  getLocaleInfo,
  getLocales,
} from '../../reference';
import type { Continent, Country } from '../../reference';
import { needs, RestError, route } from '../../rest';
import type { Route } from '../../rest';
import { getTextSetting } from '../settings';

const mayView = needs('manage_woocommerce', 'list');

const noLocation = () =>
  new RestError(
    404,
    'woocommerce_rest_data_invalid_location',
    'There are no locations matching these parameters.',
  );
const noCurrency = () =>
  new RestError(
    404,
    'woocommerce_rest_data_invalid_currency',
    'There are no currencies matching these parameters.',
  );

export const dataRoutes: readonly Route[] = [
  ...['/wc/v3/data', '/wc-analytics/data'].flatMap(countryRoutes),
  route({
    method: 'GET',
    path: '/wc-analytics/data/countries/locales',
    permission: mayView,
    handler: () => getLocales(),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/continents',
    permission: mayView,
    handler: () => getContinents().map(withConventions),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/currencies',
    permission: mayView,
    handler: () => getCurrencies(),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/currencies/current',
    permission: mayView,
    handler: ({ context }) => currency(getTextSetting(context.db, 'general', 'woocommerce_currency')),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/currencies/{currency}',
    permission: mayView,
    handler: ({ param }) => currency(param('currency').toUpperCase()),
  }),
];

/** Both namespaces answer the same. */
function countryRoutes(root: string): Route[] {
  return [
    route({ method: 'GET', path: `${root}/countries`, permission: mayView, handler: () => getCountries() }),
    route({
      method: 'GET',
      path: `${root}/countries/{location}`,
      permission: mayView,
      handler({ param }) {
        const country = getCountry(param('location').toUpperCase());
        if (!country) throw noLocation();
        return country;
      },
    }),
  ];
}

function currency(code: string): object {
  const found = getCurrency(code);
  if (!found) throw noCurrency();
  return found;
}

/** Adds how people of each country write money and measure things. */
function withConventions(continent: Continent): object {
  return {
    ...continent,
    countries: continent.countries.map((country) => ({ ...country, ...conventionsOf(country) })),
  };
}

function conventionsOf({ code }: Country): object {
  const info = getLocaleInfo()[code];
  if (!info) return {};
  const {
    currency_code,
    currency_pos,
    decimal_sep,
    dimension_unit,
    num_decimals,
    thousand_sep,
    weight_unit,
  } = info;
  return {
    currency_code,
    currency_pos,
    decimal_sep,
    dimension_unit,
    num_decimals,
    thousand_sep,
    weight_unit,
  };
}
