/** @jest-environment node */

import { readPeriod, toPeriodQuery } from './choice';

const USUAL = 'period=month&compare=previous_year';

test.each([
  [
    { period: 'week', compare: 'previous_period' },
    { period: 'week', compare: 'previous_period' },
  ],
  [{ period: 'last_30_days' }, { period: 'last_30_days', compare: 'previous_year' }],
  [{ compare: 'previous_period' }, { period: 'month', compare: 'previous_period' }],
  [{}, { period: 'month', compare: 'previous_year' }],
  [
    { period: 'fortnight', compare: 'last_century' },
    { period: 'month', compare: 'previous_year' },
  ],
  // Names of JavaScript object members are not periods.
  [{ period: 'constructor' }, { period: 'month', compare: 'previous_year' }],
  [
    { period: 'custom', after: '2028-02-29', before: '2028-03-01' },
    { period: 'custom', compare: 'previous_year', after: '2028-02-29', before: '2028-03-01' },
  ],
  [
    { period: 'custom', after: '2026-03-10T00:00:00', before: '2026-03-01' },
    { period: 'custom', compare: 'previous_year', after: '2026-03-01', before: '2026-03-10' },
  ],
  [
    { period: 'custom', after: '2027-02-29', before: '2027-03-01' },
    { period: 'month', compare: 'previous_year' },
  ],
  [
    { period: 'custom', after: '2026-03-01' },
    { period: 'month', compare: 'previous_year' },
  ],
])('parses a URL with %j', (query, choice) => {
  expect(readPeriod(query, USUAL)).toEqual(choice);
});

test.each([
  ['period=year&amp;compare=previous_period', { period: 'year', compare: 'previous_period' }],
  ['period=year', { period: 'year', compare: 'previous_year' }],
  ['', { period: 'month', compare: 'previous_year' }],
  ['nothing of use', { period: 'month', compare: 'previous_year' }],
])('uses the setting %s without a period', (setting, choice) => {
  expect(readPeriod({}, setting)).toEqual(choice);
});

test('removes custom dates from the URL for a named period', () => {
  expect(toPeriodQuery({ period: 'week', compare: 'previous_year' })).toEqual({
    period: 'week',
    compare: 'previous_year',
    after: undefined,
    before: undefined,
  });
});

test('round-trips a custom period', () => {
  const choice = {
    period: 'custom',
    compare: 'previous_period',
    after: '2026-12-28',
    before: '2027-01-03',
  } as const;

  expect(readPeriod(toPeriodQuery(choice), USUAL)).toEqual(choice);
});
