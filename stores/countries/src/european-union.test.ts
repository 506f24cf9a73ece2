/** @jest-environment node */

import { isInEuropeanUnion } from './index';

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
