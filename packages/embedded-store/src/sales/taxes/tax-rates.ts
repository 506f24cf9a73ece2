import { all, allOf, contains, first, integer, isOneOf, readPage, run, text } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import { PARTS, toDecimal, toParts } from '../../shared/amounts';

/** Decimals of stored and displayed rates. */
const RATE_DECIMALS = 4;

export interface TaxRate {
  id: number;
  /** `''` matches every country. */
  country: string;
  state: string;
  postcodes: readonly string[];
  cities: readonly string[];
  /** Percentage with four decimals, as text: `'7.2500'`. */
  rate: string;
  name: string;
  /** Of the rates that match a location, one per priority applies. */
  priority: number;
  /** Whether it also applies to the tax of earlier priorities. */
  isCompound: boolean;
  forShipping: boolean;
  position: number;
  taxClass: string;
}

export type TaxRateMembers = Omit<TaxRate, 'id'>;

export interface NewTaxRate extends Partial<TaxRateMembers> {
  country: string;
  rate: string;
  name: string;
}

export interface TaxRateQuery {
  taxClass?: string | undefined;
  /** Part of a rate's code. */
  search?: string | undefined;
  include?: readonly number[] | undefined;
  orderBy: 'id' | 'order' | 'priority';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const DEFAULTS: TaxRateMembers = {
  country: '',
  state: '',
  postcodes: [],
  cities: [],
  rate: '0',
  name: '',
  priority: 1,
  isCompound: false,
  forShipping: true,
  position: 0,
  taxClass: 'standard',
};

const COLUMNS =
  'country, state, postcodes, cities, rate, name, priority, is_compound, for_shipping, position, class';

/** The SQL equivalent of `toRateCode`. */
const CODE = `upper(
  iif(country = '', '', country || '-') || iif(state = '', '', state || '-') || iif(name = '', 'TAX', name) ||
  '-' || abs(priority))`;

const ORDERS = { id: 'id', order: 'position', priority: 'priority' };

export function createTaxRate(db: StoreDatabase, rate: NewTaxRate): number {
  const values = toValues({ ...DEFAULTS, ...rate });
  const places = values.map(() => '?').join(', ');
  return run(db, `INSERT INTO tax_rates (${COLUMNS}) VALUES (${places})`, ...values).id;
}

export function updateTaxRate(db: StoreDatabase, rate: TaxRate, change: Partial<TaxRateMembers>): TaxRate {
  const next = { ...rate, ...change };
  const values = toValues(next);
  const places = values.map(() => '?').join(', ');
  run(db, `UPDATE tax_rates SET (${COLUMNS}) = (${places}) WHERE id = ?`, ...values, rate.id);
  return getTaxRate(db, rate.id) ?? next;
}

export function deleteTaxRate(db: StoreDatabase, id: number): void {
  run(db, 'DELETE FROM tax_rates WHERE id = ?', id);
}

export function getTaxRate(db: StoreDatabase, id: number): TaxRate | undefined {
  const row = first(db, 'SELECT * FROM tax_rates WHERE id = ?', id);
  return row && toTaxRate(row);
}

export function hasTaxRate(db: StoreDatabase): boolean {
  return first(db, 'SELECT 1 AS found FROM tax_rates LIMIT 1') !== undefined;
}

export function findTaxRates(db: StoreDatabase, query: TaxRateQuery): { rates: TaxRate[]; total: number } {
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  const { rows, total } = readPage(db, {
    from: 'tax_rates',
    where: toCondition(query),
    orderBy: `${ORDERS[query.orderBy]} ${direction}, id ${direction}`,
    limit: query.limit,
    offset: query.offset,
  });
  return { rates: rows.map(toTaxRate), total };
}

/** The rates of a class and country in matching order: by priority, then in the user's order. */
export function getCountryRates(db: StoreDatabase, taxClass: string, country: string): TaxRate[] {
  const rows = all(
    db,
    `SELECT * FROM tax_rates WHERE class = ? AND country IN (?, '')
     ORDER BY priority, country DESC, state DESC, position, id`,
    taxClass,
    country,
  );
  return rows.map(toTaxRate);
}

/** The name that orders store for a rate: `US-CA-SALES TAX-1`. */
export function toRateCode({ country, state, name, priority }: TaxRate): string {
  const parts = [country, state, name || 'TAX', String(Math.abs(priority))];
  return parts
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase();
}

function toCondition({ taxClass, search, include = [] }: TaxRateQuery): Condition {
  return allOf([
    taxClass !== undefined && { sql: 'class = ?', values: [taxClass] },
    search !== undefined && search !== '' && contains([CODE], search),
    include.length > 0 && isOneOf('id', include),
  ]);
}

function toValues(rate: TaxRateMembers): (string | number)[] {
  return [
    rate.country.toUpperCase(),
    rate.state.toUpperCase(),
    JSON.stringify(rate.postcodes),
    JSON.stringify(rate.cities),
    toDecimal(toParts(rate.rate), RATE_DECIMALS),
    rate.name,
    rate.priority,
    rate.isCompound ? 1 : 0,
    rate.forShipping ? 1 : 0,
    rate.position,
    rate.taxClass,
  ];
}

function toTaxRate(row: Row): TaxRate {
  return {
    id: integer(row, 'id'),
    country: text(row, 'country'),
    state: text(row, 'state'),
    postcodes: toTexts(row, 'postcodes'),
    cities: toTexts(row, 'cities'),
    rate: toDecimal(toParts(text(row, 'rate')), RATE_DECIMALS),
    name: text(row, 'name'),
    priority: integer(row, 'priority'),
    isCompound: row['is_compound'] === 1,
    forShipping: row['for_shipping'] === 1,
    position: integer(row, 'position'),
    taxClass: text(row, 'class'),
  };
}

function toTexts(row: Row, column: string): string[] {
  const list: unknown = JSON.parse(text(row, column));
  return Array.isArray(list) ? list.map(String) : [];
}

/** A rate in ten-thousandths of a percent. */
export function toRateParts({ rate }: TaxRate): number {
  return toParts(rate);
}

/** The divisor for an amount multiplied by a rate's parts. */
export const RATE_DIVISOR = 100 * PARTS;
