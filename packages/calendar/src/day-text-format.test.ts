/** @jest-environment node */

import { createDayTextFormat } from './day-text-format';

describe('with a US date format', () => {
  const { read, write } = createDayTextFormat('F j, Y', 'en_US');

  test.each([
    'November 20, 2026',
    'november 20 2026',
    'Nov 20, 2026',
    'Nov. 20th, 2026',
    '20 Nov 2026',
    'Friday, November 20, 2026',
    '11/20/2026',
    '11/20/26',
    '2026-11-20',
    ' 2026-11-20 ',
  ])('parses "%s"', (text) => expect(read(text)).toBe('2026-11-20'));

  test.each([
    '',
    'soon',
    'November',
    'November 2026',
    '2026-02-30',
    'February 29, 2025',
    '20/11/2026',
    '1 2 3 4',
  ])('does not parse "%s"', (text) => expect(read(text)).toBeUndefined());

  test('accepts February 29 in a leap year', () => expect(read('Feb 29, 2028')).toBe('2028-02-29'));

  test('formats a date so that it can be parsed again', () =>
    expect(write('2026-11-20')).toBe('November 20, 2026'));
});

test.each([
  ['d/m/Y', 'fr_FR', '20/11/2026', '20/11/2026'],
  ['j. F Y', 'de_DE', '20. November 2026', '20. November 2026'],
  ['j F Y', 'pl_PL', '20 listopada 2026', '20 listopada 2026'],
  ['j F Y', 'pl_PL', '20 listopad 2026', '20 listopada 2026'],
  ['Y年n月j日', 'ja', '2026年11月20日', '2026年11月20日'],
  ['Y.m.d', 'hu_HU', '2026. 11. 20.', '2026.11.20'],
  ['j \\d\\e F \\d\\e Y', 'es_ES', '20 de noviembre de 2026', '20 de noviembre de 2026'],
])('with the format %s in %s, parses "%s"', (format, locale, typed, written) => {
  const { read, write } = createDayTextFormat(format, locale);
  expect(read(typed)).toBe('2026-11-20');
  expect(write('2026-11-20')).toBe(written);
});

test.each([
  ['es_ES', 'D, j M Y', 'mar, 3 nov 2026'],
  ['it_IT', 'D j M Y', 'mar 3 nov 2026'],
  ['es_ES', 'j M Y', 'mar, 3 nov 2026'],
  ['es_ES', 'j M Y, D', '3 nov 2026, mar'],
])('in %s with the format %s, does not take the Tuesday of "%s" for March', (locale, format, typed) =>
  expect(createDayTextFormat(format, locale).read(typed)).toBe('2026-11-03'),
);

test('falls back to ISO dates when the format has no year', () => {
  const { read, write } = createDayTextFormat('j F', 'en_US');
  expect(write('2026-11-20')).toBe('2026-11-20');
  expect(read('2026-11-20')).toBe('2026-11-20');
});
