import { act, screen, waitFor } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { importsStore } from '@admin/store-imports';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { reportsStore } from '@admin/store-reports';
import { buildHost, api, renderWithStores, advanceTimersUntil } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { ImportCard } from './import-card';
import { STATUS_FILTER } from './stage-labels';

const IMPORT = '/wc-analytics/reports/import';
const ALL = { skip_existing: false };
const done = { status: 'success', message: 'Done.' };
const running = {
  is_importing: true,
  imported_from: '2026-11-13 00:00:00',
  customers: { imported: 2, total: 2 },
  orders: { imported: 3, total: 1200 },
};

const serveStatus = (body: object = { is_importing: false }) => api.get(`${IMPORT}/status`).reply(200, body);
const serveTotals = (query: Record<string, number | boolean>, orders: number, customers = 0) =>
  api.get(`${IMPORT}/totals`, query).reply(200, { orders, customers });

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

const open = () =>
  renderWithStores(
    [importsStore, noticesStore, optionsStore, reportsStore],
    <>
      <ImportCard />
      <Notices />
    </>,
    {
      host: buildHost({ admin: { timeZone: 'Asia/Tokyo' } }),
      prepare: (registry) => hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] }),
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    },
  );

const press = (name: string) => screen.getByRole('button', { name });
const stage = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-19T20:00:00Z'), // November 20 in the store
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
});

test('counts what can be imported in the chosen period', async () => {
  serveStatus();
  serveTotals(ALL, 1200, 37);
  const { user } = open();
  expect(await screen.findByText('1,200')).toBeVisible();
  expect(stage()).toBe('Status: Ready To Import');

  serveTotals({ ...ALL, days: 30 }, 20);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import historical data' }), 'Last 30 days');
  expect(await screen.findByText('20')).toBeVisible();

  serveTotals({ days: 30, skip_existing: true }, 0);
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(stage()).toBe('Status: Nothing To Import'));
  expect(press('Start')).toBeDisabled();
});

test('accepts only past dates for a custom period', async () => {
  serveStatus();
  serveTotals(ALL, 5);
  const { user } = open();
  await waitFor(() => expect(stage()).toBe('Status: Ready To Import'));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Import historical data' }), 'Custom');
  expect(press('Start')).toBeDisabled();
  const begin = screen.getByLabelText(/Beginning on/);
  await user.type(begin, '2026-11-21');
  expect(screen.getByText('Please enter a date that is not in the future')).toBeVisible();

  serveTotals({ ...ALL, days: 7 }, 4);
  await user.clear(begin);
  await user.type(begin, '2026-11-13');

  expect(await screen.findByText('4')).toBeVisible();
  await waitFor(() => expect(press('Start')).toBeEnabled());
});

test('starts an import, shows its progress and stops it', async () => {
  serveStatus();
  serveTotals(ALL, 1200, 2);
  const { user } = open();
  await waitFor(() => expect(stage()).toBe('Status: Ready To Import'));
  api.post(IMPORT, undefined, ALL).reply(200, done);
  await user.click(press('Start'));
  await waitFor(() => expect(stage()).toBe('Status: Initializing'));
  serveStatus(running);
  await advanceTimersUntil(() => stage() === 'Status: Importing Orders');
  expect(screen.getByText('3 of 1,200')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Orders and Refunds' })).toHaveValue(3);
  expect(screen.getByText('Starting on November 13, 2026')).toBeVisible();

  api.post(`${IMPORT}/cancel`).reply(200, done);
  const counted = serveTotals(ALL, 1200, 2);
  await user.click(press('Stop Import'));

  expect(await screen.findByText('Import stopped. Data imported so far is kept.')).toBeVisible();
  await waitFor(() => expect(counted.isDone()).toBe(true));
  await waitFor(() => expect(stage()).toBe('Status: Ready To Import'));
});

test('shows a running import, with labels from extensions', async () => {
  addFilter(STATUS_FILTER, 'acme/labels', (labels) => ({ ...labels, orders: ['Orders', ' of Acme'] }));
  serveStatus(running);
  serveTotals(ALL, 1200, 2);
  open();

  await waitFor(() => expect(stage()).toBe('Status: Orders of Acme'));
  expect(press('Stop Import')).toBeVisible();
  act(() => void removeFilter(STATUS_FILTER, 'acme/labels'));
  await waitFor(() => expect(stage()).toBe('Status: Importing Orders'));
});

test('deletes report data after confirmation, and shows an error on rejection', async () => {
  serveStatus();
  serveTotals(ALL, 5);
  const { user } = open();
  await waitFor(() => expect(stage()).toBe('Status: Ready To Import'));
  api.post(`${IMPORT}/delete`).reply(200, { status: 'error', message: 'Not now.' });
  await user.click(press('Delete report data'));
  await user.click(press('Delete'));
  expect(await screen.findByText('There was a problem deleting your previous data.: Not now.')).toBeVisible();

  api.post(`${IMPORT}/delete`).reply(200, done);
  const counted = serveTotals(ALL, 5);
  await user.click(press('Delete report data'));
  await user.click(press('Delete'));

  expect(await screen.findByText('Report table data is being deleted.')).toBeVisible();
  await waitFor(() => expect(counted.isDone()).toBe(true));
  await waitFor(() => expect(stage()).toBe('Status: Ready To Import'));
});
