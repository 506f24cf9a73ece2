import type { TaxRate } from './types';

/** Where somebody lives, as tax rates name it. */
export interface Place {
  /** Two letters. */
  country: string;
  state: string;
  postcode: string;
  city: string;
}

/** The rates that are due in a place: of each priority the one that names the place most exactly. */
export function findRates(rates: readonly TaxRate[], place: Place): TaxRate[] {
  const due = new Map<number, TaxRate>();
  for (const rate of rates.filter((each) => fits(each, place))) {
    const known = due.get(rate.priority);
    if (!known || exactness(rate) > exactness(known)) due.set(rate.priority, rate);
  }
  return [...due.values()].toSorted((one, other) => one.priority - other.priority);
}

/** By how much taxes raise a price without them: 1.2 where they are 20 per cent. */
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

/** Postcodes say more than cities, cities more than states. */
const exactness = ({ country, state, postcodes, cities }: TaxRate): number =>
  Number(postcodes.length > 0) * 8 +
  Number(cities.length > 0) * 4 +
  Number(state !== '') * 2 +
  Number(country !== '');
