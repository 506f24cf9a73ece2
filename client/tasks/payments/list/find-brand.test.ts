/** @jest-environment node */

import { findBrand } from './find-brand';

test.each([
  ['visa', 'visa'],
  ['American Express', 'american-express'],
  ['amex', 'american-express'],
  ['apple_pay', 'apple-pay'],
  ['Cartes Bancaires', 'carte-bancaire'],
])('%s is known as %s', (name, brand) => {
  expect(findBrand(name)).toBe(brand);
});

test.each(['', 'acme', 'constructor', '__proto__'])('"%s" is no brand', (name) => {
  expect(findBrand(name)).toBeUndefined();
});
