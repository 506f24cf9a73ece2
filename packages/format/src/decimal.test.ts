/** @jest-environment node */

import * as fc from 'fast-check';
import { formatDecimal } from './decimal';

const AMERICAN = { thousandSeparator: ',', decimalSeparator: '.' };

test.each([
  ['1.005', 2, '1.01'],
  ['-1.005', 2, '-1.01'],
  ['0.5', 0, '1'],
  ['-0.004', 2, '0.00'],
  ['999.995', 2, '1,000.00'],
  ['.5', 1, '0.5'],
  ['5.', 1, '5.0'],
  ['007', 0, '7'],
  ['12345678901234567890.129', 2, '12,345,678,901,234,567,890.13'],
  ['1.50', undefined, '1.5'],
  ['-0', undefined, '0'],
  ['1e3', 2, '1,000.00'],
  [1e21, undefined, '1,000,000,000,000,000,000,000'],
  [0.1 + 0.2 - 0.3, 2, '0.00'],
  [-1.5e-7, 7, '-0.0000002'],
  [' 3 ', 2, '3.00'],
])('%s with %s decimals is %s', (value, precision, words) => {
  expect(formatDecimal(value, precision, AMERICAN)).toBe(words);
});

test.each(['', '.', '-', '1,5', 'free', Number.NaN, Number.POSITIVE_INFINITY])(
  '%p is not a number',
  (value) => {
    expect(formatDecimal(value, 2, AMERICAN)).toBe('');
  },
);

test("inserts the store's separators literally, even replacement patterns", () => {
  expect(formatDecimal('1234567.5', 2, { thousandSeparator: '$&', decimalSeparator: "$'" })).toBe(
    "1$&234$&567$'50",
  );
});

test('formats amounts like the platform does in each language', () => {
  const amount = fc
    .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,12}$/))
    .map(([sign, whole, fraction]) => `${sign}${whole}${fraction && '.'}${fraction}` as const);
  const precision = fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined });

  fc.assert(
    fc.property(amount, precision, (text, decimals) => {
      const format = new Intl.NumberFormat('en-US', {
        minimumFractionDigits: decimals ?? 0,
        maximumFractionDigits: decimals ?? 20,
        signDisplay: 'negative',
      });
      expect(formatDecimal(text, decimals, AMERICAN)).toBe(format.format(text as Intl.StringNumericLiteral));
    }),
  );
});
