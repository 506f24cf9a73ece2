import { ApiError } from '@admin/http';
import { buildError, api, createTestRegistry, advanceTimersUntil, server } from '@admin/testing';
import { exportsStore, type ExportSource } from './index';

const EXPORT = '/wc-analytics/reports/orders/export';
const STATUS = `${EXPORT}/17/status`;
const COLUMNS = [
  { key: 'order_number', label: 'Order #' },
  { key: 'net_total', label: 'Net sales' },
];
const LINK = 'http://localhost/wp-admin/?action=download&filename=wc-orders-report-export-17';

const buildSource = (overrides: Partial<ExportSource> = {}): ExportSource => ({
  id: 'orders',
  fileName: 'orders.csv',
  columns: COLUMNS,
  decimals: 2,
  total: 2,
  rows: [
    ['12', 5.5],
    ['13', 6],
  ],
  readPage: () => Promise.reject(new Error('Nothing had to be read.')),
  ...overrides,
});

const LARGE = { total: 2_001, server: { report: 'orders', args: { after: '2026-11-01T00:00:00' } } };

/** Records the files that the browser saves. */
function watchFiles() {
  const files: { name: string; content: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, content: readText(blob) });
  });
  return files;
}

/** Includes the byte order mark, which `text()` would remove. */
const readText = async (blob: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(blob).arrayBuffer());

const begin = (columns = COLUMNS) =>
  api
    .post(EXPORT, { report_args: LARGE.server.args, email: true, columns })
    .reply(200, { message: 'Begun.', export_id: '17' });
const serveStatus = (percent: number, url?: string) =>
  api.get(STATUS).reply(200, { percent_complete: percent, ...(url ? { download_url: url } : {}) });
/** Advances the clock until an export ends. */
async function settle<T>(end: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  end.then(over, over);
  await advanceTimersUntil(() => isOver);
  return end;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

test('saves data on the screen as a file at once', async () => {
  const files = watchFiles();

  const end = await createTestRegistry(exportsStore).dispatch(exportsStore).exportTable(buildSource());

  expect(end).toBe('done');
  expect(files.map(({ name }) => name)).toEqual(['orders.csv']);
  expect(await files[0]?.content).toBe('\uFEFFOrder #,Net sales\r\n12,5.5\r\n13,6\r\n');
});

test('loads and joins several pages in order', async () => {
  const files = watchFiles();
  const readPage = (page: number) => Promise.resolve([[`${page}a`, page]]);

  const end = await createTestRegistry(exportsStore)
    .dispatch(exportsStore)
    .exportTable(buildSource({ total: 250, readPage }));

  expect(end).toBe('done');
  expect(await files[0]?.content).toBe('\uFEFFOrder #,Net sales\r\n1a,1\r\n2a,2\r\n3a,3\r\n');
});

test('saves no file when a page fails to load', async () => {
  const files = watchFiles();
  const registry = createTestRegistry(exportsStore);
  const readPage = (page: number) =>
    page === 2 ? Promise.reject(new Error('Out of order.')) : Promise.resolve([]);

  const end = registry.dispatch(exportsStore).exportTable(buildSource({ total: 250, readPage }));

  await expect(end).rejects.toMatchObject({ failure: { message: 'Out of order.' } });
  expect(files).toEqual([]);
  expect(registry.select(exportsStore).getExport('orders')).toBeUndefined();
});

test('can be canceled while pages load', async () => {
  const files = watchFiles();
  const registry = createTestRegistry(exportsStore);
  const { exportTable, cancelExport } = registry.dispatch(exportsStore);
  const readPage = (page: number) => {
    if (page === 2) void cancelExport('orders');
    return Promise.resolve([]);
  };

  expect(await exportTable(buildSource({ total: 1_000, readPage }))).toBe('cancelled');
  expect(files).toEqual([]);
});

test('does not report a failure of a request that was canceled before it failed', async () => {
  const registry = createTestRegistry(exportsStore);
  const { exportTable, cancelExport } = registry.dispatch(exportsStore);
  const readPage = () => {
    void cancelExport('orders');
    return Promise.reject(new ApiError({ kind: 'network', code: 'offline', message: 'Offline.' }));
  };

  expect(await exportTable(buildSource({ total: 1_000, readPage }))).toBe('cancelled');
});

test('exports large data on the server and saves the file under our name', async () => {
  const files = watchFiles();
  const registry = createTestRegistry(exportsStore);
  const progress: unknown[] = [];
  registry.subscribeToQuery(
    (select) => select(exportsStore).getExport('orders')?.percent,
    (percent) => progress.push(percent),
  );
  begin();
  serveStatus(40);
  serveStatus(100, LINK);
  server()
    .get('/wp-admin/')
    .query(true)
    .reply(200, '\uFEFFOrder #\r\n12\r\n', { 'Content-Type': 'text/csv' });

  const end = registry.dispatch(exportsStore).exportTable(buildSource(LARGE));

  expect(await settle(end)).toBe('done');
  expect(progress).toEqual(expect.arrayContaining([40, 100]));
  expect(files.map(({ name }) => name)).toEqual(['orders.csv']);
  expect(await files[0]?.content).toBe('\uFEFFOrder #\r\n12\r\n');
  expect(registry.select(exportsStore).getExport('orders')).toMatchObject({ stage: 'done', url: LINK });
});

test('returns the link of a file on another origin', async () => {
  const registry = createTestRegistry(exportsStore);
  begin();
  serveStatus(100, 'https://files.example/orders.csv');

  const end = registry.dispatch(exportsStore).exportTable(buildSource(LARGE));

  expect(await settle(end)).toBe('linked');
  expect(registry.select(exportsStore).getExport('orders')?.url).toBe('https://files.example/orders.csv');
});

test('saves no file without rows', async () => {
  api.post(EXPORT).reply(200, { message: 'There is no data to export for the given request.' });

  expect(await createTestRegistry(exportsStore).dispatch(exportsStore).exportTable(buildSource(LARGE))).toBe(
    'empty',
  );
});

test.each([
  ['an HTML page', 200, 'text/html; charset=UTF-8'],
  ['a permission error', 403, 'text/plain'],
])('fails when the response is %s instead of a file', async (_, status, type) => {
  begin();
  serveStatus(100, LINK);
  server().get('/wp-admin/').query(true).reply(status, 'Log in', { 'Content-Type': type });

  const end = createTestRegistry(exportsStore).dispatch(exportsStore).exportTable(buildSource(LARGE));

  await expect(settle(end)).rejects.toMatchObject({ failure: { code: 'no_file' } });
});

test('shows the reason when the server rejects an export', async () => {
  api.post(EXPORT).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));

  const end = createTestRegistry(exportsStore).dispatch(exportsStore).exportTable(buildSource(LARGE));

  await expect(end).rejects.toMatchObject({ failure: { message: 'Not you.' } });
});

test('reports a stalled export as slow and polls less often', async () => {
  const registry = createTestRegistry(exportsStore);
  begin();
  api.get(STATUS).times(30).reply(200, { percent_complete: 0 });

  const end = registry.dispatch(exportsStore).exportTable(buildSource(LARGE));
  await advanceTimersUntil(() => registry.select(exportsStore).getExport('orders')?.stage === 'slow');

  void registry.dispatch(exportsStore).cancelExport('orders');
  expect(await settle(end)).toBe('cancelled');
});

test('sends a cancel request if the server supports it', async () => {
  const registry = createTestRegistry(exportsStore);
  const cancel = [{ href: 'http://localhost/wp-json' + EXPORT + '/17' }];
  api.post(EXPORT).reply(200, { message: 'Begun.', export_id: '17', _links: { cancel } });
  api.get(STATUS).times(30).reply(200, { percent_complete: 0 });
  const cancelled = api.delete(`${EXPORT}/17`).reply(200, { deleted: true });

  const end = registry.dispatch(exportsStore).exportTable(buildSource(LARGE));
  await advanceTimersUntil(() => registry.select(exportsStore).getExport('orders')?.stage === 'slow');
  await registry.dispatch(exportsStore).cancelExport('orders');

  expect(await settle(end)).toBe('cancelled');
  expect(cancelled.isDone()).toBe(true);
});
