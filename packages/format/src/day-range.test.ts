/** @jest-environment node */

import { formatDayRange } from './day-range';

test.each([
  ['within a month', '2026-11-01', '2026-11-20', 'Nov 1 - 20, 2026'],
  ['a single day', '2026-11-20', '2026-11-20', 'Nov 20, 2026'],
  ['across months', '2026-10-22', '2026-11-20', 'Oct 22 - Nov 20, 2026'],
  ['across years', '2025-12-29', '2026-01-04', 'Dec 29, 2025 - Jan 4, 2026'],
])('shortens the common parts, %s', (_, first, last, expected) => {
  expect(formatDayRange(first, last, 'en_US')).toBe(expected);
});

test('uses the language of the site', () => {
  expect(formatDayRange('2026-11-01', '2026-11-20', 'de_DE_formal')).toBe('1.–20. Nov. 2026');
});

test.each(['fa_IR', 'ar', 'bn_BD'])('uses the same digits as other dates in %s', (locale) => {
  expect(formatDayRange('2026-11-01', '2026-11-20', locale).match(/\p{Nd}+/gu)).toEqual(
    expect.arrayContaining(['1', '20', '2026']),
  );
});

test('returns an empty string for invalid days', () => {
  expect(formatDayRange('soon', '2026-11-20', 'en_US')).toBe('');
});
