import fc from 'fast-check';
import { isAmount, roundParts, scale, distribute, toDecimal, toParts } from './amounts';

const parts = fc.integer({ min: -1e12, max: 1e12 });

test.each([
  ['12.50', 125_000],
  ['-3', -30_000],
  ['.5', 5_000],
  ['5.', 50_000],
  ['0.00005', 1],
  ['-0.00005', -1],
  ['0.00004', 0],
  ['-0', 0],
])('%s is %d parts', (decimal, expected) => {
  expect(toParts(decimal)).toBe(expected);
});

test.each(['', '.', 'much', '1e3', '1,5', '--1', '9'.repeat(20)])('%j is not an amount', (decimal) => {
  expect(() => toParts(decimal)).toThrow(RangeError);
  expect(isAmount(decimal)).toBe(false);
});

test('formatting with four decimals and parsing returns the same amount', () => {
  fc.assert(fc.property(parts, (amount) => expect(toParts(toDecimal(amount, 4))).toBe(amount)));
});

test.each([
  [125_000, 2, '12.50'],
  [10_050, 2, '1.01'],
  [-10_050, 2, '-1.01'],
  [-49, 2, '0.00'],
  [15_000, 0, '2'],
  [1, 6, '0.000100'],
])('%d parts with %d decimals are %s', (amount, decimals, expected) => {
  expect(toDecimal(amount, decimals)).toBe(expected);
});

test('a share of an amount is exact to half a part, even with large intermediate numbers', () => {
  const weight = fc.integer({ min: 1, max: 1e9 });
  fc.assert(
    fc.property(parts, weight, weight, (amount, numerator, denominator) => {
      fc.pre(numerator <= denominator);
      const exact = (BigInt(amount) * BigInt(numerator) * 2n) / BigInt(denominator);
      const distance = exact - BigInt(scale(amount, numerator, denominator)) * 2n;
      expect(distance >= -1n && distance <= 1n).toBe(true);
    }),
  );
});

test('shares are rounded and add up to the total', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), weights, (cents, list) => {
      fc.pre(list.some((weight) => weight > 0));
      const shares = distribute(cents * 100, list, 2);

      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents * 100);
      expect(shares.map((share) => roundParts(share, 2))).toEqual(shares);
      expect(shares.filter((share, index) => share !== 0 && list[index] === 0)).toEqual([]);
    }),
  );
});
