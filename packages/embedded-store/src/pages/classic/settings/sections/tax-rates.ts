import type { StoreDatabase } from '../../../../database';
import { getCountries, getCountry } from '../../../../reference';
import { isAmount } from '../../../../resources/amounts';
import { findTaxRates, type TaxClass, type TaxRate } from '../../../../resources/taxes';
import { type Html, html } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import { pageOf } from '../../lists/list-query';
import { pagination } from '../../lists/pagination';
import type { PageForm, Problem } from '../../form/page-form';
import {
  cellId,
  type EditorColumn,
  type EditorRow,
  isUntouched,
  NEW_ROW,
  readRows,
  rowEditor,
} from '../../form/row-editor';
import { saveRow } from '../../form/save-row';

const PREFIX = 'tax_rate';
const COUNTRIES = 'tax_rate_countries';

/** Rates of one page: a form with more of them would be slow to fill in. */
const PER_PAGE = 50;

/** In the words of the platform's form. */
const COLUMNS: readonly EditorColumn[] = [
  { key: 'country', label: 'Country code', type: 'text', width: 'short', placeholder: '*', list: COUNTRIES },
  { key: 'state', label: 'State code', type: 'text', width: 'short', placeholder: '*' },
  { key: 'postcode', label: 'Postcode / ZIP', type: 'text', width: 'wide', placeholder: '*' },
  { key: 'city', label: 'City', type: 'text', width: 'wide', placeholder: '*' },
  { key: 'rate', label: 'Rate %', type: 'text', width: 'short', placeholder: '0' },
  { key: 'name', label: 'Tax name', type: 'text', width: 'wide' },
  { key: 'priority', label: 'Priority', type: 'number', width: 'short' },
  { key: 'compound', label: 'Compound', type: 'checkbox', width: 'tiny' },
  { key: 'shipping', label: 'Shipping', type: 'checkbox', width: 'tiny' },
  { key: 'order', label: 'Position', type: 'number', width: 'short' },
];

/** What the empty row begins with; one that stays like this is no new rate. */
const PRESETS = { priority: '1', shipping: 'yes' };

/** The rates of one class, all of them fields of one form. */
export function taxRatesForm(taxClass: TaxClass) {
  return (visitor: Visitor): PageForm => ({
    show: (draft) => {
      const { rates, total } = readRates(visitor, taxClass);
      const stored = [...rates.map(toRow), { id: NEW_ROW, name: 'new rate', values: PRESETS }];
      return ratesTable({
        visitor,
        taxClass,
        total,
        rows: draft ? readSent(draft.sent, taxClass) : stored,
        problems: draft?.problems ?? [],
      });
    },
    save: (sent) => {
      const rows = readSent(sent, taxClass).filter((row) => !isUntouched(row, PRESETS));
      const stored = new Map(
        readRates(visitor, taxClass).rates.map((rate) => [String(rate.id), toRow(rate)]),
      );
      return { problems: rows.flatMap((row) => saveRate(visitor, taxClass, row, stored.get(row.id))) };
    },
  });
}

function readRates({ store, url }: Visitor, { slug }: TaxClass): { rates: TaxRate[]; total: number } {
  return findTaxRates(store.db, {
    taxClass: slug,
    orderBy: 'order',
    order: 'asc',
    limit: PER_PAGE,
    offset: (pageOf(url.searchParams) - 1) * PER_PAGE,
  });
}

function ratesTable({
  visitor,
  taxClass,
  total,
  rows,
  problems,
}: {
  visitor: Visitor;
  taxClass: TaxClass;
  total: number;
  rows: readonly EditorRow[];
  problems: readonly Problem[];
}): Html {
  const title = `${taxClass.name.replace(/ rates?$/i, '')} tax rates`;
  return html`<section class="settings-section">
    <h2>${title}</h2>
    <p>
      Of the rates that fit an address, the first of each priority counts. An empty place is every place;
      several postcodes or cities have a semicolon between them. Fill in the last row to add a rate; the
      position says in which order rates are tried.
    </p>
    ${rowEditor({ caption: title, prefix: PREFIX, columns: COLUMNS, rows, problems })}
    <datalist id="${COUNTRIES}">
      ${getCountries().map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
    </datalist>
    ${pagination({ url: visitor.url, total, perPage: PER_PAGE, what: { one: 'rate', many: 'rates' } })}
  </section>`;
}

const readSent = (sent: URLSearchParams, taxClass: TaxClass) =>
  readRows(sent, PREFIX, COLUMNS, (id) => (id === NEW_ROW ? 'new rate' : `rate ${id} of ${taxClass.name}`));

function toRow(rate: TaxRate): EditorRow {
  const place = [rate.name, rate.country, rate.state].filter((part) => part !== '').join(' ');
  return {
    id: String(rate.id),
    name: place || `rate ${rate.id}`,
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

function saveRate(
  visitor: Visitor,
  taxClass: TaxClass,
  row: EditorRow,
  stored: EditorRow | undefined,
): Problem[] {
  return saveRow(visitor, {
    root: '/wc/v3/taxes',
    row,
    stored,
    problemsOf,
    toBody: (values) =>
      toMembers(values, taxClass, values['order'] || String(nextPosition(visitor.store.db, taxClass))),
    places: { country: { id: cellId(PREFIX, 'country', row.id), label: row.name } },
  });
}

function toMembers(values: EditorRow['values'], { slug }: TaxClass, order: string): Record<string, unknown> {
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
    name: text('name') || 'Tax',
    priority: text('priority') || '1',
    compound: text('compound') === 'yes',
    shipping: text('shipping') === 'yes',
    order,
    class: slug,
  };
}

function problemsOf({ id, values }: EditorRow): Problem[] {
  const { country = '', rate = '' } = values;
  const isPlace = country === '' || country === '*' || getCountry(country.toUpperCase()) !== undefined;
  const isRate = rate === '' || (isAmount(rate) && !rate.startsWith('-'));
  const at = (key: string, label: string, error: string): Problem => ({
    id: cellId(PREFIX, key, id),
    label,
    error,
  });
  return [
    ...(isPlace ? [] : [at('country', 'Country code', 'There is no country with this code.')]),
    ...(isRate ? [] : [at('rate', 'Rate %', 'Please enter a number, such as 7.25.')]),
  ];
}

/** A rate without a position goes to the end. */
function nextPosition(db: StoreDatabase, { slug }: TaxClass): number {
  const { rates } = findTaxRates(db, {
    taxClass: slug,
    orderBy: 'order',
    order: 'desc',
    limit: 1,
    offset: 0,
  });
  return (rates[0]?.position ?? -1) + 1;
}
