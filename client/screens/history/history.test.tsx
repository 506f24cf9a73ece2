import { screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, buildHost, api, buildUser, deferReply, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { History } from './history';

const PATH = '/store-admin/v1/history';
const ABOUT = {
  people: [{ id: 1, name: 'Ada' }],
  kinds: ['product'],
  days: 365,
  most_entries: 5000,
  missed_at: null,
};

const buildEntry = (entry: object = {}) => ({
  id: 7,
  kind: 'product',
  action: 'changed',
  subject: { id: '12', name: 'Mug' },
  user: { id: 1, name: 'Ada' },
  date: '2026-11-20T01:00:00Z',
  before: { regular_price: '5' },
  after: { regular_price: '7' },
  labels: {},
  reason: '',
  undo_of: 0,
  undone_by: 0,
  ...entry,
});

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

const answer = (entries: object[], query: Record<string, string | number> = { page: 1, per_page: 25 }) =>
  api.get(PATH, query).reply(200, entries, { 'X-WP-Total': String(entries.length), 'X-WP-TotalPages': '1' });
const answerAbout = (facts: object = {}) => api.get(`${PATH}/about`).reply(200, { ...ABOUT, ...facts });

function openHistory(host = buildHost()) {
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=/history');
  return renderWithStores(
    [noticesStore, userStore],
    <>
      <History />
      <Notices />
    </>,
    {
      host,
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser());
        registry.finishResolution(noticesStore).getNotices();
      },
    },
  );
}

test("shows who changed what, and why a change can't be undone", async () => {
  answer([buildEntry(), buildEntry({ id: 6, kind: 'plugin', reason: 'plugin', action: 'activated' })]);
  answerAbout({ missed_at: '2026-11-19T00:00:00Z' });
  openHistory();

  const row = await screen.findByRole('row', { name: /Product: Mug/ });
  expect(row).toHaveTextContent(/Ada/);
  expect(row).toHaveTextContent(/List price from 5 → ?to 7/);
  expect(within(row).getByRole('button', { name: 'Undo: Product: Mug' })).toBeEnabled();
  const other = screen.getByRole('row', { name: /Plugin: Mug/ });
  expect(other).toHaveTextContent('To deactivate or delete plugins, go to the Plugins page');
  expect(within(other).queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByText(/could not be added to the history/)).toBeVisible();
});

test('shows changes made since the last visit', async () => {
  answer([buildEntry()]);
  answerAbout();
  const { rerender } = openHistory();
  await screen.findByRole('row', { name: /Product: Mug/ });

  rerender(<p>Another screen</p>);
  answer([buildEntry(), buildEntry({ id: 6, subject: { id: '9', name: 'Cup' } })]);
  answerAbout();
  rerender(<History />);

  expect(await screen.findByRole('row', { name: /Product: Cup/ })).toBeVisible();
});

test('says who can undo a change whose values are hidden', async () => {
  const hidden = { acme_mail: '•••••' };
  answer([buildEntry({ kind: 'settings', before: hidden, after: hidden, reason: 'denied' })]);
  answerAbout();
  openHistory();

  const row = await screen.findByRole('row', { name: /Settings: Mug/ });
  expect(row).toHaveTextContent('Only users who can edit this can view and undo the change');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

test('names the records of a batch and their fields as the dashboard does', async () => {
  answer([
    buildEntry({
      before: { '4.regular_price': '5', '5.acme_cost': '1' },
      after: { '4.regular_price': '7', '5.acme_cost': '2' },
      labels: { 4: 'Red, M' },
    }),
  ]);
  answerAbout();
  openHistory();

  expect(await screen.findByText('Red, M: List price')).toBeVisible();
  expect(screen.getByText('#5: Acme cost')).toBeVisible();
});

test('lists only filled fields of a new item, and formats empty shipping places', async () => {
  const after = { country: 'NO', state: '', postcodes: [] };
  const places = { before: { value: [] }, after: { value: [{ code: 'CH', type: 'country' }] } };
  answer([
    buildEntry({ kind: 'tax', action: 'created', before: null, after }),
    buildEntry({ id: 6, kind: 'shipping', ...places }),
  ]);
  answerAbout();
  openHistory();

  const row = await screen.findByRole('row', { name: /Tax rate/ });
  expect(within(row).getAllByRole('listitem')).toHaveLength(1);
  expect(row).toHaveTextContent(/Country NO/);
  expect(screen.getByRole('row', { name: /Shipping/ })).toHaveTextContent(/Places from Empty → ?to CH/);
});

test("describes colors, density and layout in the menu's terms, with light as the default", async () => {
  const preferences = { kind: 'preferences', subject: { id: '1', name: '' } };
  const colors = { ...preferences, before: { color_scheme: '' }, after: { color_scheme: '"auto"' } };
  const density = { ...preferences, id: 9, before: { density: '' }, after: { density: '"compact"' } };
  const layout = {
    ...preferences,
    id: 8,
    before: { homepage_layout: '"two_columns"' },
    after: { homepage_layout: '"single_column"' },
  };
  answer([buildEntry(density), buildEntry(colors), buildEntry(layout)]);
  answerAbout();

  openHistory();

  expect(await screen.findByText('Colors')).toBeVisible();
  expect(screen.getByRole('row', { name: /Colors/ })).toHaveTextContent(/from Light → ?to System/);
  expect(screen.getByRole('row', { name: /Density/ })).toHaveTextContent(/from Comfortable → ?to Compact/);
  expect(screen.getByRole('row', { name: /column/ })).toHaveTextContent(
    /from Two columns → ?to Single column/,
  );
});

test('shows newer values before overwriting them; a rejected undo keeps the entry', async () => {
  answer([buildEntry()]);
  answerAbout();
  const { user } = openHistory();
  api.post(`${PATH}/7/undo`, {}).reply(200, { is_undone: false, now: { regular_price: '9' }, version: 'v' });
  answer([buildEntry()]);
  answerAbout();
  await user.click(await screen.findByRole('button', { name: 'Undo: Product: Mug' }));

  const dialog = await screen.findByRole('dialog', { name: 'Changed since' });
  expect(within(dialog).getByRole('row', { name: 'List price 7 9 5' })).toBeVisible();

  api
    .post(`${PATH}/7/undo`, { version: 'v' })
    .reply(409, buildError('store_admin_history_failed', 409, 'Locked.'));
  answer([buildEntry()]);
  answerAbout();
  await user.click(within(dialog).getByRole('button', { name: 'Undo anyway' }));

  expect(await screen.findByText("Couldn't undo Product: Mug: Locked.")).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep current values' }));
  expect(screen.getByRole('button', { name: 'Undo: Product: Mug' })).toBeEnabled();
});

test('undoes one change at a time', async () => {
  const changes = [buildEntry(), buildEntry({ id: 8, subject: { id: '13', name: 'Cup' } })];
  answer(changes);
  answerAbout();
  const { user } = openHistory();
  const first = deferReply(() => ({ is_undone: false, now: { regular_price: '9' }, version: 'v' }));
  api.post(`${PATH}/7/undo`, {}).reply(200, first.reply);
  await user.click(await screen.findByRole('button', { name: 'Undo: Product: Mug' }));
  await first.requested();

  const other = screen.getByRole('button', { name: 'Undo: Product: Cup' });
  expect(other).toBeDisabled();
  await user.click(other);
  answer(changes);
  answerAbout();
  first.release();

  expect(await screen.findByText(/^Product: Mug has changed since/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep current values' }));
  expect(screen.getByRole('button', { name: 'Undo: Product: Cup' })).toBeEnabled();
});

test('keeps filters in the address, and retries after an error', async () => {
  api.get(PATH, { page: 1, per_page: 25 }).reply(500, buildError('internal_server_error', 500));
  answerAbout();
  const { user } = openHistory();
  expect(await screen.findByText('The table could not be loaded')).toBeVisible();
  answer([]);
  answerAbout();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/No changes yet/)).toBeVisible();

  answer([], { page: 1, per_page: 25, kind: 'product' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Product');

  expect(await screen.findByText('No changes match these filters')).toBeVisible();
  await waitFor(() => expect(getHistory().location.search).toContain('what=product'));
});

test.each([
  // In New York, daylight saving time ended at 2:00 on November 1.
  ['Today', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z'],
  ['Last 7 days', '2026-11-04T12:00:00Z', '2026-10-29T04:00:00Z'],
])('starts "%s" at midnight in the store, also when its clocks change', async (span, now, after) => {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  answer([]);
  answerAbout();
  const { user } = openHistory(buildHost({ admin: { timeZone: 'America/New_York' } }));
  expect(await screen.findByText(/No changes yet/)).toBeVisible();

  answer([buildEntry()], { page: 1, per_page: 25, after });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), span);

  expect(await screen.findByRole('row', { name: /Product: Mug/ })).toBeVisible();
});

test('asks before keeping the history for a shorter time, and allows one choice at a time', async () => {
  answer([buildEntry()]);
  answerAbout();
  const { user } = openHistory();
  const field = await screen.findByRole('combobox', { name: 'Keep history for' });
  await user.selectOptions(field, 'Do not keep history');
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('Do not keep history');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(field).toHaveDisplayValue('365 days');

  const saving = deferReply(() => ({ ...ABOUT, days: 30 }));
  api.post(`${PATH}/about`, { days: 30 }).reply(200, saving.reply);
  await user.selectOptions(field, '30 days');
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  await saving.requested();
  expect(field).toHaveDisplayValue('30 days');
  expect(screen.getByRole('option', { name: '90 days' })).toBeDisabled();
  answer([]);
  answerAbout({ days: 30 });
  saving.release();

  expect(await screen.findByText('Retention saved')).toBeVisible();
  expect(field).toHaveDisplayValue('30 days');
  expect(screen.getByRole('option', { name: '90 days' })).toBeEnabled();
});

test('saves a longer time without asking', async () => {
  answer([buildEntry()]);
  answerAbout();
  const { user } = openHistory();
  api.post(`${PATH}/about`, { days: 1095 }).reply(200, { ...ABOUT, days: 1095 });
  answer([buildEntry()]);
  answerAbout({ days: 1095 });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Keep history for' }), '1095 days');

  expect(await screen.findByText('Retention saved')).toBeVisible();
});

/** Failures of a request, and the message for each. */
const FAILURES = [
  [
    'server error',
    (call: Call) => call.reply(500, buildError('internal_server_error', 500)),
    /went wrong in the store/,
  ],
  [
    'permission error',
    (call: Call) => call.reply(403, buildError('rest_forbidden', 403, 'Not you.')),
    /Not you\./,
  ],
  ['network error', (call: Call) => call.replyWithError('gone'), /Couldn't connect to the store/],
  ['invalid response', (call: Call) => call.reply(200, '<p>Maintenance</p>'), /invalid response/],
] as const;
type Call = ReturnType<typeof api.get>;

describe.each(FAILURES)('failed request: %s', (_, fail, words) => {
  /** Reads are retried. */
  const forAll = (call: Call) => call.times(9).optionally();

  test('shows an error for the list with a retry button', async () => {
    fail(forAll(api.get(PATH, { page: 1, per_page: 25 })));
    answerAbout();
    openHistory();

    expect(await screen.findByText('The table could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  test('shows the list without the filter options, and retries these', async () => {
    answer([buildEntry()]);
    fail(api.get(`${PATH}/about`));
    const { user } = openHistory();

    expect(await screen.findByRole('button', { name: 'Undo: Product: Mug' })).toBeEnabled();
    expect(await screen.findByText(/list of users could not be loaded/)).toBeVisible();
    answerAbout();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('combobox', { name: 'Keep history for' })).toBeVisible();
  });

  test('shows why an undo failed, and allows another try', async () => {
    answer([buildEntry()]);
    answerAbout();
    const { user } = openHistory();
    fail(api.post(`${PATH}/7/undo`, {}));
    answer([buildEntry()]);
    answerAbout();
    await user.click(await screen.findByRole('button', { name: 'Undo: Product: Mug' }));

    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo: Product: Mug' })).toBeEnabled();
  });

  test('shows an error for the retention setting and restores its value', async () => {
    answer([buildEntry()]);
    answerAbout();
    const { user } = openHistory();
    fail(api.post(`${PATH}/about`));
    const field = await screen.findByRole('combobox', { name: 'Keep history for' });
    await user.selectOptions(field, '30 days');
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));

    expect(await screen.findByText('Retention could not be saved')).toBeVisible();
    expect(field).toHaveDisplayValue('365 days');
  });

  test('shows why a download failed', async () => {
    answer([buildEntry()]);
    answerAbout();
    const { user } = openHistory();
    await screen.findByRole('button', { name: 'Undo: Product: Mug' });
    fail(forAll(api.get(PATH, (query) => query['per_page'] !== '25')));
    await user.click(screen.getByRole('button', { name: 'Download' }));

    expect(await screen.findByText(words)).toBeVisible();
  });
});
