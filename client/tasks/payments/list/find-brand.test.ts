/** @jest-environment node */

import { findBrand } from './find-brand';

test.each([
  ['visa', 'visa'],
  ['American Express', 'american-express'],
  ['amex', 'american-express'],
  ['apple_pay', 'apple-pay'],
  ['Cartes Bancaires', 'carte-bancaire'],
])('recognizes %s as %s', (name, brand) => {
  expect(findBrand(name)).toBe(brand);
});

test.each(['', 'acme', 'constructor', '__proto__'])('returns undefined for "%s"', (name) => {
  expect(findBrand(name)).toBeUndefined();
});
