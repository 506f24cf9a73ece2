import { getCountries, getCountry } from '../../../reference';
import { isAmount } from '../../../shared/amounts';
import { findTaxRates, getTaxClasses } from '../../../sales';
import type { TaxRate } from '../../../sales';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { PageForm, Problem } from '../form/page-form';
import { cellId, rowTableForm, saveRows } from '../form/row-table';
import type { Row, RowColumn } from '../form/row-table';
import { getPage } from '../lists/list-query';
import { pagination } from '../lists/pagination';
import { __, _n, sprintf } from '../../../i18n';

const PREFIX = 'tax_rate';
const COUNTRIES = 'tax_rate_countries';

/** Rates per page: a form with more of them would be slow to fill in. */
const PER_PAGE = 50;

const listColumns = (): readonly RowColumn[] => [
  {
    key: 'country',
    label: __('Country code', 'store-admin'),
    width: 'short',
    placeholder: '*',
    list: COUNTRIES,
  },
  { key: 'state', label: __('State code', 'store-admin'), width: 'short', placeholder: '*' },
  { key: 'postcode', label: __('Postcode / ZIP', 'store-admin'), placeholder: '*' },
  { key: 'city', label: __('City', 'store-admin'), placeholder: '*' },
  { key: 'rate', label: __('Rate %', 'store-admin'), width: 'short', placeholder: '0' },
  { key: 'name', label: __('Tax name', 'store-admin') },
  { key: 'priority', label: __('Priority', 'store-admin'), type: 'number', width: 'short' },
  { key: 'compound', label: __('Compound', 'store-admin'), type: 'checkbox', width: 'tiny' },
  { key: 'shipping', label: __('Shipping', 'store-admin'), type: 'checkbox', width: 'tiny' },
  { key: 'order', label: __('Position', 'store-admin'), type: 'number', width: 'short' },
];

/** The rates of one tax class; `undefined` when there is no such class. */
export function taxRatesForm(context: AdminPageContext, slug: string): PageForm | undefined {
  const { store, url } = context;
  const taxClass = getTaxClasses(store.db).find((each) => each.slug === slug);
  if (!taxClass) return undefined;
  const { rates, total } = findTaxRates(store.db, {
    taxClass: slug,
    orderBy: 'order',
    order: 'asc',
    limit: PER_PAGE,
    offset: (getPage(url.searchParams) - 1) * PER_PAGE,
  });
  const stored = rates.map(toRow);
  return rowTableForm({
    /* translators: %s: name of a tax class */
    title: sprintf(__('%s tax rates', 'store-admin'), taxClass.name.replace(/ rates?$/i, '')),
    description: __(
      'Only the first matching rate per priority applies. Leave a field empty to match all locations. Separate several postcodes or cities with semicolons. Fill in the last row to add a rate.',
      'store-admin',
    ),
    names: {
      added: __('new rate', 'store-admin'),
      /* translators: %d: number of the row */
      row: __('rate %d', 'store-admin'),
      /* translators: %d: number of the row */
      remove: __('Remove rate %d', 'store-admin'),
    },
    prefix: PREFIX,
    columns: listColumns(),
    stored,
    presets: { priority: '1', shipping: 'yes' },
    problemsOf,
    save: (rows) =>
      saveRows(context, rows, {
        root: '/wc/v3/taxes',
        stored,
        toBody: (values) => ({ ...toMembers(values), class: slug }),
        place: (row) => ({ id: cellId(PREFIX, 'country', row.id), label: __('Country code', 'store-admin') }),
      }),
    footer: html`<datalist id="${COUNTRIES}">
        ${getCountries().map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
      </datalist>
      ${pagination({ url, total, perPage: PER_PAGE, texts: { count: countRates } })}`,
  });
}

const countRates = (count: number) =>
  /* translators: %s: number of tax rates */
  _n('%s rate', '%s rates', count, 'store-admin');

function toRow(rate: TaxRate): Row {
  return {
    id: String(rate.id),
    values: {
      country: rate.country,
      state: rate.state,
      postcode: rate.postcodes.join('; '),
      city: rate.cities.join('; '),
      rate: rate.rate,
      name: rate.name,
      priority: String(rate.priority),
      compound: rate.isCompound ? 'yes' : '',
      shipping: rate.forShipping ? 'yes' : '',
      order: String(rate.position),
    },
  };
}

function toMembers(values: Row['values']): Record<string, unknown> {
  const text = (key: string) => (values[key] === '*' ? '' : (values[key] ?? ''));
  const places = (key: string) =>
    text(key)
      .split(';')
      .map((place) => place.trim());
  return {
    country: text('country').toUpperCase(),
    state: text('state').toUpperCase(),
    postcodes: places('postcode'),
    cities: places('city'),
    rate: text('rate') || '0',
    name: text('name') || __('Tax', 'store-admin'),
    priority: text('priority') || '1',
    compound: text('compound') === 'yes',
    shipping: text('shipping') === 'yes',
    order: text('order') || '0',
  };
}

function problemsOf({ id, values }: Row): Problem[] {
  const { country = '', rate = '' } = values;
  const isPlace = country === '' || country === '*' || getCountry(country.toUpperCase()) !== undefined;
  const isRate = rate === '' || (isAmount(rate) && !rate.startsWith('-'));
  const at = (key: string, label: string, error: string): Problem => ({
    id: cellId(PREFIX, key, id),
    label,
    error,
  });
  return [
    ...(isPlace
      ? []
      : [
          at(
            'country',
            __('Country code', 'store-admin'),
            __('Please enter a valid country code.', 'store-admin'),
          ),
        ]),
    ...(isRate
      ? []
      : [at('rate', __('Rate %', 'store-admin'), __('Please enter a number, such as 7.25.', 'store-admin'))]),
  ];
}
