import { getTaskUrl, opensOutsideDashboard } from './task-url';

const OWN_PAGE = 'admin.php?page=wc-admin&task=shipping';
const SETTINGS = 'http://localhost/wp-admin/admin.php?page=wc-settings&tab=general';

beforeEach(() => window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin&opened_panel=x'));

test.each([
  ['no address of its own', null, OWN_PAGE],
  ['an address of the host', SETTINGS, SETTINGS],
  ['an address elsewhere', 'https://partner.example/start', 'https://partner.example/start'],
  ['a relative address', 'admin.php?page=wc-status', 'admin.php?page=wc-status'],
  ['a script for an address', 'javascript:alert(1)', OWN_PAGE],
  ['data for an address', 'data:text/html,x', OWN_PAGE],
  ['what is no address at all', 'https://', OWN_PAGE],
])('returns the URL of a task with %s', (_, actionUrl, address) => {
  expect(getTaskUrl({ id: 'shipping', actionUrl })).toBe(address);
});

test.each([
  ['its own page', null, false],
  ['another own page', 'http://localhost/wp-admin/admin.php?page=wc-admin&path=%2Fmarketing', false],
  ['a classic page', SETTINGS, true],
  ['another site', 'https://partner.example/start', true],
])('%s opens inside or outside the dashboard as expected', (_, actionUrl, isElsewhere) => {
  expect(opensOutsideDashboard({ id: 'shipping', actionUrl })).toBe(isElsewhere);
});
