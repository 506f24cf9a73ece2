import { screen, waitFor, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildTask,
  buildTaskList,
  buildUser,
  renderWithStores,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { createPalette } from '../app/command-palette/create-palette';
import { CommandPalette, type PaletteModule } from './command-palette';

const PREFERENCES = { _fields: 'id,woocommerce_meta' };
const HOME = '/wp-admin/admin.php?page=wc-admin';
const SETUP = buildTaskList({
  id: 'setup',
  title: 'Get ready to sell',
  isToggleable: true,
  tasks: [
    buildTask({ id: 'tax', title: 'Add tax rates' }),
    buildTask({ id: 'done', title: 'Done', isComplete: true }),
  ],
});

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState({}, '', HOME);
  getHistory().replace(HOME);
});

/** Contains the same task again. */
const LATER = buildTaskList({ ...SETUP, id: 'extended', title: 'Things to do next' });

interface Setting {
  meta?: Record<string, string>;
  role?: 'administrator' | 'analyst';
  /** The host has settings pages that the dashboard renders. */
  hasSettings?: boolean;
  /** How many times loading the palette fails before it succeeds. */
  failures?: number;
}

function openPage({ meta = {}, role = 'administrator', hasSettings = false, failures = 0 }: Setting = {}) {
  let fails = failures;
  const user = buildUser({
    woocommerce_meta: { ...buildUser().woocommerce_meta, ...meta },
    ...(role === 'analyst' && { capabilities: { view_woocommerce_reports: true }, is_super_admin: false }),
  });
  const host = buildHost({
    features: { analytics: true, marketing: true, settings: hasSettings },
    admin: hasSettings ? { settingsPages: { general: 'General' } } : {},
  });
  const load = async (): Promise<PaletteModule> => {
    if (fails-- > 0) throw new Error('No such chunk.');
    return createPalette(host, () => role === 'administrator');
  };
  return renderWithStores(
    [userStore, tasksStore, noticesStore, settingsStore],
    <>
      <CommandPalette load={load} />
      <label>
        Note <input />
      </label>
      <Notices />
    </>,
    {
      host,
      prepare(registry) {
        hydrateCurrentUser(registry, user);
        hydrateTaskLists(registry, [SETUP, LATER]);
        registry.finishResolution(noticesStore).getNotices();
      },
    },
  );
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

/** Mocks the store's orders, products and customers, with failures as configured. */
function serveShop({ orders = 200 }: { orders?: number | 'garbage' | 'no network' } = {}) {
  const order = { id: 7, number: '7', billing: { first_name: 'Ann', last_name: 'Lee' } };
  const call = api
    .get('/wc-analytics/orders', () => true)
    .optionally()
    .times(9);
  if (orders === 'no network') call.replyWithError('gone');
  else if (orders === 'garbage') call.reply(200, { nothing: 'of use' });
  else call.reply(orders, orders === 200 ? [order] : buildError('no', orders));
  api
    .get('/wc-analytics/products', () => true)
    .optionally()
    .times(9)
    .reply(200, [{ id: 12, name: 'Annual pass' }]);
  api
    .get('/wc-analytics/customers', () => true)
    .optionally()
    .times(9)
    .reply(200, [{ id: 3, name: 'Ann Lee' }]);
}

const field = () => screen.findByRole('combobox', { name: /Screens, reports/ });
const chosen = () => screen.getByRole('option', { selected: true });
const address = () => new URLSearchParams(getHistory().location.search);

test('opens by shortcut, finds a report by its period and restores focus on close', async () => {
  serveShop();
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.type(await field(), '{Escape}');
  expect(screen.getByRole('button', { name: 'Find anything' })).toHaveFocus();

  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await user.keyboard('orders last 30 days');
  // Without the tabindex, a long list is a tab stop.
  expect(await screen.findByRole('listbox')).toHaveAttribute('tabindex', '-1');
  await waitFor(() => expect(chosen()).toHaveTextContent('Orders: Last 30 days'));
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect([address().get('path'), address().get('period')]).toEqual(['/analytics/orders', 'last_30_days']);
});

test('uses text typed while the palette is loading as the search', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('{Control>}k{/Control}orders last 30 days');

  expect(await field()).toHaveValue('orders last 30 days');
  expect(await field()).toHaveFocus();
  await waitFor(() => expect(chosen()).toHaveTextContent('Orders: Last 30 days'));
});

test('finds orders, products and customers by name and opens them', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'ann');

  const orders = await screen.findByRole('group', { name: 'Orders' });
  expect(within(orders).getByRole('option', { name: '#7 Ann Lee' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Annual pass' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: 'Customers' })).getByRole('option'));
  expect([address().get('path'), address().get('customers')]).toEqual(['/customers', '3']);
});

test.each([403, 500, 'garbage', 'no network'] as const)(
  "names record types that can't be searched and lists the rest: %s",
  async (orders) => {
    serveShop({ orders });
    const { user } = openPage();
    await user.keyboard('/');
    await user.type(await field(), 'ann');

    expect(await screen.findByText(/could not be searched: Orders\./)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Annual pass' })).toBeInTheDocument();
  },
);

test('does not show "No results" after a failed search, and retries it', async () => {
  let status = 403;
  api
    .get('/wc-analytics/orders', () => true)
    .times(9)
    .optionally()
    .reply(() => (status === 200 ? [200, [{ id: 7, number: '7' }]] : [status, buildError('no', status)]));
  for (const path of ['/wc-analytics/products', '/wc-analytics/customers'])
    api
      .get(path, () => true)
      .times(9)
      .optionally()
      .reply(200, []);
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'zzq7');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No results found.')).not.toBeInTheDocument();

  status = 200;
  await user.click(retry);

  expect(await screen.findByRole('option', { name: /^#7/ })).toBeInTheDocument();
  expect(screen.queryByText(/could not be searched/)).not.toBeInTheDocument();
  expect(await field()).toHaveFocus();
});

test('finds open tasks once and leaves out completed ones', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'tax rates');

  const tasks = await screen.findByRole('group', { name: 'Tasks' });
  expect(within(tasks).getAllByRole('option')).toHaveLength(1);
  expect(within(tasks).getByRole('option')).toHaveTextContent('Add tax rates');
});

test('tolerates typos, and says when nothing matches', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'marketng');
  await waitFor(() => expect(chosen()).toHaveTextContent('Overview'));

  await user.clear(await field());
  await user.type(await field(), '§');
  expect(await screen.findByText('No results found.')).toBeInTheDocument();
});

test('finds settings by label and opens their fields', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'low stock threshold');
  await waitFor(() => expect(chosen()).toHaveTextContent('Low stock threshold'));
  await user.clear(await field());
  await user.type(await field(), 'excluded statuses');
  await waitFor(() => expect(chosen()).toHaveTextContent('Excluded statuses'));
  await user.keyboard('{Enter}');

  expect([address().get('path'), address().get('field')]).toEqual([
    '/analytics/settings',
    'woocommerce_excluded_report_order_statuses',
  ]);
});

describe('with settings in the dashboard', () => {
  const blocks = [
    { id: 'money', title: 'Money', rows: [{ settings: [{ id: 'acme_coins', label: 'Smallest coin' }] }] },
  ];
  const pages = [
    { id: 'general', label: 'General', sections: [{ id: '', label: '', group: 'general', blocks }] },
  ];

  test('finds the fields that the host describes', async () => {
    serveShop();
    api.get('/wc-admin/settings-pages').reply(200, pages);
    const { user } = openPage({ hasSettings: true });
    await user.keyboard('/');
    await user.type(await field(), 'smallest coin');
    await waitFor(() => expect(chosen()).toHaveTextContent('Smallest coin'));
    await user.keyboard('{Enter}');

    expect([address().get('path'), address().get('field')]).toEqual(['/settings/general', 'acme_coins']);
  });

  test("uses built-in labels when the descriptions can't be loaded", async () => {
    serveShop();
    api.get('/wc-admin/settings-pages').reply(403, buildError('rest_forbidden', 403));
    const { user } = openPage({ hasSettings: true });
    await user.keyboard('/');
    await user.type(await field(), 'currency position');

    await waitFor(() => expect(chosen()).toHaveTextContent('Currency position'));
  });
});

test.each(['currency position', 'switch layout'])('does not offer analysts "%s"', async (words) => {
  serveShop();
  const { user } = openPage({ role: 'analyst' });
  await user.keyboard('/');
  await user.type(await field(), words);

  expect(await screen.findByRole('group', { name: 'Customers' })).toBeInTheDocument();
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('finds other entries of the admin menu, and no dashboard screen twice', async () => {
  serveShop();
  const entry = (address: string, name: string) =>
    `<li class="menu-top"><a class="menu-top" href="${address}">${name}</a></li>`;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<ul id="adminmenu">${entry('edit-comments.php', 'Remarks')}${entry('admin.php?page=wc-admin&path=%2Fcustomers&period=year', 'Customers')}</ul>`,
  );
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'remarks');
  expect(await screen.findByRole('option', { name: 'Remarks' })).toBeInTheDocument();
  await user.clear(await field());
  await user.type(await field(), 'customers');

  await waitFor(() => expect(chosen()).toHaveTextContent('Customers'));
  expect(screen.queryByRole('group', { name: 'Other admin pages' })).not.toBeInTheDocument();
  document.querySelector('#adminmenu')?.remove();
});

test('opens help in a new tab', async () => {
  serveShop();
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'shipping zones');
  await waitFor(() => expect(chosen()).toHaveTextContent('Set up shipping zones'));
  await user.keyboard('{Enter}');

  expect(opened).toHaveBeenCalledWith(expect.stringContaining('shipping-zones'), '_blank', 'noopener');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['hide the list', 'Hide this list'],
  ['switch layout', 'Show home in two columns'],
])('finds a command for "%s"', async (words, title) => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), words);

  await waitFor(() => expect(chosen()).toHaveTextContent(title));
});

test('offers the enabled buttons of the screen as actions', async () => {
  serveShop();
  const press = jest.fn();
  const { user } = openPage();
  const page = document.createElement('div');
  page.innerHTML = `<button data-command="export">Download</button>
    <button data-command="refresh" disabled>Refresh</button>
    <div id="wpbody-content"><a class="page-title-action" href="/wp-admin/edit.php?page=product_exporter">Export products</a></div>`;
  page.querySelector('button')?.addEventListener('click', press);
  document.body.append(page);
  await user.keyboard('/');
  await user.type(await field(), 'export');
  const actions = await screen.findByRole('group', { name: 'Actions' });
  expect(
    within(actions)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Download'), expect.stringContaining('Export products')]);
  await user.click(within(actions).getByRole('option', { name: /Download/ }));
  expect(press).toHaveBeenCalledTimes(1);

  await user.keyboard('/');
  await user.type(await field(), 'refresh');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Refresh/ })).not.toBeInTheDocument());
  page.remove();
});

test('lists recently used results first', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'revenue');
  await waitFor(() => expect(chosen()).toHaveTextContent('Revenue'));
  await user.keyboard('{Enter}');

  await user.keyboard('/');
  await field();
  expect(within(screen.getByRole('group', { name: 'Recently used' })).getByRole('option')).toHaveTextContent(
    'Revenue',
  );
});

test('ignores shortcuts while the user types, and opens screens with "g" and a letter', async () => {
  const { user } = openPage();
  await user.type(screen.getByLabelText('Note'), '/?go');
  expect(screen.getByLabelText('Note')).toHaveValue('/?go');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(document.body);
  await user.keyboard('gr');
  await waitFor(() => expect(address().get('path')).toBe('/analytics/revenue'));
});

test('ignores a shortcut that is turned off until the dialog turns it on again', async () => {
  const { user } = openPage({ meta: { shortcuts_off: '["search"]' } });
  await user.keyboard('/');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const toggle = within(dialog).getByRole('switch', { name: 'Find (single key)' });
  expect(toggle).not.toBeChecked();
  api
    .post('/wp/v2/users/me', { woocommerce_meta: { shortcuts_off: '[]' } }, PREFERENCES)
    .reply(200, buildUser({ woocommerce_meta: { ...buildUser().woocommerce_meta, shortcuts_off: '[]' } }));

  await user.click(toggle);
  expect(toggle).toBeChecked();
  await user.keyboard('{Escape}');
  await user.keyboard('/');

  expect(await field()).toHaveFocus();
});

test("reverts a shortcut setting that can't be saved, and shows an error", async () => {
  const { user } = openPage();
  await user.keyboard('?');
  const toggle = await screen.findByRole('switch', { name: 'Find (single key)' });
  api
    .post('/wp/v2/users/me', { woocommerce_meta: { shortcuts_off: '["search"]' } }, PREFERENCES)
    .reply(403, buildError('rest_forbidden', 403));

  await user.click(toggle);

  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
  expect(toggle).toBeChecked();
});

test('runs extension commands, and shows an error when one fails', async () => {
  serveShop();
  const run = jest.fn().mockRejectedValueOnce(new Error('No.'));
  addFilter('store_admin_commands', 'acme', (list) => [
    ...(Array.isArray(list) ? list : []),
    { id: 'acme-send', title: 'Send the harvest', run },
    { id: 'acme-broken', title: 'Without a way' },
  ]);
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'harvest');
  await waitFor(() => expect(chosen()).toHaveTextContent('Send the harvest'));
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Send the harvest failed')).toBeInTheDocument();
  await user.keyboard('/');
  await user.type(await field(), 'harvest');
  await waitFor(() => expect(chosen()).toHaveTextContent('Send the harvest'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/failed/)).not.toBeInTheDocument());
  removeFilter('store_admin_commands', 'acme');
});

test("shows an error when it can't be loaded, and retries on the next click", async () => {
  const { user } = openPage({ failures: 1 });
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  expect(await screen.findByText(/search could not be loaded/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Find anything' }));

  expect(await field()).toHaveFocus();
  expect(screen.queryByText(/search could not be loaded/)).not.toBeInTheDocument();
});

test("registers screens in the platform's palette, except those in the menu", () => {
  const registerCommand = jest.fn<void, [{ label: string }]>();
  Object.assign(window, {
    wp: { coreCommands: {}, data: { dispatch: () => ({ registerCommand, open: jest.fn() }) } },
  });
  const entry = `admin.php?page=wc-admin&path=/analytics/revenue&period=year`;
  document.body.insertAdjacentHTML('beforeend', `<ul id="adminmenu"><a href="${entry}">Revenue</a></ul>`);

  createPalette(buildHost({ features: { analytics: true } }), () => true).offerToHost();

  const labels = registerCommand.mock.calls.map(([{ label }]) => label);
  expect(labels).toContain('Orders (Analytics)');
  expect(labels).not.toContain('Revenue (Analytics)');
  document.querySelector('#adminmenu')?.remove();
  Reflect.deleteProperty(window, 'wp');
});

test("leaves the shortcut to the platform's palette", async () => {
  Object.assign(window, {
    wp: { coreCommands: {}, data: { dispatch: () => ({ registerCommand: jest.fn(), open: jest.fn() }) } },
  });
  const { user } = openPage();

  await user.keyboard('{Control>}k{/Control}');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));

  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  Reflect.deleteProperty(window, 'wp');
});
