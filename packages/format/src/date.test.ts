/** @jest-environment node */

import { createDateFormat, formatDate } from './index';

const BERLIN = { timeZone: 'Europe/Berlin', locale: 'en_US' };
/** A Monday. In Berlin it is 15:05:07, one hour ahead of UTC. */
const MOMENT = new Date('2026-03-09T14:05:07.089Z');

test.each([
  ['F j, Y', 'March 9, 2026'],
  ['d/m/y', '09/03/26'],
  ['D, M n', 'Mon, Mar 3'],
  ['l jS', 'Monday 9th'],
  ['N w z', '1 1 67'],
  ['W o t L', '11 2026 31 0'],
  ['g:i a', '3:05 pm'],
  ['h:i A', '03:05 PM'],
  ['G H:i:s', '15 15:05:07'],
  ['u v', '089000 089'],
  ['e P O T Z', 'Europe/Berlin +01:00 +0100 +01:00 3600'],
  ['U', '1773065107'],
  ['c', '2026-03-09T15:05:07+01:00'],
  ['r', 'Mon, 09 Mar 2026 15:05:07 +0100'],
  [String.raw`\Y\e\a\r Y`, 'Year 2026'],
  [String.raw`Y \\ m`, String.raw`2026 \ 03`],
  ['Y年n月j日', '2026年3月9日'],
])('supports the PHP format %s', (format, expected) => {
  expect(formatDate(MOMENT, format, BERLIN)).toBe(expected);
});

test.each([
  ['1st', '2026-01-01'],
  ['2nd', '2026-01-02'],
  ['3rd', '2026-01-03'],
  ['11th', '2026-01-11'],
  ['12th', '2026-01-12'],
  ['13th', '2026-01-13'],
  ['21st', '2026-01-21'],
])('adds English ordinal suffixes: %s', (expected, day) => {
  expect(formatDate(new Date(`${day}T12:00:00Z`), 'jS', { timeZone: 'UTC', locale: 'en_US' })).toBe(expected);
});

test.each([
  ['2021-01-03T12:00:00Z', '53 2020'],
  ['2024-12-30T12:00:00Z', '01 2025'],
  ['2024-02-29T12:00:00Z', '09 2024'],
])('numbers the week of %s per ISO 8601', (time, expected) => {
  expect(formatDate(new Date(time), 'W o', { timeZone: 'UTC', locale: 'en_US' })).toBe(expected);
});

test.each([
  ['+02:00', '2026-03-09 16:05 +02:00'],
  ['-03:30', '2026-03-09 10:35 -03:30'],
  ['+00:00', '2026-03-09 14:05 +00:00'],
  ['+12:45', '2026-03-10 02:50 +12:45'],
  ['Pacific/Auckland', '2026-03-10 03:05 +13:00'],
  ['Asia/Kolkata', '2026-03-09 19:35 +05:30'],
  ['UTC', '2026-03-09 14:05 +00:00'],
])("uses the site's time zone in %s", (timeZone, expected) => {
  expect(formatDate(MOMENT, 'Y-m-d H:i P', { timeZone, locale: 'en_US' })).toBe(expected);
});

test('handles the change to daylight saving time', () => {
  const format = createDateFormat(BERLIN);

  expect(format(new Date('2026-03-29T00:59:59Z'), 'H:i:s P')).toBe('01:59:59 +01:00');
  expect(format(new Date('2026-03-29T01:00:00Z'), 'H:i:s P')).toBe('03:00:00 +02:00');
});

test('formats midnight as 12 on a 12-hour clock and as 00 on a 24-hour clock', () => {
  expect(formatDate(new Date('2026-03-09T00:30:00Z'), 'g:i a H', { timeZone: 'UTC', locale: 'en_US' })).toBe(
    '12:30 am 00',
  );
});

test.each([
  ['de_DE_formal', 'l, j. F Y', 'Montag, 9. März 2026'],
  ['fr_FR', 'j F Y', '9 mars 2026'],
  ['th', 'j F Y', '9 มีนาคม 2026'],
  ['fa_IR', 'F Y', 'مارس 2026'],
])('names months and days in %s with the Gregorian calendar', (locale, format, expected) => {
  expect(formatDate(MOMENT, format, { timeZone: 'UTC', locale })).toBe(expected);
});

test('inflects month names next to a day where the language does', () => {
  const format = createDateFormat({ timeZone: 'UTC', locale: 'pl_PL' });

  expect(format(MOMENT, 'j F')).toBe('9 marca');
  expect(format(MOMENT, 'F Y')).toBe('marzec 2026');
});

test('falls back to UTC and English for an unknown time zone and language', () => {
  expect(formatDate(MOMENT, 'F j, H:i e', { timeZone: 'Mars/Olympus', locale: '§' })).toBe(
    'March 9, 14:05 UTC',
  );
});

test('returns an empty string for an invalid date', () => {
  expect(formatDate(new Date('never'), 'Y', BERLIN)).toBe('');
});
