import { toRanges } from './period';
import type { Period } from './period';

/** A Friday. */
const NOON = Date.parse('2026-11-20T12:34:56Z');

function ranges(
  name: string,
  change: Partial<Period & { now: number; zone: string; startOfWeek: number }> = {},
): string[] {
  const { now = NOON, zone = 'UTC', startOfWeek = 1, ...period } = change;
  const all = { name, compare: 'previous_period' as const, after: '', before: '', ...period };
  return Object.values(toRanges(all, { now, zone, startOfWeek })).map(
    ({ after, before }) => `${after.slice(0, 10)} … ${before}`,
  );
}

const YEAR = { compare: 'previous_year' } as const;
const at = (now: string, more = {}) => ({ now: Date.parse(now), ...more });

test.each<[string, Parameters<typeof ranges>[1], string, string]>([
  ['today', {}, '2026-11-20 … 2026-11-20T12:34:59', '2026-11-19 … 2026-11-19T12:34:59'],
  ['yesterday', YEAR, '2026-11-19 … 2026-11-19T23:59:59', '2025-11-19 … 2025-11-19T23:59:59'],
  ['week', {}, '2026-11-16 … 2026-11-20T12:34:59', '2026-11-09 … 2026-11-13T12:34:59'],
  ['week', { startOfWeek: 0 }, '2026-11-15 … 2026-11-20T12:34:59', '2026-11-08 … 2026-11-13T12:34:59'],
  ['last_week', {}, '2026-11-09 … 2026-11-15T23:59:59', '2026-11-02 … 2026-11-08T23:59:59'],
  ['month', YEAR, '2026-11-01 … 2026-11-20T12:34:59', '2025-11-01 … 2025-11-20T12:34:59'],
  ['last_month', {}, '2026-10-01 … 2026-10-31T23:59:59', '2026-09-01 … 2026-09-30T23:59:59'],
  ['quarter', {}, '2026-10-01 … 2026-11-20T12:34:59', '2026-07-01 … 2026-08-20T12:34:59'],
  ['last_quarter', YEAR, '2026-07-01 … 2026-09-30T23:59:59', '2025-07-01 … 2025-09-30T23:59:59'],
  ['year', {}, '2026-01-01 … 2026-11-20T12:34:59', '2025-01-01 … 2025-11-20T12:34:59'],
  ['last_7_days', {}, '2026-11-14 … 2026-11-20T12:34:59', '2026-11-07 … 2026-11-13T12:34:59'],
  [
    'month',
    at('2026-03-30T10:00:00Z'),
    '2026-03-01 … 2026-03-30T10:00:59',
    '2026-02-01 … 2026-02-28T23:59:59',
  ],
  [
    'year',
    at('2028-02-29T10:00:00Z'),
    '2028-01-01 … 2028-02-29T10:00:59',
    '2027-01-01 … 2027-02-28T23:59:59',
  ],
  [
    'last_month',
    at('2029-03-10T10:00:00Z', YEAR),
    '2029-02-01 … 2029-02-28T23:59:59',
    '2028-02-01 … 2028-02-29T23:59:59',
  ],
  [
    'today',
    at('2026-12-31T23:30:00Z', { zone: 'Pacific/Kiritimati' }),
    '2027-01-01 … 2027-01-01T13:30:59',
    '2026-12-31 … 2026-12-31T13:30:59',
  ],
  [
    'custom',
    { after: '2026-03-01', before: '2026-03-10' },
    '2026-03-01 … 2026-03-10T23:59:59',
    '2026-02-19 … 2026-02-28T23:59:59',
  ],
])('%s, %j: uses the same dates as the report screen', (name, change, present, previous) => {
  expect(ranges(name, change)).toEqual([present, previous]);
});
