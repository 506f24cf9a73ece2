import { screen, waitFor, within } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { buildError, api, renderWithStores } from '@admin/testing';
import { DeliveriesDialog } from './deliveries-dialog';
import type { ShownReport } from './to-content';

const PATH = '/store-admin/v1/deliveries';
const ONE = `${PATH}/7`;
const OPTIONS = { people: [], may_choose_anyone: true, own_address: 'ann@example.com', most_recipients: 20 };

const buildRecord = (change: object = {}) => ({
  id: 7,
  name: 'Mornings',
  content: { title: 'Orders' },
  recipients: [{ address: 'ann@example.com', has_ended: false }],
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  time: '08:00',
  is_paused: false,
  next_at_gmt: '2026-11-30T07:00:00',
  last_send: null,
  ...change,
});

const buildSend = (state: string) => ({
  id: 3,
  cause: 'person',
  due_at_gmt: '2026-11-20T07:00:00',
  state,
  reason: '',
  mails: [{ address: 'ann@example.com', state, reason: '' }],
});

const SHOWN: ShownReport = {
  definition: {
    report: 'orders',
    title: 'Orders',
    stats: 'orders',
    charts: [],
    hooks: { filters: 'f', advancedFilters: 'a' },
    getTable: () => SHOWN.table,
  },
  charts: [],
  table: {
    endpoint: 'orders',
    getTitle: () => 'Orders',
    columnsPreference: 'orders_report_columns',
    getColumns: () => [{ key: 'order_number', label: 'Order #' }],
    getRow: () => [],
    getSummary: () => [],
    source: { items: 'orders' },
  },
  period: { choice: { period: 'last_week', compare: 'previous_period' } } as ShownReport['period'],
  context: {} as ShownReport['context'],
};

/** Failures of a request. */
const FAILURES = [
  [
    'server error',
    (call: Call) => call.reply(500, buildError('internal_server_error', 500)),
    /went wrong in the store/,
  ],
  [
    'permission error',
    (call: Call) => call.reply(403, buildError('rest_forbidden', 403, 'Not you.')),
    'Not you.',
  ],
  ['network error', (call: Call) => call.replyWithError('gone'), /Couldn't connect to the store/],
  ['invalid response', (call: Call) => call.reply(200, '<p>Maintenance</p>'), /invalid response/],
] as const;
type Call = ReturnType<typeof api.get>;

/** Reads are retried. */
const forAll = (call: Call) => call.times(9).optionally();

async function open() {
  const view = renderWithStores(
    [noticesStore],
    <DeliveriesDialog
      path="/analytics/orders"
      query={{}}
      shown={SHOWN}
      name={undefined}
      onClose={() => {}}
    />,
    { advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Send by email' }));
  return { ...view, dialog };
}

async function openList() {
  api.get(PATH).reply(200, [buildRecord()]);
  api.get(`${PATH}/options`).reply(200, OPTIONS);
  const view = await open();
  await view.dialog.findByRole('heading', { name: 'Mornings' });
  return view;
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => void jest.useRealTimers());

describe.each(FAILURES)('failed request: %s', (_, fail, words) => {
  test.each([
    ['the list', PATH],
    ['the list of options', `${PATH}/options`],
  ])("%s can't be loaded: shows an error and a retry button", async (_what, path) => {
    fail(forAll(api.get(path)));
    const other = path === PATH ? `${PATH}/options` : PATH;
    api
      .get(other)
      .optionally()
      .times(9)
      .reply(200, other === PATH ? [buildRecord()] : OPTIONS);
    const { dialog } = await open();

    expect(await dialog.findByText('Your scheduled reports could not be loaded')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  test("shows an error when sent emails can't be loaded, and goes back to the list", async () => {
    const { dialog, user } = await openList();
    fail(forAll(api.get(`${ONE}/sends`)));
    await user.click(dialog.getByRole('button', { name: 'Sent emails' }));

    expect(await dialog.findByText('The sent emails could not be loaded')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(await dialog.findByRole('heading', { name: 'Mornings' })).toHaveFocus();
  });

  test.each([
    ['sending', 'Send now', () => api.post(`${ONE}/send`)],
    ['pausing', 'Pause', () => api.post(ONE, { is_paused: true })],
    ['deleting', 'Delete', () => api.delete(ONE)],
  ])('%s shows the error and keeps the delivery', async (_what, name, call) => {
    const { dialog, user } = await openList();
    fail(call());
    if (name !== 'Send now') {
      await user.click(dialog.getByRole('button', { name: 'More options for “Mornings”' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    }
    const button = dialog.queryByRole('button', { name });
    if (button) await user.click(button);

    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Mornings' })).toBeVisible();
    expect(dialog.getByText(/Next: /)).toBeVisible();
  });

  test('shows an error when resending fails, and allows another try', async () => {
    const { dialog, user } = await openList();
    api.get(`${ONE}/sends`).reply(200, [buildSend('failed')]);
    await user.click(dialog.getByRole('button', { name: 'Sent emails' }));
    const again = await dialog.findByRole('button', { name: /^Resend/ });
    fail(api.post(`${ONE}/sends/3/retry`));
    await user.click(again);

    expect(await dialog.findByText(words)).toBeVisible();
    expect(again).toBeEnabled();
  });
});

test('shows the next send only for deliveries that are sent', async () => {
  api
    .get(PATH)
    .reply(200, [
      buildRecord(),
      buildRecord({ id: 8, name: 'Left', recipients: [{ address: 'ann@example.com', has_ended: true }] }),
      buildRecord({ id: 9, name: 'Resting', is_paused: true, next_at_gmt: null }),
    ]);
  api.get(`${PATH}/options`).reply(200, OPTIONS);
  const { dialog } = await open();

  const [first, left, resting] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Next: /);
  expect(left).toHaveTextContent(/Add a recipient to send this report/);
  expect(left).not.toHaveTextContent(/Next: /);
  expect(resting).toHaveTextContent(/Paused/);
});

test("shows one error with its reason for an email that can't be sent", async () => {
  const reason = 'The mail server did not answer.';
  const failed = {
    ...buildSend('failed'),
    reason,
    mails: [{ address: 'ann@example.com', state: 'failed', reason }],
  };
  const { dialog, user } = await openList();
  api.post(`${ONE}/send`).reply(200, failed);
  api.get(`${ONE}/sends`).reply(200, [failed]);
  await user.click(dialog.getByRole('button', { name: 'Send now' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Not sent on .* \(The mail server/);
  expect(dialog.getAllByText(/did not answer/)).toHaveLength(1);

  await user.click(dialog.getByRole('button', { name: 'Sent emails' }));
  expect(await dialog.findByRole('button', { name: /^Resend/ })).toBeVisible();
  expect(dialog.getAllByText(/did not answer/)).toHaveLength(1);
});

test('marks a failed send as read once it is shown', async () => {
  api.get(PATH).reply(200, [buildRecord({ last_send: buildSend('failed'), has_unread_failure: true })]);
  api.get(`${PATH}/options`).reply(200, OPTIONS);
  const read = api.post(`${PATH}/read`).reply(200, { read: true });
  const { dialog } = await open();

  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Not sent on/);
  await waitFor(() => expect(read.isDone()).toBe(true));
});

describe('form', () => {
  const FIXED = /fixed dates/;
  const MAIL = { subject: 'Orders – Harbor Goods', text: 'Net sales: $12.50\n' };
  const period = SHOWN.period;
  afterEach(() => Object.assign(SHOWN, { period }));

  const openForm = async (isFixed: boolean) => {
    const choice = isFixed
      ? { period: 'custom', compare: 'previous_period', after: '2026-11-01', before: '2026-11-09' }
      : { period: 'last_week', compare: 'previous_period' };
    Object.assign(SHOWN, { period: { choice } });
    const view = await openList();
    await view.user.click(view.dialog.getByRole('button', { name: 'Schedule this view' }));
    await view.dialog.findByRole('button', { name: 'Preview' });
    return view;
  };

  test('warns that a view with fixed dates always sends the same days', async () => {
    const { dialog } = await openForm(true);
    expect(dialog.getByText(FIXED)).toBeVisible();
  });

  test('shows no warning for a relative date range', async () => {
    const { dialog } = await openForm(false);
    expect(dialog.queryByText(FIXED)).toBeNull();
  });

  test("warns of a delivery's fixed dates until they are replaced by the report's", async () => {
    api.get(PATH).reply(200, [
      buildRecord({
        content: { title: 'Orders', period: { name: 'custom', compare: 'previous_period' } },
      }),
    ]);
    api.get(`${PATH}/options`).reply(200, OPTIONS);
    const { dialog, user } = await open();
    await user.click(await dialog.findByRole('button', { name: 'More options for “Mornings”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    expect(await dialog.findByText(FIXED)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Use the current view of this report instead' }));
    expect(dialog.queryByText(FIXED)).toBeNull();
  });

  test('shows a preview of the email with the typed name', async () => {
    const { dialog, user } = await openForm(false);
    api
      .post(
        `${PATH}/preview`,
        (body) => Object(body).name === 'Evenings' && Object(body).content.report === 'orders',
      )
      .reply(200, MAIL);
    await user.clear(dialog.getByRole('textbox', { name: /Name/ }));
    expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Evenings');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));

    const preview = await dialog.findByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Subject: Orders – Harbor Goods');
    expect(preview).toHaveTextContent('Net sales: $12.50');
  });

  test('shows why a preview failed', async () => {
    const { dialog, user } = await openForm(false);
    api.post(`${PATH}/preview`).reply(400, buildError('store_admin_no_report', 400, 'No such report.'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('No such report.');
  });
});

test('moves focus sensibly after each action', async () => {
  const { dialog, user } = await openList();
  const heading = () => dialog.getByRole('heading', { name: 'Mornings' });
  const choose = async (name: string) => {
    await user.click(dialog.getByRole('button', { name: 'More options for “Mornings”' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  await choose('Edit');
  await user.click(await dialog.findByRole('button', { name: 'Back' }));
  expect(heading()).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: 'Schedule this view' }));
  await user.click(await dialog.findByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('button', { name: 'Schedule this view' })).toHaveFocus();

  await choose('Delete');
  expect(heading()).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(heading()).toHaveFocus();

  api.delete(ONE).reply(200, { deleted: true, previous: buildRecord() });
  await choose('Delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('“Mornings” deleted')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Schedule this view' })).toHaveFocus();
});
