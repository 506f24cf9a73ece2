/** @jest-environment node */

import { getStateCode } from './country-options';
import { getCountryCode, getCountryStateOptions, isInEuropeanUnion } from './index';

const options = getCountryStateOptions([
  { code: 'AE', name: 'United Arab Emirates', states: [] },
  {
    code: 'US',
    name: 'United States (US)',
    states: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  },
]);

test('lists a country as one option, or one option per state', () => {
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['AE', 'United Arab Emirates'],
    ['US:CA', 'United States (US) — California'],
    ['US:NY', 'United States (US) — New York'],
  ]);
});

test('finds options by code', () => {
  expect(options.map(({ keywords }) => keywords)).toEqual([['AE'], ['US', 'CA'], ['US', 'NY']]);
});

test.each([
  ['US:CA', 'US', 'CA'],
  ['GB', 'GB', ''],
  ['', '', ''],
])('%j is country %j and state %j', (value, country, state) => {
  expect([getCountryCode(value), getStateCode(value)]).toEqual([country, state]);
});

test.each([
  ['DE', true],
  ['DE:DE-BY', true],
  ['HR', true],
  ['GB', false],
  ['CH', false],
  ['NO', false],
  ['US:CA', false],
  ['', false],
])('%j is in the EU: %s', (countryState, expected) => {
  expect(isInEuropeanUnion(countryState)).toBe(expected);
});
