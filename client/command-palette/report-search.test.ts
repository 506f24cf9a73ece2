import { createReportSearch } from './report-search';

const REPORTS = [
  { path: '/analytics/overview', title: 'Overview', isMostWanted: true },
  { path: '/analytics/revenue', title: 'Revenue', isMostWanted: true },
  { path: '/analytics/orders', title: 'Orders', isMostWanted: true },
  { path: '/analytics/coupons', title: 'Coupons' },
  { path: '/analytics/taxes', title: 'Taxes' },
  { path: '/analytics/categories', title: 'Categories' },
];

const read = (text: string) =>
  createReportSearch(REPORTS)(text).map(({ href }) => {
    const { path, period, compare } = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    return [path, period, compare].filter(Boolean).join(' ');
  });

test.each([
  ['orders last 30 days', '/analytics/orders last_30_days'],
  ['last month orders', '/analytics/orders last_month'],
  ['Revenue by coupon this quarter vs last year', '/analytics/coupons quarter previous_year'],
  ['taxes last quarter', '/analytics/taxes last_quarter'],
  ['tax of yesterday', '/analytics/taxes yesterday'],
  ['category year to date', '/analytics/categories year'],
  ['orders past 7 days versus the previous period', '/analytics/orders last_7_days previous_period'],
  ['orders last year', '/analytics/orders last_year'],
  ['orders last year compared with the previous year', '/analytics/orders last_year previous_year'],
])('"%s" finds %s', (text, address) => {
  expect(read(text)).toEqual([address]);
});

test('a period alone finds the most used reports', () => {
  expect(read('this week')).toEqual([
    '/analytics/overview week',
    '/analytics/revenue week',
    '/analytics/orders week',
  ]);
});

test.each([
  ['orders last 30', ['/analytics/orders last_30_days']],
  ['orders last y', ['/analytics/orders last_year']],
  ['orders year to', ['/analytics/orders year']],
  [
    'orders this month vs',
    ['/analytics/orders month previous_year', '/analytics/orders month previous_period'],
  ],
  [
    'last quar',
    ['/analytics/overview last_quarter', '/analytics/revenue last_quarter', '/analytics/orders last_quarter'],
  ],
])('completes "%s"', (text, addresses) => {
  expect(read(text)).toEqual(addresses);
});

test('prefers the shortest completions', () => {
  expect(read('orders last')).toEqual(
    ['last_week', 'last_month', 'last_quarter', 'last_year', 'last_7_days', 'last_14_days'].map(
      (period) => `/analytics/orders ${period}`,
    ),
  );
});

test.each([
  ['orders'],
  ['teapot last'],
  ['last'],
  ['teapot last month'],
  ['month of sundays'],
  [''],
  ['vs last year'],
])('"%s" finds no report', (text) => {
  expect(read(text)).toEqual([]);
});
