import { screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { api, aTask, aTaskList, aUser } from '@admin/test-kit';
import { openDashboard } from '../testing/open-dashboard';
import { begin } from './begin';
import { RECIPES } from './recipes';

/** Reads reports and nothing else, so that nothing besides them is asked for. */
const currentUserData = aUser({ is_super_admin: false, capabilities: { view_woocommerce_reports: true } });

const ANSWERS = '/store-admin/v1/answers';
const SHOP = {
  timeZone: '+00:00',
  startOfWeek: 1,
  defaultRange: 'period=month&compare=previous_year',
  isOverviewUsual: true,
};

afterEach(() => {
  delete window.storeAdminBeginning;
  delete window.storeAdminBegun;
});

/** What the host answers to a path, empty as in a new shop. */
function answerOf(path: string): object {
  const body = /\/stats\?/.test(path) ? { totals: { orders_count: 4321 }, intervals: [] } : [];
  return { path, body, headers: { 'X-WP-Total': 0, 'X-WP-TotalPages': 0 } };
}

/** Begins as the page at this address does; the host answers all paths, those that `isLeftOut` names aside. */
function beginAt(address: string, isLeftOut = (_path: string) => false) {
  getHistory().replace(`/wp-admin/admin.php?page=wc-admin${address}`);
  window.storeAdminBeginning = { root: 'http://localhost/wp-json/', nonce: 'abcdef0123', ...SHOP };
  const asked: string[] = [];
  api
    .get(ANSWERS, () => true)
    // WordPress speaks the reader's language to those who take JSON, and the site's to all others.
    .matchHeader('Accept', /\bapplication\/json\b/)
    .optionally()
    .reply(200, (uri) => {
      const { searchParams } = new URL(uri, 'http://localhost');
      for (const [name, path] of searchParams) if (name.startsWith('paths')) asked.push(path);
      const lines = asked.filter((path) => !isLeftOut(path)).map((path) => JSON.stringify(answerOf(path)));
      return lines.join('\n');
    });
  begin(window, new Date());
  return asked;
}

/** Everything the screen asks of reports by itself. */
function hearReports(): string[] {
  const heard: string[] = [];
  api
    .get(/\/wc-analytics\/(?:leaderboards|reports\/(?!import))/, () => true)
    .optionally()
    .times(9)
    .reply(200, (uri) => {
      // What categories are called, for a column of the table, is no figure.
      if (!/categories\?per_page/.test(uri)) heard.push(decodeURIComponent(uri));
      return /\/stats\?/.test(uri) ? { totals: {}, intervals: [] } : [];
    });
  return heard;
}

const open = (address: string) => openDashboard({ address, admin: { currentUserData, timeZone: '+00:00' } });

const pathOf = (report: string) => (report === 'customers' ? '/customers' : `/analytics/${report}`);

test.each(Object.keys(RECIPES))('all that the report of %s asks was begun by the page', async (report) => {
  const address = `&path=${encodeURIComponent(pathOf(report))}`;
  const asked = beginAt(address);
  const heard = hearReports();

  open(address);

  await screen.findByRole('table');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(heard).toEqual([]);
});

test('all that the usual overview asks was begun by the page', async () => {
  const address = '&path=%2Fanalytics%2Foverview';
  const asked = beginAt(address);
  const heard = hearReports();

  open(address);

  await screen.findByRole('heading', { name: 'Performance' });
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
  expect(asked).toHaveLength(7);
  expect(heard).toEqual([]);
});

test('all that the guide to payments asks of the shop was begun by the page', async () => {
  const address = '&task=payments';
  const asked = beginAt(address);
  // The visit is counted with the user.
  const user = aUser();
  const fields = { _fields: 'id,woocommerce_meta' };
  api.get('/wp/v2/users/me', fields).optionally().reply(200, user);
  const counted = jest.fn(() => user);
  api.post('/wp/v2/users/me', undefined, fields).reply(200, counted);

  openDashboard({
    address,
    taskLists: [aTaskList({ tasks: [aTask({ id: 'payments', isVisited: true })] })],
    admin: { currentUserData: user, preloadSettings: { general: { woocommerce_default_country: 'US:CA' } } },
  });

  expect(await screen.findByText('There are no payment methods to suggest')).toBeVisible();
  expect(asked).toHaveLength(2);
  await waitFor(() => expect(counted).toHaveBeenCalled());
});

test.each([
  '&period=last_week&compare=previous_period',
  '&period=custom&after=2026-03-01&before=2026-03-09&interval=week',
  '&period=year&status_is=completed&match=all',
])('the address decides about periods and filters (%s)', async (query) => {
  const address = `&path=%2Fanalytics%2Forders${query}`;
  beginAt(address);
  const heard = hearReports();

  open(address);

  await screen.findByRole('table');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(heard).toEqual([]);
});

test('what the host left out is asked for by the screen itself', async () => {
  const address = '&path=%2Fanalytics%2Forders';
  beginAt(address, (path) => path.startsWith('/wc-analytics/reports/orders?'));
  const heard = hearReports();

  open(address);

  await screen.findByRole('table');
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatch(/reports\/orders\?/);
});

test.each(['&path=%2Fanalytics%2Foverview&period=week', '', '&path=%2Fanalytics%2Fproducts&search=mug'])(
  'nothing is begun where it is not known what will be asked (%s)',
  (address) => {
    beginAt(address);

    expect(window.storeAdminBegun).toBeUndefined();
  },
);
