import { addFilter, removeFilter } from '@admin/extensions';
import { buildError, api, createTestRegistry } from '@admin/testing';
import { historyStore, isFinal, getChangeName, getUndoBlockReason, type ChangeQuery } from './index';

const PATH = '/store-admin/v1/history';
const FIRST_PAGE: ChangeQuery = { page: 1, per_page: 25 };
const asked = { page: 1, per_page: 25 };

const buildEntry = (entry: object = {}) => ({
  id: 7,
  kind: 'product',
  action: 'changed',
  subject: { id: '12', name: 'Mug &amp; cup' },
  user: { id: 1, name: 'Ada' },
  date: '2026-11-20T01:00:00Z',
  before: { name: 'Mug' },
  after: { name: 'Cup' },
  labels: {},
  reason: '',
  undo_of: 0,
  undone_by: 0,
  ...entry,
});

/** The first change of the first page. */
async function readFirst(registry: ReturnType<typeof createTestRegistry>, entry = buildEntry()) {
  api.get(PATH, asked).reply(200, [entry], { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' });
  const page = await registry.resolveSelect(historyStore).getChanges(FIRST_PAGE);
  const change = page?.items[0];
  if (!change) throw new Error('There is no change.');
  return change;
}

test('parses changes with user, date and both values, and omits only invalid ones', async () => {
  api
    .get(PATH, asked)
    .reply(200, [null, { id: 'x' }, buildEntry()], { 'X-WP-Total': '3', 'X-WP-TotalPages': '1' });

  const page = await createTestRegistry(historyStore).resolveSelect(historyStore).getChanges(FIRST_PAGE);

  expect(page?.total).toBe(3);
  expect(page?.items).toEqual([
    expect.objectContaining({
      subject: { id: '12', name: 'Mug & cup' },
      user: { id: 1, name: 'Ada' },
      at: Date.UTC(2026, 10, 20, 1),
      before: { name: 'Mug' },
      after: { name: 'Cup' },
    }),
  ]);
  expect(page?.items.map(getChangeName)).toEqual(['Product: Mug & cup']);
});

test('sends one undo request on repeated clicks and reloads the list', async () => {
  const registry = createTestRegistry(historyStore);
  const change = await readFirst(registry);
  api
    .post(`${PATH}/7/undo`, {})
    .reply(200, { is_undone: true, entry: buildEntry({ id: 8, action: 'undone' }) });
  const { undoChange } = registry.dispatch(historyStore);

  const outcomes = await Promise.all([undoChange(change), undoChange(change)]);

  expect(outcomes).toMatchObject([
    { isUndone: true, entry: { id: 8 } },
    { isUndone: true, entry: { id: 8 } },
  ]);
  expect(await readFirst(registry, buildEntry({ reason: 'undone' }))).toMatchObject({ reason: 'undone' });
});

test('does not undo a value changed since and shows a message', async () => {
  const registry = createTestRegistry(historyStore);
  const change = await readFirst(registry);
  api.post(`${PATH}/7/undo`, {}).reply(200, { is_undone: false, now: { name: 'Bowl' }, version: 'v1' });
  const { undoChange } = registry.dispatch(historyStore);

  expect(await undoChange(change)).toEqual({ isUndone: false, now: { name: 'Bowl' }, version: 'v1' });

  api.post(`${PATH}/7/undo`, { version: 'v1' }).reply(200, { is_undone: true, entry: buildEntry() });
  expect(await undoChange(change, 'v1')).toMatchObject({ isUndone: true });
});

test('reports after an error whether undo is still possible', async () => {
  const registry = createTestRegistry(historyStore);
  const change = await readFirst(registry);
  const refuse = (code: string) => api.post(`${PATH}/7/undo`, {}).reply(409, buildError(code, 409, 'No.'));
  const { undoChange } = registry.dispatch(historyStore);

  refuse('store_admin_history_final');
  expect(isFinal(await undoChange(change).catch((error: unknown) => error))).toBe(true);

  refuse('store_admin_history_failed');
  const error: unknown = await undoChange(change).catch((caught: unknown) => caught);
  expect(isFinal(error)).toBe(false);
  expect(error).toMatchObject({ failure: { message: 'No.' } });
});

test("shows the retention period from the server's response", async () => {
  const registry = createTestRegistry(historyStore);
  const facts = { people: [{ id: 1, name: 'Ada' }], kinds: ['product'], most_entries: 5000, missed_at: null };
  api.get(`${PATH}/about`).reply(200, { ...facts, days: 365 });
  expect(await registry.resolveSelect(historyStore).getFacts()).toMatchObject({
    days: 365,
    missedAt: undefined,
  });
  api.post(`${PATH}/about`, { days: 30 }).reply(200, { ...facts, days: 30 });

  await registry.dispatch(historyStore).changeDays(30);

  expect(registry.select(historyStore).getFacts()).toMatchObject({ days: 30, people: [{ name: 'Ada' }] });
});

describe('a change of an extension', () => {
  const KIND = 'acme/supplier';
  const supplier = (city: string | null) => (city === null ? null : { city });
  let city: string | null;

  /** Registers the extension, with the city of its supplier. */
  function install(at: string | null): void {
    city = at;
    addFilter('store_admin_history_kinds', 'acme', () => [
      {
        id: KIND,
        title: 'Supplier',
        read: () => Promise.resolve(supplier(city)),
        undo: (_: string, before: { city: string } | null) => {
          city = before?.city ?? null;
          return Promise.resolve();
        },
      },
    ]);
  }
  afterEach(() => void removeFilter('store_admin_history_kinds', 'acme'));

  const moved = { kind: KIND, reason: 'extension', before: { city: 'Bergen' }, after: { city: 'Oslo' } };
  const done = () => ({ is_undone: true, entry: buildEntry({ id: 8, action: 'undone' }) });

  test('is undone by the extension and recorded', async () => {
    install('Oslo');
    const registry = createTestRegistry(historyStore);
    const change = await readFirst(registry, buildEntry(moved));
    expect([getUndoBlockReason(change), getChangeName(change)]).toEqual(['', 'Supplier: Mug & cup']);
    api.post(`${PATH}/7/undo`, { now: { city: 'Oslo' } }).reply(200, done());

    expect(await registry.dispatch(historyStore).undoChange(change)).toMatchObject({ isUndone: true });

    expect(city).toBe('Bergen');
  });

  test('shows the current value first if it has changed since', async () => {
    install('Voss');
    const registry = createTestRegistry(historyStore);
    const change = await readFirst(registry, buildEntry(moved));
    const { undoChange } = registry.dispatch(historyStore);

    const outcome = await undoChange(change);
    expect(outcome).toMatchObject({ isUndone: false, now: { city: 'Voss' } });
    expect(city).toBe('Voss');
    api.post(`${PATH}/7/undo`, { now: { city: 'Voss' } }).reply(200, done());
    await undoChange(change, Reflect.get(outcome, 'version'));

    expect(city).toBe('Bergen');
  });

  test('is not undone if the extension is missing or fails', async () => {
    const registry = createTestRegistry(historyStore);
    const change = await readFirst(registry, buildEntry(moved));
    expect(getUndoBlockReason(change)).toBe('extension');

    addFilter('store_admin_history_kinds', 'acme', () => [
      { id: KIND, title: 'Supplier', read: () => Promise.reject(new Error('Away.')), undo: jest.fn() },
    ]);
    await expect(registry.dispatch(historyStore).undoChange(change)).rejects.toThrow('Away.');
  });
});
