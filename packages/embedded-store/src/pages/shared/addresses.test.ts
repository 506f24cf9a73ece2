import { dashboardPage, safeRedirect } from './addresses';

const SITE = 'http://127.0.0.1:4010';
const FALLBACK = `${SITE}/wp-admin/`;

test.each([
  ['/wp-admin/admin.php?page=wc-settings', `${SITE}/wp-admin/admin.php?page=wc-settings`],
  [`${SITE}/wp-admin/profile.php#top`, `${SITE}/wp-admin/profile.php#top`],
  ['shop/', `${SITE}/shop/`],
])('an address of this site is followed: %s', (wanted, target) => {
  expect(safeRedirect(SITE, wanted, FALLBACK)).toBe(target);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  String.raw`\\evil.example`,
  String.raw`/\evil.example`,
  'http://127.0.0.1:4011/',
  'https://127.0.0.1:4010/',
  'http://127.0.0.1:4010.evil.example/',
  'http://127.0.0.1:4010@evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://',
  '',
  undefined,
])('any other address is not: %s', (wanted) => {
  expect(safeRedirect(SITE, wanted, FALLBACK)).toBe(FALLBACK);
});

test('paths of own pages are encoded', () => {
  expect(dashboardPage('/analytics/revenue')).toBe('admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue');
});
