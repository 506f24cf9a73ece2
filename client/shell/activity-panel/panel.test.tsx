import { act, screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { tasksStore } from '@admin/store-tasks';
import { api, buildUser } from '@admin/testing';
import { recordPageView } from '@admin/tracks';
import {
  URLS,
  buildSetup,
  openPage as open,
  waitForLazyChunks,
  type PanelOptions,
} from './testing/render-panel';

const NOTES = '/wc-analytics/admin/notes';
const { home: OWN, customers: CUSTOMERS, settings: SETTINGS, newProduct: NEW_PRODUCT } = URLS;

const recorded = jest.fn<void, [name: string, properties: object]>();

beforeEach(() => {
  Object.assign(window, { wcTracks: { isEnabled: true, recordEvent: recorded } });
  holdIdle();
});

afterEach(() => {
  for (const name of ['wcTracks', 'requestIdleCallback', 'cancelIdleCallback']) {
    Reflect.deleteProperty(window, name);
  }
});

let becomeIdle = async () => {};

/** Keeps the browser busy until the test releases it. */
function holdIdle() {
  const waiting = new Set<() => void>();
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => (waiting.add(callback), waiting.size),
    cancelIdleCallback: () => {},
  });
  becomeIdle = () => act(async () => waiting.forEach((waitForLazyChunks) => waitForLazyChunks()));
}

const buildNote = (createdAt = '2026-11-20T10:00:00') => ({
  id: 7,
  name: 'note-7',
  type: 'info',
  title: 'News',
  content: 'Something new.',
  status: 'unactioned',
  date_created_gmt: createdAt,
  actions: [],
  layout: 'plain',
  image: '',
  is_deleted: false,
  is_read: false,
});

const serveNotes = (...notes: object[]) => api.get(NOTES, () => true).reply(200, notes);

const bar = () => within(screen.getByRole('region', { name: 'Store Activity' }));
const tab = (name: string | RegExp) => bar().getByRole('button', { name });
const sheet = (name: string) => screen.queryByRole('region', { name });
const tabNames = () =>
  [...document.querySelectorAll('[id^="activity-panel-tab-"]')].map(({ id }) => id.replace(/.*-/, ''));

describe('header tabs', () => {
  test.each<[string, PanelOptions, string[]]>([
    ['on the home screen', { address: OWN }, ['help', 'previewStore']],
    ['on a task page', { address: `${OWN}&task=tax` }, ['help', 'previewStore']],
    ['on the appearance task page', { address: `${OWN}&task=appearance` }, ['help', 'previewSite']],
    ['on other dashboard pages', { address: CUSTOMERS }, ['activity', 'setup']],
    ['on classic pages', { address: SETTINGS, isEmbedded: true }, ['activity', 'setup']],
    [
      'on the new product form',
      { address: NEW_PRODUCT, isEmbedded: true },
      ['activity', 'feedback', 'setup'],
    ],
    ['once setup is done', { lists: [buildSetup(4, 4)] }, ['activity']],
    ['once setup is hidden', { lists: [buildSetup(1, 4, { isHidden: true })] }, ['activity']],
    [
      "for users who can't manage the store",
      { user: { is_super_admin: false, capabilities: {} } },
      ['activity'],
    ],
    ['in the product editor', { address: `${OWN}&path=%2Fadd-product` }, []],
    ['without the feature', { host: { features: { 'activity-panels': false } } }, []],
  ])('%s', async (_, opening, names) => {
    open(opening);
    await waitForLazyChunks();

    expect(tabNames()).toEqual(names);
  });
});

test.each([
  [0, 8, 0],
  [1, 8, 1],
  [4, 8, 2],
  [6, 8, 3],
])('setup icon shows %i of %i as %i quarters', (done, total, quarters) => {
  open({ lists: [buildSetup(done, total)] });

  expect(document.querySelector('.sa-setup-progress')).toHaveAttribute('data-quarters', String(quarters));
});

describe('panel', () => {
  test('opens from a tab, takes focus and records the event', async () => {
    const { user } = open({ address: OWN });
    await user.click(tab('Help'));

    expect(tab('Help')).toHaveAttribute('aria-expanded', 'true');
    expect(sheet('Help')).toHaveFocus();
    expect(await screen.findByRole('link', { name: /Manage orders/ })).toBeVisible();
    expect(recorded).toHaveBeenLastCalledWith('activity_panel_open', { tab: 'help' });
  });

  test.each([
    ['Escape', { press: '{Escape}' }],
    ['its close button', { button: 'Close panel' }],
    ['a second click on the tab', { button: 'Help' }],
  ])(
    'closes on %s and returns focus to the tab',
    async (_, { press, button }: { press?: string; button?: string }) => {
      const { user } = open({ address: OWN });
      await user.click(tab('Help'));
      await screen.findByRole('link', { name: /Manage orders/ });

      if (press) await user.keyboard(press);
      if (button) await user.click(bar().getByRole('button', { name: button }));

      await waitFor(() => expect(sheet('Help')).not.toBeInTheDocument());
      expect(tab('Help')).toHaveFocus();
      expect(tab('Help')).toHaveAttribute('aria-expanded', 'false');
      expect(recorded.mock.calls.filter(([name]) => name === 'activity_panel_open')).toHaveLength(1);
    },
  );

  test('switches to another tab', async () => {
    serveNotes(buildNote());
    const { user } = open({ address: NEW_PRODUCT, isEmbedded: true });
    await user.click(tab('Activity'));
    expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();

    await user.click(tab('Feedback'));

    expect(await screen.findByText('Feedback is turned off')).toBeVisible();
    await waitFor(() => expect(sheet('Feedback')).toHaveFocus());
    expect(sheet('Activity')).not.toBeInTheDocument();
  });

  test('closes when focus moves elsewhere, and leaves focus there', async () => {
    const { user } = open({ address: OWN });
    await user.click(tab('Help'));
    await screen.findByRole('link', { name: /Manage orders/ });

    act(() => screen.getByRole('button', { name: 'Beside' }).focus());

    await waitFor(() => expect(sheet('Help')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
  });

  test('stays open while the user clicks in a snackbar', async () => {
    const { user } = open({ address: OWN });
    await user.click(tab('Help'));

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(sheet('Help')).toBeVisible();
  });

  test('stays open while confirming to dismiss all messages', async () => {
    serveNotes(buildNote());
    const { user } = open();
    await user.click(tab(/Activity/));
    await user.click(await screen.findByRole('button', { name: 'Inbox actions' }));

    await user.click(screen.getByRole('menuitem', { name: 'Dismiss all' }));
    expect(await screen.findByRole('heading', { name: 'Dismiss all messages' })).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sheet('Activity')).toBeVisible();
  });

  test('closes when the address changes', async () => {
    const { user } = open({ address: OWN });
    await user.click(tab('Help'));

    act(() => getHistory().push(CUSTOMERS));

    await waitFor(() => expect(sheet('Help')).not.toBeInTheDocument());
    expect(tabNames()).toContain('activity');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('closes when the page is restored from the back/forward cache', async () => {
    const { user } = open({ address: OWN });
    await user.click(tab('Help'));

    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

    await waitFor(() => expect(sheet('Help')).not.toBeInTheDocument());
  });
});

describe('unread messages', () => {
  const readUntil = (moment: string) => ({
    woocommerce_meta: { activity_panel_inbox_last_read: JSON.stringify(Date.parse(moment)) },
  });

  test('are not loaded for users who may not read them', async () => {
    const { user } = open({
      user: { is_super_admin: false, capabilities: { view_woocommerce_reports: true } },
    });
    await becomeIdle();

    await user.click(tab('Activity'));

    expect(await screen.findByText('Nothing here')).toBeVisible();
    await becomeIdle();
    // Suggestions can still be switched off there for the current user.
    await user.click(screen.getByRole('button', { name: 'Suggestions and surveys' }));
    await screen.findByRole('dialog', { name: 'Suggestions and surveys' });
    expect(screen.getAllByRole('switch')).toEqual([screen.getByLabelText('Show for me')]);
  });

  test('are loaded by one request when the browser is idle, and shown on the tab', async () => {
    open({ user: readUntil('2026-11-19T10:00:00Z') });
    expect(tab('Activity')).toBeVisible();
    serveNotes(buildNote());

    await becomeIdle();

    await waitFor(() => expect(tab('Activity (unread messages)')).toBeVisible());
  });

  test('are not shown when all were read', async () => {
    const { registry } = open({ user: readUntil('2026-11-21T10:00:00Z') });
    serveNotes(buildNote());

    await becomeIdle();

    await waitFor(() => expect(registry.select('notes').getNotes(5)).toHaveLength(1));
    expect(tab('Activity')).toBeVisible();
  });

  test('are marked as read when the panel closes', async () => {
    const { user } = open({ user: readUntil('2026-11-19T10:00:00Z') });
    serveNotes(buildNote());
    await becomeIdle();
    await user.click(await bar().findByRole('button', { name: 'Activity (unread messages)' }));
    await screen.findByRole('heading', { name: 'News' });
    const saved = api
      .post(
        '/wp/v2/users/me',
        { woocommerce_meta: { activity_panel_inbox_last_read: String(Date.parse('2026-11-20T10:00:00Z')) } },
        { _fields: 'id,woocommerce_meta' },
      )
      .reply(200, buildUser(readUntil('2026-11-20T10:00:00Z')));

    await user.keyboard('{Escape}');

    await waitFor(() => expect(tab('Activity')).toHaveFocus());
    await waitFor(() => expect(saved.isDone()).toBe(true));
  });
});

test.each([
  ['Preview store', 'previewStore', OWN],
  ['Preview site', 'previewSite', `${OWN}&task=appearance`],
])('“%s” opens in a new tab and records the click', async (name, tabName, address) => {
  const { user } = open({ address });
  const link = bar().getByRole('link', { name: `${name} (opens in a new tab)` });
  link.addEventListener('click', (event) => event.preventDefault());

  await user.click(link);

  expect(link).toHaveAttribute('target', '_blank');
  expect(recorded).toHaveBeenLastCalledWith('activity_panel_link_click', { tab: tabName });
});

describe('link to the setup', () => {
  const press = (user: ReturnType<typeof open>['user']) =>
    user.click(bar().getByRole('link', { name: 'Finish setup' }));

  test('opens the home screen', async () => {
    const { user } = open();
    api.get('/wc-admin/onboarding/tasks').reply(200, [buildSetup(1, 4)]);

    await press(user);

    await waitFor(() => expect(tabNames()).toContain('help'));
    expect(getHistory().location.pathname).toBe('/');
    recordPageView('/', { is_embedded: false });
    expect(recorded).toHaveBeenCalledWith('activity_panel_link_click', { tab: 'setup' });
  });

  test('shows the list again if it was hidden in another tab', async () => {
    const { user, registry } = open();
    api.get('/wc-admin/onboarding/tasks').reply(200, [buildSetup(1, 4, { isHidden: true })]);
    api.post('/wc-admin/onboarding/tasks/setup/unhide').reply(200, buildSetup(1, 4));

    await press(user);

    await waitFor(() => expect(registry.select(tasksStore).getTaskList('setup')?.isHidden).toBe(false));
  });
});
