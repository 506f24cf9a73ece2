/** @jest-environment node */
import { getDiscount, validatePrices } from './prices';

const NO_PRICE = /^Please enter a price with one monetary decimal point/;
const NO_SALE = 'Sale price cannot be equal to or higher than list price.';

test.each([
  ['12.50', '10'],
  ['12.50', ''],
  ['', ''],
  ['0', ''],
  ['10', '0'],
  ['1.001', '1.000'],
  ['10', '9'],
])('accepts list price "%s" and sale price "%s"', (regular_price, sale_price) => {
  expect(validatePrices({ regular_price, sale_price })).toEqual({});
});

test.each([
  ['12,x', '', { regular_price: NO_PRICE }],
  ['-1', '', { regular_price: NO_PRICE }],
  ['12', '$9', { sale_price: NO_PRICE }],
  ['12', '12.00', { sale_price: NO_SALE }],
  ['9', '10', { sale_price: NO_SALE }],
  ['', '10', { sale_price: NO_SALE }],
  ['0', '0', { sale_price: NO_SALE }],
  // One mistake is reported once.
  ['twelve', '10', { regular_price: NO_PRICE }],
  ['twelve', 'ten', { regular_price: NO_PRICE, sale_price: NO_PRICE }],
])('rejects list price "%s" and sale price "%s"', (regular_price, sale_price, expected) => {
  expect(validatePrices({ regular_price, sale_price })).toEqual(
    Object.fromEntries(
      Object.entries(expected).map(([member, message]) => [member, expect.stringMatching(message)]),
    ),
  );
});

test.each([
  ['20', '15', 25],
  ['3', '2', 33],
  ['10', '0', 100],
  ['10', '', undefined],
  ['10', '11', undefined],
])('discount from %s to %s: %p percent', (regular_price, sale_price, expected) => {
  expect(getDiscount({ regular_price, sale_price })).toBe(expected);
});
