/** @jest-environment node */

import { formatChange, getChange } from './change';

test.each([
  ['growth', 150, 100, 50],
  ['loss', 50, 100, -50],
  ['no change', 100, 100, 0],
  ['zero to zero', 0, 0, 0],
  ['a smaller loss', -50, -100, 50],
  ['a loss after a gain', -50, 100, -150],
  ['growth above 200%', 350, 100, 250],
])('returns the change of %s in percent', (_, present, previous, change) => {
  expect(getChange(present, previous)).toBe(change);
});

test.each([
  ['growth from zero', 12, 0],
  ['an unknown current value', null, 12],
  ['an unknown previous value', 12, null],
  ['a value that is still loading', undefined, 12],
])('returns no percentage for %s', (_, present, previous) => {
  expect(getChange(present, previous)).toBeUndefined();
});

test.each([
  [12.4, '+12%'],
  [-3, '−3%'],
  [0.2, '0%'],
  [-0.2, '0%'],
  [999.4, '+999%'],
  [1000, '> 999%'],
  [462_815_370_901, '> 999%'],
  [Number.POSITIVE_INFINITY, '> 999%'],
  [-999, '−999%'],
  [-12_345, '< −999%'],
])('formats a change of %d percent as %s', (percent, expected) => {
  expect(formatChange(percent, String)).toBe(expected);
});
