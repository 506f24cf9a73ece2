import { screen, waitFor, within } from '@testing-library/react';
import { setHost } from '@admin/host';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { ClassicPanels } from '../classic-panels';

const NOTES = '/wc-analytics/admin/notes';

beforeAll(() => import('./store-alerts'));

beforeEach(() => {
  document.body.innerHTML = '<div id="wpbody-content" tabindex="-1"><p>The page</p></div>';
});

afterEach(() => document.body.replaceChildren());

const buildAlert = (id: number, overrides?: object) => ({
  id,
  name: `alert-${id}`,
  type: 'error',
  title: `Alert ${id}`,
  content: 'Nobody can <strong>pay</strong>.<img src=x onerror=alert(1)>',
  status: 'unactioned',
  date_created_gmt: `2026-11-20T10:00:0${id}`,
  actions: [{ id: 8, name: 'fix', label: 'Fix it', url: '', status: 'actioned', actioned_text: '' }],
  is_deleted: false,
  is_read: false,
  ...overrides,
});

const serve = (...alerts: unknown[]) =>
  api.get(NOTES, ({ type }) => type === 'error,update').reply(200, alerts);

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

interface Page {
  count?: string;
  isOn?: boolean;
  canManage?: boolean;
}

function open({ count = '2', isOn = true, canManage = true }: Page = {}) {
  const host = buildHost({
    mode: 'embedded',
    admin: { alertCount: count },
    features: { 'store-alerts': isOn },
  });
  setHost(host);
  const user = buildUser();
  return renderWithStores(
    [noticesStore, optionsStore, userStore],
    <>
      <ClassicPanels query={{ page: 'wc-settings', tab: 'products' }} />
      <Notices />
    </>,
    {
      host,
      prepare(registry) {
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
        hydrateCurrentUser(registry, {
          ...user,
          is_super_admin: false,
          capabilities: { ...user.capabilities, manage_woocommerce: canManage },
        });
      },
    },
  );
}

const findAlerts = async () => within(await screen.findByRole('region', { name: 'Store alerts' }));
const alertNamed = (name: string) => screen.findByRole('article', { name });

test('shows one alert at a time above the page, with sanitized content', async () => {
  serve(buildAlert(2), buildAlert(1, { type: 'update' }));
  const { user } = open();

  expect(await alertNamed('Alert 2')).toBeVisible();
  const alerts = await findAlerts();
  expect(document.getElementById('wpbody-content')?.lastElementChild).toHaveTextContent('The page');
  expect(alerts.queryByRole('img')).not.toBeInTheDocument();
  expect(alerts.getByText('1 of 2')).toBeVisible();

  await user.click(alerts.getByRole('button', { name: 'Next Alert' }));

  expect(await alertNamed('Alert 1')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Alert 2' })).not.toBeInTheDocument();
  expect(alerts.getByText('2 of 2')).toBeVisible();
  expect(alerts.getByRole('button', { name: 'Next Alert' })).toHaveFocus();
  await user.click(alerts.getByRole('button', { name: 'Next Alert' }));
  expect(alerts.getByText('1 of 2')).toBeVisible();
  await user.click(alerts.getByRole('button', { name: 'Previous Alert' }));
  expect(alerts.getByText('2 of 2')).toBeVisible();
});

test('shows the next alert after a dismissal, and restores the alert on Undo', async () => {
  serve(buildAlert(2), buildAlert(1));
  const { user } = open();
  await alertNamed('Alert 2');

  api.delete(`${NOTES}/delete/2`).reply(200, buildAlert(2, { is_deleted: true }));
  serve(buildAlert(1));
  await user.click(screen.getByRole('button', { name: 'Dismiss the alert "Alert 2"' }));
  expect(await alertNamed('Alert 1')).toBeVisible();
  expect(screen.queryByText(/of 2/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dismiss the alert "Alert 1"' })).toHaveFocus(),
  );

  api.put(`${NOTES}/2`, { is_deleted: 0 }).reply(200, buildAlert(2));
  serve(buildAlert(2), buildAlert(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 of 2')).toBeVisible();
});

test('hides a snoozed alert, offers Undo, and shows it again when the server rejects that', async () => {
  serve(buildAlert(2));
  const { user } = open({ count: '1' });
  await alertNamed('Alert 2');
  const put = jest.fn<object, [string, unknown]>(() => buildAlert(2, { status: 'snoozed' }));
  const snooze = async (choice: string) => {
    await user.click(screen.getByRole('button', { name: 'Remind me later' }));
    await user.click(await screen.findByRole('menuitem', { name: choice }));
  };

  api.put(`${NOTES}/2`).reply(403, buildError('no', 403));
  await snooze('Tomorrow');
  expect(await screen.findByText('There was a problem snoozing the alert')).toBeVisible();
  expect(await alertNamed('Alert 2')).toBeVisible();

  api.put(`${NOTES}/2`).reply(200, put);
  serve();
  const before = Date.now();
  await snooze('In a week');
  expect(screen.queryByRole('region', { name: 'Store alerts' })).not.toBeInTheDocument();
  expect(await screen.findByText('Alert snoozed')).toBeVisible();
  const { status, date_reminder: reminder } = Object(put.mock.calls[0]?.[1]);
  expect(status).toBe('snoozed');
  expect(reminder).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Math.round((Date.parse(reminder) - before) / 86_400_000)).toBe(7);

  api.put(`${NOTES}/2`, { status: 'unactioned' }).reply(200, buildAlert(2));
  serve(buildAlert(2));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await alertNamed('Alert 2')).toBeVisible();
});

test("sends an alert's action to the server and removes the alert", async () => {
  serve(buildAlert(2));
  const { user } = open({ count: '1' });
  await alertNamed('Alert 2');

  api.post(`${NOTES}/2/action/8`).reply(200, buildAlert(2, { status: 'actioned' }));
  const readAgain = serve();
  await user.click(screen.getByRole('button', { name: 'Fix it' }));

  await waitFor(() => expect(readAgain.isDone()).toBe(true));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test("shows no alerts when they can't be loaded", async () => {
  api.get(NOTES, () => true).reply(500, buildError('broken', 500));
  open();

  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.getByText('The page')).toBeVisible();
});

test.each<[string, Page]>([
  ['the page reports no alerts', { count: '0' }],
  ['the feature is off', { isOn: false }],
  ["the user can't manage the store", { canManage: false }],
])('makes no requests when %s', async (_, page) => {
  open(page);
  await screen.findByText('The page');

  expect(screen.queryByRole('region', { name: 'Store alerts' })).not.toBeInTheDocument();
});
