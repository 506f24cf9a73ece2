/** @jest-environment node */
import { findRates, getTaxFactor, type Place } from './base-tax';
import type { TaxRate } from './types';

const HOME: Place = { country: 'US', state: 'CA', postcode: '90210', city: 'Beverly Hills' };
const buildRate = (rate: Partial<TaxRate>): TaxRate => ({
  id: 1,
  country: '',
  state: '',
  postcodes: [],
  cities: [],
  percent: 10,
  name: 'Tax',
  priority: 1,
  isCompound: false,
  ...rate,
});

test.each<[Partial<TaxRate>, boolean]>([
  [{}, true],
  [{ country: 'US' }, true],
  [{ country: 'GB' }, false],
  [{ country: 'US', state: 'CA' }, true],
  [{ country: 'US', state: 'NY' }, false],
  [{ postcodes: ['90210'] }, true],
  [{ postcodes: ['10001', '90 210'] }, true],
  [{ postcodes: ['10001'] }, false],
  [{ postcodes: ['902*'] }, true],
  [{ postcodes: ['91*'] }, false],
  [{ postcodes: ['90000...90300'] }, true],
  [{ postcodes: ['90211...90300'] }, false],
  [{ cities: ['BEVERLY HILLS'] }, true],
  [{ cities: ['Malibu'] }, false],
])("%p applies at the store's location: %s", (rate, isDue) => {
  expect(findRates([buildRate(rate)], HOME)).toHaveLength(Number(isDue));
});

test('uses the most specific rate of each priority', () => {
  const rates = [
    buildRate({ id: 1, country: 'US', percent: 5 }),
    buildRate({ id: 2, country: 'US', state: 'CA', percent: 7.25 }),
    buildRate({ id: 3, percent: 1 }),
    buildRate({ id: 4, percent: 2, priority: 2 }),
    buildRate({ id: 5, percent: 3, priority: 2 }),
  ];

  expect(findRates(rates, HOME).map(({ id }) => id)).toEqual([2, 4]);
});

test.each<[Partial<TaxRate>[], number]>([
  [[], 1],
  [[{ percent: 20 }], 1.2],
  [[{ percent: 5 }, { percent: 7 }], 1.12],
  [[{ percent: 5 }, { percent: 10, isCompound: true }], 1.155],
])('%p increase a price by the factor %d', (rates, factor) => {
  expect(getTaxFactor(rates.map(buildRate))).toBeCloseTo(factor, 12);
});
