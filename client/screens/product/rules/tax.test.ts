/** @jest-environment node */
import { splitPrice, toPercent } from './tax';

test.each([
  [100, 1.2, false, { net: 100, tax: 20, gross: 120 }],
  [120, 1.2, true, { net: 100, tax: 20, gross: 120 }],
  [10, 1.0725, false, { net: 10, tax: 0.725, gross: 10.725 }],
  [10, 1, true, { net: 10, tax: 0, gross: 10 }],
])('splits %d with tax factor %d, tax included: %s', (price, factor, isIncluded, expected) => {
  const { net, tax, gross } = splitPrice(price, factor, isIncluded);

  expect(net).toBeCloseTo(expected.net, 10);
  expect(tax).toBeCloseTo(expected.tax, 10);
  expect(gross).toBeCloseTo(expected.gross, 10);
});

test.each([
  [1.0725, 7.25],
  [1.2, 20],
  [1, 0],
])('converts factor %d to %d percent', (factor, expected) => {
  expect(toPercent(factor)).toBe(expected);
});
