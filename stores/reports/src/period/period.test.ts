/** @jest-environment node */

import { getDateRanges, type ComparedPeriod, type PeriodChoice, type PresetName } from './period';

const MONDAY = 1;
const SUNDAY = 0;

interface Place {
  timeZone?: string;
  startOfWeek?: number;
}

/** The two ranges as `first day … last moment`, at a time in UTC. */
function ranges(
  choice: ComparedPeriod,
  now: string,
  { timeZone = '+00:00', startOfWeek = MONDAY }: Place = {},
) {
  const { present, previous } = getDateRanges(choice, new Date(now), { timeZone, startOfWeek });
  return [present, previous].map(({ after, before }) => {
    expect(after).toMatch(/T00:00:00$/);
    return `${after.slice(0, 10)} … ${before}`;
  });
}

const NOON = '2026-11-20T12:34:56Z'; // a Friday

describe('compared with the previous period', () => {
  test.each<[PresetName, string, string]>([
    ['today', '2026-11-20 … 2026-11-20T12:34:59', '2026-11-19 … 2026-11-19T12:34:59'],
    ['yesterday', '2026-11-19 … 2026-11-19T23:59:59', '2026-11-18 … 2026-11-18T23:59:59'],
    ['week', '2026-11-16 … 2026-11-20T12:34:59', '2026-11-09 … 2026-11-13T12:34:59'],
    ['last_week', '2026-11-09 … 2026-11-15T23:59:59', '2026-11-02 … 2026-11-08T23:59:59'],
    ['month', '2026-11-01 … 2026-11-20T12:34:59', '2026-10-01 … 2026-10-20T12:34:59'],
    ['last_month', '2026-10-01 … 2026-10-31T23:59:59', '2026-09-01 … 2026-09-30T23:59:59'],
    ['quarter', '2026-10-01 … 2026-11-20T12:34:59', '2026-07-01 … 2026-08-20T12:34:59'],
    ['last_quarter', '2026-07-01 … 2026-09-30T23:59:59', '2026-04-01 … 2026-06-30T23:59:59'],
    ['year', '2026-01-01 … 2026-11-20T12:34:59', '2025-01-01 … 2025-11-20T12:34:59'],
    ['last_year', '2025-01-01 … 2025-12-31T23:59:59', '2024-01-01 … 2024-12-31T23:59:59'],
    ['last_7_days', '2026-11-14 … 2026-11-20T12:34:59', '2026-11-07 … 2026-11-13T12:34:59'],
    ['last_30_days', '2026-10-22 … 2026-11-20T12:34:59', '2026-09-22 … 2026-10-21T12:34:59'],
    ['last_365_days', '2025-11-21 … 2026-11-20T12:34:59', '2024-11-21 … 2025-11-20T12:34:59'],
  ])('%s', (period, present, previous) => {
    expect(ranges({ period, compare: 'previous_period' }, NOON)).toEqual([present, previous]);
  });
});

test.each<[PresetName, string]>([
  ['today', '2026-11-19 … 2026-11-19T23:59:59'],
  ['month', '2026-10-01 … 2026-10-20T23:59:59'],
  ['last_7_days', '2026-11-07 … 2026-11-13T23:59:59'],
  ['last_week', '2026-11-02 … 2026-11-08T23:59:59'],
])('compares %s with full days', (period, previous) => {
  expect(ranges({ period, compare: 'previous_period', comparesFullDays: true }, NOON)[1]).toBe(previous);
});

describe('compared with the previous year', () => {
  test.each<[PresetName, string]>([
    ['today', '2025-11-20 … 2025-11-20T12:34:59'],
    ['yesterday', '2025-11-19 … 2025-11-19T23:59:59'],
    ['week', '2025-11-16 … 2025-11-20T12:34:59'],
    ['last_week', '2025-11-09 … 2025-11-15T23:59:59'],
    ['month', '2025-11-01 … 2025-11-20T12:34:59'],
    ['last_month', '2025-10-01 … 2025-10-31T23:59:59'],
    ['quarter', '2025-10-01 … 2025-11-20T12:34:59'],
    ['last_quarter', '2025-07-01 … 2025-09-30T23:59:59'],
    ['last_14_days', '2025-11-07 … 2025-11-20T12:34:59'],
    ['last_90_days', '2025-08-23 … 2025-11-20T12:34:59'],
  ])('%s', (period, previous) => {
    expect(ranges({ period, compare: 'previous_year' }, NOON)[1]).toBe(previous);
  });
});

describe('custom periods', () => {
  const custom = (after: string, before: string, compare: PeriodChoice['compare'] = 'previous_period') =>
    ({ period: 'custom', after, before, compare }) as const;

  test('are whole days, compared with the same number of days before', () => {
    expect(ranges(custom('2026-03-01', '2026-03-10'), NOON)).toEqual([
      '2026-03-01 … 2026-03-10T23:59:59',
      '2026-02-19 … 2026-02-28T23:59:59',
    ]);
  });

  test('accept dates in reverse order', () => {
    expect(ranges(custom('2026-03-10', '2026-03-01'), NOON)[0]).toBe('2026-03-01 … 2026-03-10T23:59:59');
  });

  test('with February 29 are compared with the last day of February', () => {
    expect(ranges(custom('2028-02-29', '2028-02-29', 'previous_year'), NOON)[1]).toBe(
      '2027-02-28 … 2027-02-28T23:59:59',
    );
  });

  test.each(['2026-02-30', '2026-13-01', 'yesterday', ''])('do not start on "%s"', (after) => {
    expect(() => ranges(custom(after, '2026-03-10'), NOON)).toThrow(RangeError);
  });
});

describe('weeks', () => {
  test.each([
    ['Monday', MONDAY, '2026-11-16'],
    ['Sunday', SUNDAY, '2026-11-15'],
    ['Saturday', 6, '2026-11-14'],
    ['Friday, the current day', 5, '2026-11-20'],
  ])('start on %s', (_, startOfWeek, first) => {
    const [present] = ranges({ period: 'week', compare: 'previous_period' }, NOON, { startOfWeek });

    expect(present).toBe(`${first} … 2026-11-20T12:34:59`);
  });

  test('extend across the end of a year', () => {
    expect(ranges({ period: 'week', compare: 'previous_period' }, '2027-01-02T08:00:00Z')).toEqual([
      '2026-12-28 … 2027-01-02T08:00:59',
      '2026-12-21 … 2026-12-26T08:00:59',
    ]);
  });

  test.each([
    // Week 53 of 2026 starts on December 28. The year before had 52 weeks.
    ['the last of 53 weeks', '2026-12-31T08:00:00Z', MONDAY, '2026-12-28', '2026-12-21'],
    ['the first after 53 weeks', '2027-01-04T08:00:00Z', MONDAY, '2027-01-04', '2026-12-28'],
    ['the last of 52 weeks', '2025-12-28T08:00:00Z', MONDAY, '2025-12-22', '2025-12-15'],
    ['the week of a leap day', '2028-02-29T08:00:00Z', SUNDAY, '2028-02-27', '2028-02-20'],
  ])('%s', (_, now, startOfWeek, present, previous) => {
    const [first, second] = ranges({ period: 'week', compare: 'previous_period' }, now, { startOfWeek });

    expect(first?.slice(0, 10)).toBe(present);
    expect(second?.slice(0, 10)).toBe(previous);
  });

  test('work for dates before 1970', () => {
    expect(ranges({ period: 'week', compare: 'previous_period' }, '1969-12-31T08:00:00Z')[0]).toBe(
      '1969-12-29 … 1969-12-31T08:00:59',
    );
  });
});

describe('ends of years and short months', () => {
  test.each<[PeriodChoice, string, string, string]>([
    [
      { period: 'month', compare: 'previous_period' },
      '2026-01-15T10:00:00Z',
      '2026-01-01 … 2026-01-15T10:00:59',
      '2025-12-01 … 2025-12-15T10:00:59',
    ],
    [
      { period: 'quarter', compare: 'previous_period' },
      '2026-01-01T00:00:00Z',
      '2026-01-01 … 2026-01-01T00:00:59',
      '2025-10-01 … 2025-10-01T00:00:59',
    ],
    [
      { period: 'last_month', compare: 'previous_period' },
      '2026-01-31T10:00:00Z',
      '2025-12-01 … 2025-12-31T23:59:59',
      '2025-11-01 … 2025-11-30T23:59:59',
    ],
    // February has no 30th: the period ends with the month.
    [
      { period: 'month', compare: 'previous_period' },
      '2026-03-30T10:00:00Z',
      '2026-03-01 … 2026-03-30T10:00:59',
      '2026-02-01 … 2026-02-28T23:59:59',
    ],
    [
      { period: 'month', compare: 'previous_period' },
      '2028-03-29T10:00:00Z',
      '2028-03-01 … 2028-03-29T10:00:59',
      '2028-02-01 … 2028-02-29T10:00:59',
    ],
    [
      { period: 'month', compare: 'previous_year' },
      '2028-02-29T10:00:00Z',
      '2028-02-01 … 2028-02-29T10:00:59',
      '2027-02-01 … 2027-02-28T23:59:59',
    ],
    [
      { period: 'year', compare: 'previous_period' },
      '2028-02-29T10:00:00Z',
      '2028-01-01 … 2028-02-29T10:00:59',
      '2027-01-01 … 2027-02-28T23:59:59',
    ],
    // The whole of February, which was a day longer.
    [
      { period: 'last_month', compare: 'previous_year' },
      '2029-03-10T10:00:00Z',
      '2029-02-01 … 2029-02-28T23:59:59',
      '2028-02-01 … 2028-02-29T23:59:59',
    ],
  ])('%j at %s', (choice, now, present, previous) => {
    expect(ranges(choice, now)).toEqual([present, previous]);
  });
});

describe("the store's time zone", () => {
  const today = (now: string, timeZone: string) =>
    ranges({ period: 'today', compare: 'previous_period' }, now, { timeZone });

  test('determines the current day', () => {
    expect(today('2026-12-31T23:30:00Z', '+05:30')[0]).toBe('2027-01-01 … 2027-01-01T05:00:59');
    expect(today('2026-12-31T23:30:00Z', 'America/Los_Angeles')[0]).toBe('2026-12-31 … 2026-12-31T15:30:59');
  });

  test.each([
    // At the same time, the day is 14 hours old in Kiritimati and starts 11 hours later in Niue.
    ['Pacific/Kiritimati', '2027-01-01 … 2027-01-01T13:30:59', '2026-12-31 … 2026-12-31T13:30:59'],
    ['Pacific/Niue', '2026-12-31 … 2026-12-31T12:30:59', '2026-12-30 … 2026-12-30T12:30:59'],
    ['Pacific/Chatham', '2027-01-01 … 2027-01-01T13:15:59', '2026-12-31 … 2026-12-31T13:15:59'],
    ['-11:00', '2026-12-31 … 2026-12-31T12:30:59', '2026-12-30 … 2026-12-30T12:30:59'],
  ])('differs across the date line: %s', (timeZone, present, previous) => {
    expect(today('2026-12-31T23:30:00Z', timeZone)).toEqual([present, previous]);
  });

  test.each([
    ['before the clocks go forward', '2026-03-29T00:59:00Z', '01:59:59'],
    ['after the clocks went forward', '2026-03-29T01:01:00Z', '03:01:59'],
    ['before the clocks go back', '2026-10-25T00:30:00Z', '02:30:59'],
    ['after the clocks went back', '2026-10-25T01:30:00Z', '02:30:59'],
    ['in the last minute of a 25-hour day', '2026-10-25T22:59:30Z', '23:59:59'],
  ])('is correct %s', (_, now, time) => {
    const [day] = now.split('T');

    expect(today(now, 'Europe/Berlin')[0]).toBe(`${day} … ${day}T${time}`);
  });

  test('counts days instead of hours across a daylight saving change', () => {
    const place = { timeZone: 'Europe/Berlin' };

    expect(
      ranges({ period: 'last_7_days', compare: 'previous_period' }, '2026-03-30T22:30:00Z', place),
    ).toEqual(['2026-03-25 … 2026-03-31T00:30:59', '2026-03-18 … 2026-03-24T00:30:59']);
  });
});
