import { all, text } from '../database';
import type { StoreDatabase } from '../database';
import {
  getContinents,
  getCountries,
  getCountry,
  getCurrencies,
  getCurrency,
  getLocaleInfo,
  getLocales,
} from '../reference';
import type { Continent, Country } from '../reference';
import { requireCapability, required, RestError, route, string } from '../rest';
import type { Route } from '../rest';
import { getTextSetting } from './settings/queries';
import { __ } from '../i18n';

const canView = requireCapability('manage_woocommerce', 'list');

const noLocation = () =>
  new RestError(
    404,
    'woocommerce_rest_data_invalid_location',
    __('There are no locations matching these parameters.', 'store-admin'),
  );
const noCurrency = () =>
  new RestError(
    404,
    'woocommerce_rest_data_invalid_currency',
    __('There are no currencies matching these parameters.', 'store-admin'),
  );

const INDEX = [
  ['continents', 'Continents with their countries and states.'],
  ['countries', 'Countries with their states.'],
  ['currencies', 'Currencies with their symbols.'],
] as const;

const DOWNLOAD_IPS = [
  'download-ips',
  'Addresses from which files were fetched, by their beginning.',
] as const;

/** The number of suggestions shown in a list. */
const MAX_ADDRESSES = 10;

export const dataRoutes: readonly Route[] = [
  ...['/wc/v3/data', '/wc-analytics/data'].flatMap(countryRoutes),
  indexRoute('/wc/v3/data', INDEX),
  indexRoute('/wc-analytics/data', [...INDEX, DOWNLOAD_IPS]),
  route({
    method: 'GET',
    path: '/wc-analytics/data/download-ips',
    args: { match: required(string()) },
    permission: canView,
    handler: ({ context, args }) =>
      findAddresses(context.db, args.match).map((address) => ({ user_ip_address: address })),
  }),
  route({
    method: 'GET',
    path: '/wc-analytics/data/countries/locales',
    permission: canView,
    handler: () => getLocales(),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/continents',
    permission: canView,
    handler: () => getContinents().map(withConventions),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/continents/{location}',
    permission: canView,
    handler({ param }) {
      const code = param('location').toUpperCase();
      const continent = getContinents().find((each) => each.code === code);
      if (!continent) throw noLocation();
      return withConventions(continent);
    },
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/currencies',
    permission: canView,
    handler: () => getCurrencies(),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/currencies/current',
    permission: canView,
    handler: ({ context }) => currency(getTextSetting(context.db, 'general', 'woocommerce_currency')),
  }),
  route({
    method: 'GET',
    path: '/wc/v3/data/currencies/{currency}',
    permission: canView,
    handler: ({ param }) => currency(param('currency').toUpperCase()),
  }),
];

function indexRoute(path: string, entries: readonly (readonly [slug: string, description: string])[]): Route {
  return route({
    method: 'GET',
    path,
    permission: canView,
    handler: ({ link }) =>
      entries.map(([slug, description]) => ({
        slug,
        description,
        _links: { self: [{ href: link(`${path}/${slug}`) }] },
      })),
  });
}

function findAddresses(db: StoreDatabase, beginning: string): string[] {
  const rows = all(
    db,
    `SELECT DISTINCT ip_address FROM download_stats
     WHERE ip_address <> '' AND substr(ip_address, 1, length(?1)) = ?1 ORDER BY ip_address LIMIT ?2`,
    beginning,
    MAX_ADDRESSES,
  );
  return rows.map((row) => text(row, 'ip_address'));
}

/** Both namespaces return the same data. */
function countryRoutes(root: string): Route[] {
  return [
    route({ method: 'GET', path: `${root}/countries`, permission: canView, handler: () => getCountries() }),
    route({
      method: 'GET',
      path: `${root}/countries/{location}`,
      permission: canView,
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

/** Adds each country's currency format and units of measurement. */
function withConventions(continent: Continent): object {
  return {
    ...continent,
    countries: continent.countries.map((country) => ({ ...country, ...conventionsOf(country) })),
  };
}

const CONVENTIONS = [
  'currency_code',
  'currency_pos',
  'decimal_sep',
  'dimension_unit',
  'num_decimals',
  'thousand_sep',
  'weight_unit',
] as const;

function conventionsOf({ code }: Country): object {
  const info = getLocaleInfo()[code];
  return info ? Object.fromEntries(CONVENTIONS.map((name) => [name, info[name]])) : {};
}
