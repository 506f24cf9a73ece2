import { act, screen, waitFor } from '@testing-library/react';
import { useDispatch } from '@admin/data';
import { buildError, api, createTestRegistry, renderWithStores } from '@admin/testing';
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

test('an import is followed from its start to its end, and what is left is counted again', async () => {
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

test('a page that nobody sees asks for nothing', async () => {
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

test('an import is no longer followed once its component is gone', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  const { unmount } = open();
  await waitFor(() => expect(shown()).toBe('orders 1'));

  unmount();

  // A request without a mocked response would fail this test.
  await pass(60_000);
});

test('when it cannot be followed that is said, and continues by Retry', async () => {
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

test('an import that is stopped is not taken for a finished one', async () => {
  serveStatus(running(2, 1));
  serveTotals(0, 4);
  const { user } = open();
  await waitFor(() => expect(shown()).toBe('orders 1'));
  api.post(`${IMPORT}/cancel`).reply(200, { status: 'success', message: 'Stopped.' });
  serveTotals(0, 3);

  await user.click(screen.getByRole('button', { name: 'Stop' }));

  await waitFor(() => expect(shown()).toBe('ready '));
});

test('a start that is refused says why, and shows what is in progress', async () => {
  const registry = createTestRegistry(importsStore);
  api.post(IMPORT, undefined, { skip_existing: false }).reply(200, { status: 'error', message: 'Not now.' });
  serveStatus(running(0, 0));

  const start = registry.dispatch(importsStore).startImport({ skipExisting: false });

  await expect(start).rejects.toMatchObject({ failure: { code: 'import_refused', message: 'Not now.' } });
  expect(registry.select(importsStore).getImportStatus()?.isImporting).toBe(true);
});

test('what was brought in can be deleted', async () => {
  const registry = createTestRegistry(importsStore);
  api.post(`${IMPORT}/delete`).reply(200, { status: 'success', message: 'Deleted.' });

  await registry.dispatch(importsStore).deleteImported();

  expect(registry.select(importsStore).getImportEnd()).toBeNull();
});

test.each([
  ['texts', { customers: '3', orders: '12' }, { customers: 3, orders: 12 }],
  ['nothing', [], { customers: 0, orders: 0 }],
  ['nonsense', { customers: null, orders: 'many' }, { customers: 0, orders: 0 }],
])('totals that come as %s are read', async (_, body, totals) => {
  api.get(`${IMPORT}/totals`, PERIOD_QUERY).reply(200, body);

  expect(await createTestRegistry(importsStore).resolveSelect(importsStore).getImportTotals(QUERY)).toEqual(
    totals,
  );
});
