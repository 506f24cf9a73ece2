import { screen } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import type { ExportSource } from '@admin/store-exports';
import { buildError, api, renderWithStores, advanceTimersUntil } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { DownloadAction } from './download-action';

const EXPORT = '/wc-analytics/reports/orders/export';

const buildSource = (overrides: Partial<ExportSource> = {}): ExportSource => ({
  id: 'orders',
  fileName: 'orders.csv',
  columns: [{ key: 'order_number', label: 'Order #' }],
  decimals: 2,
  total: 1,
  rows: [['12']],
  readPage: () => Promise.resolve([]),
  ...overrides,
});

const LARGE = buildSource({ total: 5_000, server: { report: 'orders', args: {} } });

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

function open(source: ExportSource) {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return renderWithStores(
    [noticesStore, optionsStore],
    <>
      <DownloadAction id="orders" getSource={() => source} />
      <Notices />
    </>,
    {
      prepare: (registry) => hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] }),
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    },
  );
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});

const download = () => screen.findByRole('button', { name: 'Download' });

test('downloads loaded rows at once', async () => {
  const { user } = open(buildSource());
  await user.click(await download());

  expect(await screen.findByText('The file was downloaded')).toBeVisible();
});

test('saves one file for a double click', async () => {
  const { user } = open(buildSource());
  await user.dblClick(await download());

  expect(await screen.findByText('The file was downloaded')).toBeVisible();
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1);
});

test('shows the progress of a large file, then a link to it', async () => {
  const { user } = open(LARGE);
  api.post(EXPORT).reply(200, { message: 'Begun.', export_id: '17' });
  api.get(`${EXPORT}/17/status`).reply(200, { percent_complete: 40 });
  await user.click(await download());
  expect(await screen.findByText('Creating the file: 0%')).toBeVisible();
  await advanceTimersUntil(() => screen.queryByText('Creating the file: 40%') !== null);
  expect(screen.getByRole('progressbar', { name: 'Creating the file' })).toHaveValue(40);

  const url = 'https://files.example/orders.csv';
  api.get(`${EXPORT}/17/status`).reply(200, { percent_complete: 100, download_url: url });
  await advanceTimersUntil(
    () => screen.queryByRole('link', { name: 'Download the last file again' }) !== null,
  );

  expect(screen.getByRole('link', { name: 'Download the last file again' })).toHaveAttribute('href', url);
});

test('cancels a large file', async () => {
  const { user } = open(LARGE);
  api.post(EXPORT).reply(200, { message: 'Begun.', export_id: '17' });
  await user.click(await download());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await download()).toBeVisible();

  await advanceTimersUntil(() => screen.queryByText('The download was canceled') !== null);
});

test('shows why the server rejected a download, and retries', async () => {
  const { user } = open(LARGE);
  api.post(EXPORT).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
  await user.click(await download());
  expect(await screen.findByText('The file could not be created: Not you.')).toBeVisible();

  api.post(EXPORT).reply(200, { message: 'There is no data to export.' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('There is nothing to download')).toBeVisible();
});

test("continues waiting for the server's file after a reload", async () => {
  api.post(EXPORT).reply(200, { message: 'Begun.', export_id: '17' });
  api.get(`${EXPORT}/17/status`).reply(200, { percent_complete: 20 });
  const { user, unmount } = open(LARGE);
  await user.click(await download());
  await advanceTimersUntil(() => screen.queryByText('Creating the file: 20%') !== null);
  const kept = Object.entries(window.sessionStorage);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await advanceTimersUntil(() => screen.queryByText('The download was canceled') !== null);
  unmount();
  // The contents of sessionStorage when the page was closed.
  for (const [key, value] of kept) window.sessionStorage.setItem(key, value);

  const url = 'https://files.example/orders.csv';
  api.get(`${EXPORT}/17/status`).reply(200, { percent_complete: 100, download_url: url });
  open(LARGE);
  expect(await screen.findByText('Creating the file: 0%')).toBeVisible();
  await advanceTimersUntil(() => screen.queryByText(/The file is ready/) !== null);

  expect(screen.getByRole('link', { name: 'Download the last file again' })).toHaveAttribute('href', url);
});

test('does not continue a canceled download after a reload', async () => {
  api.post(EXPORT).reply(200, { message: 'Begun.', export_id: '17' });
  const { user, unmount } = open(LARGE);
  await user.click(await download());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await advanceTimersUntil(() => screen.queryByText('The download was canceled') !== null);
  unmount();

  open(LARGE);

  expect(await download()).toBeVisible();
});
