import type { TaxRate } from './types';

/** A place, with the members that tax rates match. */
export interface Place {
  /** Two letters. */
  country: string;
  state: string;
  postcode: string;
  city: string;
}

/** The rates that apply to a place: of each priority the most specific one. */
export function findRates(rates: readonly TaxRate[], place: Place): TaxRate[] {
  const due = new Map<number, TaxRate>();
  for (const rate of rates.filter((each) => fits(each, place))) {
    const current = due.get(rate.priority);
    if (!current || exactness(rate) > exactness(current)) due.set(rate.priority, rate);
  }
  return [...due.values()].toSorted((one, other) => one.priority - other.priority);
}

/** The factor from prices without tax to prices with tax: 1.2 for a tax of 20 percent. */
export function getTaxFactor(rates: readonly TaxRate[]): number {
  const plain = rates.filter(({ isCompound }) => !isCompound);
  const compound = rates.filter(({ isCompound }) => isCompound);
  const before = 1 + plain.reduce((sum, { percent }) => sum + percent, 0) / 100;
  return compound.reduce((factor, { percent }) => factor * (1 + percent / 100), before);
}

const fits = ({ country, state, postcodes, cities }: TaxRate, place: Place): boolean =>
  ['', place.country].includes(country) &&
  ['', place.state].includes(state) &&
  (postcodes.length === 0 || postcodes.some((postcode) => isPostcode(place.postcode, postcode))) &&
  (cities.length === 0 || cities.some((city) => normal(city) === normal(place.city)));

function isPostcode(postcode: string, pattern: string): boolean {
  const [first = '', last] = pattern.split('...').map(normal);
  const wanted = normal(postcode);
  if (last !== undefined) return Number(first) <= Number(wanted) && Number(wanted) <= Number(last);
  return first.endsWith('*') ? wanted.startsWith(first.slice(0, -1)) : wanted === first;
}

const normal = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Postcodes are more specific than cities, cities more than states. */
const exactness = ({ country, state, postcodes, cities }: TaxRate): number =>
  Number(postcodes.length > 0) * 8 +
  Number(cities.length > 0) * 4 +
  Number(state !== '') * 2 +
  Number(country !== '');
