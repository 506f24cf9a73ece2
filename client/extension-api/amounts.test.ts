import { containsLeapYear } from './date';
import { localiseMonetaryValue, unformatLocalisedMonetaryValue } from './currency';

const EURO = { decimalSeparator: ',', thousandSeparator: '.', precision: 2 };

test.each([
  [1234.5, '1.234,50'],
  ['1.234,5', '1.234,50'],
  ['1234,5', '1.234,50'],
  [' 7 ', '7,00'],
  // The point is the thousands separator here, and these aren't grouped in thousands.
  ['1.5', '1.5'],
  ['abc', 'abc'],
  ['', ''],
  [null, null],
])('formats %p as %p', (value, expected) => {
  expect(localiseMonetaryValue(EURO, value)).toBe(expected);
});

test.each([
  ['1.234,50', 1234.5],
  ['1234', 1234],
  [12.5, 12.5],
])('parses %p as %p', (value, expected) => {
  expect(unformatLocalisedMonetaryValue(EURO, value)).toBe(expected);
});

test.each([[''], [undefined], ['[qty] * 2'], ['5 €'], ['1,2,3'], ['1,5.000'], [{}]])(
  'throws for %p',
  (value) => {
    expect(() => unformatLocalisedMonetaryValue(EURO, value)).toThrow('amount');
  },
);

test.each([
  ['2023-01-01', '2025-01-01', true],
  ['2100-01-01', '2100-12-31', false],
  ['2000-06-01', '2000-06-02', true],
  ['2025-01-01', '2024-01-01', false],
  ['soon', '2024-01-01', false],
])('between %s and %s there is a leap year: %p', (first, last, expected) => {
  expect(containsLeapYear(first, last)).toBe(expected);
});
