import { act, screen, waitFor } from '@testing-library/react';
import { useDispatch } from '@admin/data';
import { buildError, api, createTestRegistry, deferReply, renderWithStores } from '@admin/testing';
import { importsStore, useImport, type ImportQuery } from './index';

const IMPORT = '/wc-analytics/reports/import';
const QUERY: ImportQuery = { days: 7, skipExisting: true };
const PERIOD_QUERY = { days: 7, skip_existing: true };
const running = (customers: number, orders: number) => ({
  is_importing: true,
  imported_from: '2026-11-13 00:00:00',
  customers: { imported: customers, total: 2 },
  orders: { imported: orders, total: 5 },
});
const idle = { is_importing: false };

const serveStatus = (body: object) => api.get(`${IMPORT}/status`).reply(200, body);
const serveTotals = (customers: number, orders: number) =>
  api.get(`${IMPORT}/totals`, PERIOD_QUERY).reply(200, { customers, orders });

function Import() {
  const { stage, status, failure, retry } = useImport(QUERY);
  const { startImport, stopImport } = useDispatch(importsStore);
  return (
    <>
      <output>{[stage, status?.orders?.imported].join(' ')}</output>
      {failure && <p role="alert">{failure.message}</p>}
      <button type="button" onClick={() => void startImport(QUERY)}>
        Start
      </button>
      <button type="button" onClick={() => void stopImport()}>
        Stop
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

const open = () =>
  renderWithStores([importsStore], <Import />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const shown = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

test('tracks an import until it ends and updates the remaining totals', async () => {
  serveStatus(idle);
  serveTotals(2, 5);
  const { user } = open();
  await waitFor(() => expect(shown()).toBe('ready '));
  api.post(IMPORT, undefined, PERIOD_QUERY).reply(200, { status: 'success', message: 'Begun.' });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(shown()).toBe('initializing '));

  serveStatus(running(1, 0));
  await pass(2_000);
  await waitFor(() => expect(shown()).toBe('customers 0'));
  serveStatus(running(2, 3));
  await pass(2_000);
  await waitFor(() => expect(shown()).toBe('orders 3'));
  serveStatus(idle);
  const countedAgain = serveTotals(0, 0);
  await pass(2_000);

  await waitFor(() => expect(countedAgain.isDone()).toBe(true));
  await waitFor(() => expect(shown()).toBe('finished '));
});

test('does not poll while the page is hidden', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  open();
  await waitFor(() => expect(shown()).toBe('orders 1'));
  act(() => setVisibility('hidden'));
  await pass(60_000);
  expect(shown()).toBe('orders 1');

  serveStatus(running(2, 4));
  act(() => setVisibility('visible'));
  await pass(2_000);

  await waitFor(() => expect(shown()).toBe('orders 4'));
});

test('stops polling when the component unmounts', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  const { unmount } = open();
  await waitFor(() => expect(shown()).toBe('orders 1'));

  unmount();

  // A request without a mocked response would fail this test.
  await pass(60_000);
});

test('shows an error when polling fails and continues on Retry', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  const { user } = open();
  await waitFor(() => expect(shown()).toBe('orders 1'));
  api.get(`${IMPORT}/status`).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
  await pass(2_000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');

  serveStatus(running(2, 2));
  serveTotals(0, 3);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown()).toBe('orders 2'));
  serveStatus(running(2, 5));
  await pass(2_000);

  await waitFor(() => expect(shown()).toBe('finalizing 5'));
});

test('does not treat a stopped import as finished', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  const { user } = open();
  await waitFor(() => expect(shown()).toBe('orders 1'));
  api.post(`${IMPORT}/cancel`).reply(200, { status: 'success', message: 'Stopped.' });
  serveTotals(0, 3);

  await user.click(screen.getByRole('button', { name: 'Stop' }));

  await waitFor(() => expect(shown()).toBe('ready '));
});

test('stays stopped when an older status arrives afterward', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  const { user, registry } = open();
  await waitFor(() => expect(shown()).toBe('orders 1'));
  const older = deferReply(() => running(2, 1));
  api.get(`${IMPORT}/status`).reply(200, older.reply);
  await pass(2_000);
  await older.requested();
  api.post(`${IMPORT}/cancel`).reply(200, { status: 'success', message: 'Stopped.' });
  serveTotals(0, 3);

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(shown()).toBe('ready '));
  older.release();
  await waitFor(() => expect(registry.resolution(importsStore).getImportStatus().status).toBe('finished'));

  expect(shown()).toBe('ready ');
});

test('shows the reason for a rejected start and the running import', async () => {
  const registry = createTestRegistry(importsStore);
  api.post(IMPORT, undefined, { skip_existing: false }).reply(200, { status: 'error', message: 'Not now.' });
  serveStatus(running(0, 0));

  const start = registry.dispatch(importsStore).startImport({ skipExisting: false });

  await expect(start).rejects.toMatchObject({ failure: { code: 'import_refused', message: 'Not now.' } });
  expect(registry.select(importsStore).getImportStatus()?.isImporting).toBe(true);
});

test('deletes imported data', async () => {
  const registry = createTestRegistry(importsStore);
  api.post(`${IMPORT}/delete`).reply(200, { status: 'success', message: 'Deleted.' });

  await registry.dispatch(importsStore).deleteImported();

  expect(registry.select(importsStore).getImportEnd()).toBeNull();
});

test.each([
  ['strings', { customers: '3', orders: '12' }, { customers: 3, orders: 12 }],
  ['an empty list', [], { customers: 0, orders: 0 }],
  ['invalid values', { customers: null, orders: 'many' }, { customers: 0, orders: 0 }],
])('parses totals sent as %s', async (_, body, totals) => {
  api.get(`${IMPORT}/totals`, PERIOD_QUERY).reply(200, body);

  expect(await createTestRegistry(importsStore).resolveSelect(importsStore).getImportTotals(QUERY)).toEqual(
    totals,
  );
});
