import { getTaskUrl, opensOutsideDashboard } from './task-url';

const OWN_PAGE = 'admin.php?page=wc-admin&task=shipping';
const SETTINGS = 'http://localhost/wp-admin/admin.php?page=wc-settings&tab=general';

beforeEach(() => window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin&opened_panel=x'));

test.each([
  ['no URL', null, OWN_PAGE],
  ['a host URL', SETTINGS, SETTINGS],
  ['an external URL', 'https://partner.example/start', 'https://partner.example/start'],
  ['a relative URL', 'admin.php?page=wc-status', 'admin.php?page=wc-status'],
  ['a javascript: URL', 'javascript:alert(1)', OWN_PAGE],
  ['a data: URL', 'data:text/html,x', OWN_PAGE],
  ['an invalid URL', 'https://', OWN_PAGE],
])('returns the URL of a task with %s', (_, actionUrl, address) => {
  expect(getTaskUrl({ id: 'shipping', actionUrl })).toBe(address);
});

test.each([
  ['the page of the task', null, false],
  ['another dashboard page', 'http://localhost/wp-admin/admin.php?page=wc-admin&path=%2Fmarketing', false],
  ['a classic page', SETTINGS, true],
  ['another site', 'https://partner.example/start', true],
])('%s opens inside or outside the dashboard as expected', (_, actionUrl, isElsewhere) => {
  expect(opensOutsideDashboard({ id: 'shipping', actionUrl })).toBe(isElsewhere);
});
