/** @jest-environment node */

import { formatDate, getIntervalFormats } from './index';

const DAY = new Date('2026-03-09T15:05:00Z');

/** Axis label and title of an interval that starts at this time, in a store with these formats. */
function write(unit: string, dateFormat: string, timeFormat = 'g:i a') {
  const { label, title } = getIntervalFormats(unit, { dateFormat, timeFormat });
  const settings = { timeZone: 'UTC', locale: 'en_US' };
  return [formatDate(DAY, label, settings), formatDate(DAY, title, settings)];
}

test.each([
  ['F j, Y', 'Mar 9'],
  ['M j, Y', 'Mar 9'],
  ['Y-m-d', '03-09'],
  ['m/d/Y', '03/09'],
  ['d/m/Y', '09/03'],
  ['d.m.Y', '09.03.'],
  ['j. F Y', '9. Mar'],
  ['Y. F j.', 'Mar 9.'],
  ['l, jS F Y', '9th Mar'],
  ['D, M j, Y', 'Mar 9'],
  ['jS F, Y', '9th Mar'],
  [String.raw`j \d\e F \d\e Y`, '9 de Mar'],
  ['Y年n月j日', '3月9日'],
  ['Y년 n월 j일', '3월 9일'],
  ['j F Y g:i a', '9 Mar'],
  ['c', '9 Mar'],
  ['z', '9 Mar'],
  ['', '9 Mar'],
])('shortens a day on an axis in a store that uses %s', (format, label) => {
  expect(write('day', format)[0]).toBe(label);
});

test.each([
  ['F j, Y', 'Mar 2026', 'March 2026'],
  ['Y-m-d', '2026-03', '2026-03'],
  ['d/m/Y', '03/2026', '03/2026'],
  ['m/d/Y', '03/2026', '03/2026'],
  ['Y. F j.', '2026. Mar', '2026. March'],
  ['Y年n月j日', '2026年3月', '2026年3月'],
  ['j M', 'Mar 2026', 'March 2026'],
])('formats a month in a store that uses %s', (format, label, title) => {
  expect(write('month', format)).toEqual([label, title]);
});

test.each([
  ['g:i a', '3:05 pm', 'March 9, 2026 3:05 pm'],
  ['H:i', '15:05', 'March 9, 2026 15:05'],
])('formats an hour in a store that uses %s', (timeFormat, label, title) => {
  expect(write('hour', 'F j, Y', timeFormat)).toEqual([label, title]);
});
