import { dashboardPage, safeRedirect } from './addresses';

const SITE = 'http://127.0.0.1:4010';
const FALLBACK = `${SITE}/wp-admin/`;

test.each([
  ['/wp-admin/admin.php?page=wc-settings', `${SITE}/wp-admin/admin.php?page=wc-settings`],
  [`${SITE}/wp-admin/profile.php#top`, `${SITE}/wp-admin/profile.php#top`],
  ['shop/', `${SITE}/shop/`],
])('redirects to a URL of this site: %s', (wanted, target) => {
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
])('does not redirect to any other URL: %s', (wanted) => {
  expect(safeRedirect(SITE, wanted, FALLBACK)).toBe(FALLBACK);
});

test('encodes the paths of dashboard pages', () => {
  expect(dashboardPage('/analytics/revenue')).toBe('admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue');
});
