/** @jest-environment node */

import type { Interval } from './intervals';
import { pairIntervals } from './pairs';
import type { Comparison, PeriodChoice, PresetName } from './period';

const MONDAY = 1;
const SUNDAY = 0;

const custom = (compare: Comparison): PeriodChoice => ({
  period: 'custom',
  compare,
  after: '2025-01-01',
  before: '2025-12-31',
});
const preset = (period: PresetName, compare: Comparison): PeriodChoice => ({ period, compare });

/** Days from the first to the last one, or intervals that begin on them. */
function days(first: string, last: string, step = 1): string[] {
  const starts: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += step * 86_400_000) {
    starts.push(new Date(day).toISOString().slice(0, 10));
  }
  return starts;
}

const hours = (day: string, of: readonly number[]) =>
  of.map((hour) => `${day} ${String(hour).padStart(2, '0')}:00:00`);
const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Pairs as `present | previous`. */
function pair(
  choice: PeriodChoice,
  interval: Interval,
  [present, previous]: readonly [string[], string[]],
  startOfWeek = MONDAY,
): string[] {
  const toStarts = (starts: string[]) => starts.map((start) => ({ start }));
  return pairIntervals(toStarts(present), toStarts(previous), { choice, interval, startOfWeek }).map(
    (row) => `${row.present?.start ?? '–'} | ${row.previous?.start ?? '–'}`,
  );
}

describe('February 29 has no match in another year', () => {
  test.each([
    ['a custom period', custom('previous_year')],
    ['a year', preset('last_year', 'previous_period')],
  ])('in %s', (_, choice) => {
    const february = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'];
    const before = ['2023-02-28', '2023-03-01', '2023-03-02'];

    expect(pair(choice, 'day', [february, before])).toEqual([
      '2024-02-28 | 2023-02-28',
      '2024-02-29 | –',
      '2024-03-01 | 2023-03-01',
      '2024-03-02 | 2023-03-02',
    ]);
    expect(pair(choice, 'day', [['2025-02-28', '2025-03-01'], february])).toEqual([
      '2025-02-28 | 2024-02-28',
      '– | 2024-02-29',
      '2025-03-01 | 2024-03-01',
      '– | 2024-03-02',
    ]);
  });

  test('except that its hours are compared with February 28', () => {
    const rows = pair(preset('today', 'previous_year'), 'hour', [
      hours('2028-02-29', [0, 1]),
      hours('2027-02-28', [0, 1]),
    ]);

    expect(rows).toEqual([
      '2028-02-29 00:00:00 | 2027-02-28 00:00:00',
      '2028-02-29 01:00:00 | 2027-02-28 01:00:00',
    ]);
  });

  test('in a period that starts on it', () => {
    expect(
      pair(custom('previous_year'), 'day', [
        ['2024-02-29', '2024-03-01'],
        ['2023-02-28', '2023-03-01'],
      ]),
    ).toEqual(['– | 2023-02-28', '2024-02-29 | –', '2024-03-01 | 2023-03-01']);
  });
});

test('pairs each day of a year with the same date', () => {
  const rows = pair(custom('previous_year'), 'day', [
    days('2025-01-01', '2025-12-31'),
    days('2024-01-01', '2024-12-31'),
  ]);

  expect(rows).toHaveLength(366);
  expect(rows.filter((row) => !/^2025(-\d\d-\d\d) \| 2024\1$/.test(row))).toEqual(['– | 2024-02-29']);
});

describe('months of different lengths', () => {
  test('leave the extra days at the end unpaired', () => {
    const rows = pair(preset('last_month', 'previous_period'), 'day', [
      days('2026-03-01', '2026-03-31'),
      days('2026-02-01', '2026-02-28'),
    ]);

    expect(rows.slice(-4)).toEqual([
      '2026-03-28 | 2026-02-28',
      '2026-03-29 | –',
      '2026-03-30 | –',
      '2026-03-31 | –',
    ]);
  });

  test('do not shift days in a quarter', () => {
    const rows = pair(preset('last_quarter', 'previous_period'), 'day', [
      days('2026-10-01', '2026-12-31'),
      days('2026-07-01', '2026-09-30'),
    ]);

    expect(rows).toContain('– | 2026-08-31');
    expect(rows).toContain('2026-12-01 | 2026-09-01');
    expect(rows.at(-1)).toBe('2026-12-31 | –');
  });
});

describe('daylight saving changes (New York)', () => {
  const compared = (present: string[], previous: string[]) =>
    pair(preset('yesterday', 'previous_period'), 'hour', [present, previous]);

  test('leave a gap at the skipped hour and shift nothing', () => {
    const skipped = hours('2025-03-09', [0, 1, 3, 4]);

    expect(compared(skipped, hours('2025-03-08', [0, 1, 2, 3, 4]))).toEqual([
      '2025-03-09 00:00:00 | 2025-03-08 00:00:00',
      '2025-03-09 01:00:00 | 2025-03-08 01:00:00',
      '– | 2025-03-08 02:00:00',
      '2025-03-09 03:00:00 | 2025-03-08 03:00:00',
      '2025-03-09 04:00:00 | 2025-03-08 04:00:00',
    ]);
  });

  test('leave a gap at the repeated hour', () => {
    const repeated = hours('2025-11-02', [0, 1, 1, 2, 3]);

    expect(compared(repeated, hours('2025-11-01', [0, 1, 2, 3]))).toEqual([
      '2025-11-02 00:00:00 | 2025-11-01 00:00:00',
      '2025-11-02 01:00:00 | 2025-11-01 01:00:00',
      '2025-11-02 01:00:00 | –',
      '2025-11-02 02:00:00 | 2025-11-01 02:00:00',
      '2025-11-02 03:00:00 | 2025-11-01 03:00:00',
    ]);
  });

  test('keep hours of several days on their days', () => {
    const rows = pair(custom('previous_year'), 'hour', [
      [...hours('2025-11-02', [0, 1, 1, ...ALL_HOURS.slice(2)]), ...hours('2025-11-03', ALL_HOURS)],
      [...hours('2024-11-02', ALL_HOURS), ...hours('2024-11-03', [0, 1, 1, ...ALL_HOURS.slice(2)])],
    ]);

    expect(rows).toHaveLength(50);
    expect(rows).toContain('2025-11-03 23:00:00 | 2024-11-03 23:00:00');
    expect(rows.filter((row) => row.includes('–'))).toEqual([
      '2025-11-02 01:00:00 | –',
      '– | 2024-11-03 01:00:00',
    ]);
  });
});

test('pairs days of a rolling period with the same number of days before', () => {
  const rows = pair(preset('last_7_days', 'previous_period'), 'day', [
    days('2026-02-26', '2026-03-04'),
    days('2026-02-19', '2026-02-25'),
  ]);

  expect(rows).toHaveLength(7);
  expect(rows[0]).toBe('2026-02-26 | 2026-02-19');
  expect(rows.at(-1)).toBe('2026-03-04 | 2026-02-25');
});

describe('weeks', () => {
  test('of another year are 52 weeks earlier', () => {
    // January 1, 2023, was a Sunday: the first week of that year has one day.
    const rows = pair(custom('previous_year'), 'week', [
      ['2024-01-01', '2024-01-08'],
      ['2023-01-01', '2023-01-02', '2023-01-09'],
    ]);

    expect(rows).toEqual(['– | 2023-01-01', '2024-01-01 | 2023-01-02', '2024-01-08 | 2023-01-09']);
  });

  test("start on the start day of the store's calendar", () => {
    const rows = pair(
      custom('previous_year'),
      'week',
      [
        ['2024-01-01', '2024-01-07'],
        ['2023-01-01', '2023-01-08'],
      ],
      SUNDAY,
    );

    expect(rows).toEqual(['2024-01-01 | 2023-01-01', '2024-01-07 | 2023-01-08']);
  });

  test('of a month are counted from its first week', () => {
    const rows = pair(preset('last_month', 'previous_period'), 'week', [
      ['2026-11-01', '2026-11-02', '2026-11-09'],
      ['2026-10-01', '2026-10-05', '2026-10-12'],
    ]);

    expect(rows[1]).toBe('2026-11-02 | 2026-10-05');
  });
});

test.each<[Interval, string[], string[]]>([
  ['month', ['2025-02-15', '2025-03-01'], ['2024-02-15', '2024-03-01']],
  ['quarter', ['2025-02-15', '2025-04-01'], ['2024-02-15', '2024-04-01']],
  ['year', ['2024-06-01', '2025-01-01'], ['2023-06-01', '2024-01-01']],
])('pairs a %s with the same one of the previous year', (interval, present, previous) => {
  expect(pair(custom('previous_year'), interval, [present, previous])).toEqual(
    present.map((start, index) => `${start} | ${previous[index]}`),
  );
});

test('pairs invalid dates by position', () => {
  expect(pair(custom('previous_year'), 'day', [['', '2025-01-02'], ['2024-01-01']])).toEqual([
    ' | 2024-01-01',
    '2025-01-02 | –',
  ]);
});

test('returns the present unchanged without a comparison', () => {
  expect(pair(custom('previous_year'), 'day', [['2025-01-01'], []])).toEqual(['2025-01-01 | –']);
  expect(pair(custom('previous_year'), 'day', [[], ['2024-01-01']])).toEqual(['– | 2024-01-01']);
});
