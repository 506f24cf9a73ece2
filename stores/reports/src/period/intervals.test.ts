/** @jest-environment node */

import { chooseInterval, getIntervals } from './intervals';

const MONDAY = 1;
const SUNDAY = 0;

const days = (first: string, last: string) => ({ after: `${first}T00:00:00`, before: `${last}T23:59:59` });

describe('suitable intervals', () => {
  test.each([
    ['a day', days('2026-11-20', '2026-11-20'), ['hour']],
    ['a week', days('2026-11-16', '2026-11-22'), ['hour', 'day']],
    [
      'a week across a year boundary',
      days('2026-12-28', '2027-01-03'),
      ['hour', 'day', 'month', 'quarter', 'year'],
    ],
    ['a month', days('2026-11-01', '2026-11-30'), ['day', 'week']],
    ['February of a leap year', days('2028-02-01', '2028-02-29'), ['day', 'week']],
    ['a quarter', days('2026-10-01', '2026-12-31'), ['day', 'week', 'month']],
    ['a year', days('2026-01-01', '2026-12-31'), ['day', 'week', 'month', 'quarter']],
    ['a leap year', days('2028-01-01', '2028-12-31'), ['day', 'week', 'month', 'quarter']],
    ['two years', days('2026-01-01', '2027-12-31'), ['week', 'month', 'quarter', 'year']],
    ['forty years', days('1990-01-01', '2029-12-31'), ['quarter', 'year']],
    ['a thousand years', days('1000-01-01', '2000-12-31'), ['year']],
  ])('%s', (_, range, intervals) => {
    expect(getIntervals(range, MONDAY)).toEqual(intervals);
  });

  test.each([
    // 2026 spans 53 weeks whether they begin on Monday or on Sunday.
    ['2026', MONDAY, true],
    ['2024', SUNDAY, true],
  ])('include weeks for %s with weeks starting on day %s', (year, startOfWeek, hasWeeks) => {
    const range = days(`${year}-01-01`, `${year}-12-31`);

    expect(getIntervals(range, startOfWeek).includes('week')).toBe(hasWeeks);
  });

  test('depend on the start of the week', () => {
    const range = days('2026-11-21', '2026-11-22'); // Saturday and Sunday

    expect(getIntervals(range, MONDAY)).toEqual(['hour', 'day']);
    expect(getIntervals(range, SUNDAY)).toEqual(['hour', 'day', 'week']);
  });
});

describe('the interval of a chart', () => {
  test.each([
    ['hours for a single day', days('2026-11-20', '2026-11-20'), undefined, 'hour'],
    ['days for a short period', days('2026-11-19', '2026-11-20'), undefined, 'day'],
    ['days for a quarter, which fit in one response', days('2026-07-01', '2026-09-30'), undefined, 'day'],
    ['weeks for a year', days('2026-01-01', '2026-12-31'), undefined, 'week'],
    ['months for many years', days('2020-01-01', '2026-12-31'), undefined, 'month'],
    ['the requested one if suitable', days('2026-01-01', '2026-12-31'), 'day', 'day'],
    ['not the requested one if unsuitable', days('2026-01-01', '2026-12-31'), 'hour', 'week'],
    ['not the requested one if invalid', days('2026-11-01', '2026-11-30'), 'minute', 'day'],
    ['years for a thousand years', days('1000-01-01', '2000-12-31'), undefined, 'year'],
  ])('is %s', (_, range, asked, interval) => {
    expect(chooseInterval(range, MONDAY, asked)).toBe(interval);
  });

  test('counts the current day at any time', () => {
    const range = { after: '2026-11-20T00:00:00', before: '2026-11-20T00:00:59' };

    expect(chooseInterval(range, MONDAY, undefined)).toBe('hour');
  });
});
