import { screen, waitFor } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { reportsStore, useReportQuery } from '@admin/store-reports';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildError, api, buildUser, renderWithStores, advanceTimersUntil } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { Freshness } from './freshness';

const IMPORT = '/wc-analytics/reports/import';
const ORDERS = '/wc-analytics/reports/orders';
const MISSING = { skip_existing: true };
const NO_QUERY = {};

const serveStatus = (body: object = { is_importing: false }) => api.get(`${IMPORT}/status`).reply(200, body);
const serveMissing = (orders: number, customers = 0) =>
  api.get(`${IMPORT}/totals`, MISSING).reply(200, { orders, customers });
const serveOrders = () => api.get(ORDERS).reply(200, []);

function Report() {
  const { data, isFetching } = useReportQuery({ type: 'items', endpoint: 'orders', query: NO_QUERY });
  const { notices, removeNotice } = useNotices();
  return (
    <>
      <Freshness receivedAt={data?.receivedAt} isRefreshing={isFetching} />
      <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />
    </>
  );
}

const open = (user = buildUser(), features = {}) =>
  renderWithStores([noticesStore, optionsStore, reportsStore, userStore], <Report />, {
    host: buildHost({ admin: { timeZone: 'Asia/Tokyo' }, features }),
    prepare: (registry) => {
      hydrateCurrentUser(registry, user);
      hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
    },
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T12:34:56Z'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
});

test("shows the update time in the store's time zone, and refreshes data on click", async () => {
  serveOrders();
  serveStatus();
  serveMissing(0);
  const { user } = open();
  expect(await screen.findByText('Data updated 21:34')).toBeVisible();
  expect(await screen.findByText('All orders are included')).toBeVisible();

  const again = [serveOrders(), serveStatus(), serveMissing(0)];
  jest.setSystemTime(new Date('2026-11-20T12:40:00Z'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(await screen.findByText('Data updated 21:40')).toBeVisible();
  await waitFor(() => expect(again.every((answer) => answer.isDone())).toBe(true));
});

test('counts missing orders, imports them and reloads the metrics', async () => {
  serveOrders();
  serveStatus();
  serveMissing(3, 1);
  const { user } = open();
  expect(
    await screen.findByText(/3 orders are not included yet. 1 customer is not included yet./),
  ).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);

  api.post(IMPORT, undefined, MISSING).reply(200, { status: 'success', message: 'Begun.' });
  await user.click(screen.getByRole('button', { name: 'Import missing data' }));
  expect(await screen.findByText('Importing missing data…')).toBeVisible();
  serveStatus();
  serveMissing(0);
  const ordersAgain = serveOrders();
  await advanceTimersUntil(
    () => ordersAgain.isDone() && screen.queryByText('All orders are included') !== null,
  );
});

test('shows how many orders could not be imported, with a retry button', async () => {
  serveOrders();
  serveStatus({
    is_importing: true,
    orders: { imported: 1, total: 1200 },
    customers: { imported: 0, total: 0 },
  });
  serveMissing(1200);
  open();
  expect(await screen.findByText('Importing orders: 1 of 1,200')).toBeVisible();

  serveStatus();
  serveMissing(2);
  const ordersAgain = serveOrders();
  await advanceTimersUntil(() => ordersAgain.isDone() && screen.queryByRole('alert') !== null);

  expect(screen.getByRole('alert')).toHaveTextContent('2 orders could not be imported.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import settings' })).toBeVisible();
});

test('shows why an import was rejected', async () => {
  serveOrders();
  serveStatus();
  serveMissing(3);
  const { user } = open();
  api.post(IMPORT, undefined, MISSING).reply(200, { status: 'error', message: 'Not now.' });
  serveStatus();

  await user.click(await screen.findByRole('button', { name: 'Import missing data' }));

  expect(await screen.findByText('There was a problem rebuilding your report data.: Not now.')).toBeVisible();
  expect(screen.getByText(/3 orders are not included yet./)).toBeVisible();
});

test("shows an error when missing orders can't be counted, and retries", async () => {
  serveOrders();
  api.get(`${IMPORT}/status`).reply(403, buildError('woocommerce_rest_cannot_view', 403));
  serveMissing(0);
  const { user } = open();
  await advanceTimersUntil(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert')).toHaveTextContent('Could not check whether all orders are included. No.');

  serveStatus();
  serveMissing(0);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('All orders are included')).toBeVisible();
});

test('shows analysts the update time without import requests', async () => {
  serveOrders();
  open(buildUser({ capabilities: { view_woocommerce_reports: true }, is_super_admin: false }));

  expect(await screen.findByText('Data updated 21:34')).toBeVisible();
});

describe('host with scheduled imports', () => {
  const SCHEDULE = '/wc-analytics/imports';
  const scheduled = (changes: object = {}) => ({
    mode: 'scheduled',
    last_processed_date: '2026-11-20 13:49:21',
    next_scheduled: '2026-11-21 01:49:21',
    import_in_progress_or_due: false,
    failed_count: 0,
    failed_overflow_count: 0,
    ...changes,
  });
  const serveSchedule = (changes?: object) => api.get(`${SCHEDULE}/status`).reply(200, scheduled(changes));
  const openScheduled = () => open(buildUser(), { 'analytics-scheduled-import': true });

  beforeEach(() => {
    serveOrders();
    serveStatus();
    serveMissing(0);
  });

  test('shows the next update, starts it on click and reloads the metrics afterwards', async () => {
    serveSchedule();
    const { user } = openScheduled();
    expect(await screen.findByText(/Next update at November 21, 2026 01:49/)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Update now']);

    api.post(`${SCHEDULE}/trigger`).reply(200, { success: true });
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(await screen.findByText('Importing new orders…')).toBeVisible();

    serveSchedule({ next_scheduled: '2026-11-20 21:59:21' });
    const counted = serveMissing(0);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    api.get(ORDERS).reply(() => isAnswered.then(() => [200, []]));
    await advanceTimersUntil(() => counted.isDone() && screen.queryByText(/Next update at 21:59/) !== null);
    expect(screen.getByText('Refreshing data…')).toBeVisible();
    expect(screen.queryByText('All orders are included')).not.toBeInTheDocument();

    answer();
    await advanceTimersUntil(() => screen.queryByText('All orders are included') !== null);
  });

  test('shows why an update was rejected', async () => {
    serveSchedule();
    const { user } = openScheduled();
    api
      .post(`${SCHEDULE}/trigger`)
      .reply(400, buildError('woocommerce_rest_analytics_import_in_progress', 400, 'Busy.'));

    await user.click(await screen.findByRole('button', { name: 'Update now' }));

    expect(await screen.findByText('The update could not be started: Busy.')).toBeVisible();
    expect(screen.getByText(/Next update at/)).toBeVisible();
  });

  test('counts all orders that could not be imported, and retries them', async () => {
    serveSchedule({ failed_count: 2, failed_overflow_count: 1 });
    const { user } = openScheduled();
    expect(await screen.findByText(/3 orders could not be imported./)).toBeVisible();

    api.post(`${SCHEDULE}/retry-failed`).reply(200, { success: true });
    serveSchedule();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.queryByText(/could not be imported/)).not.toBeInTheDocument());
  });

  test('shows no next update when orders are imported immediately', async () => {
    serveSchedule({ mode: 'immediate', next_scheduled: null, import_in_progress_or_due: null });
    openScheduled();

    expect(await screen.findByText('All orders are included')).toBeVisible();
    expect(screen.queryByText(/next update/i)).not.toBeInTheDocument();
  });

  test("shows an error when the schedule can't be loaded, and retries", async () => {
    api.get(`${SCHEDULE}/status`).reply(403, buildError('woocommerce_rest_cannot_access', 403));
    const { user } = openScheduled();
    await advanceTimersUntil(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The time of the next update could not be loaded. No.',
    );

    serveSchedule();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText(/Next update at/)).toBeVisible();
  });
});
