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

test('the keys open it, words of a period lead to a report, and the focus goes back where it was', async () => {
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

test('what is typed while it comes is what it looks for', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('{Control>}k{/Control}orders last 30 days');

  expect(await field()).toHaveValue('orders last 30 days');
  expect(await field()).toHaveFocus();
  await waitFor(() => expect(chosen()).toHaveTextContent('Orders: Last 30 days'));
});

test('records of the shop are found by name, each with the way to it', async () => {
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
  'what cannot be searched is named, the rest is there: %s',
  async (orders) => {
    serveShop({ orders });
    const { user } = openPage();
    await user.keyboard('/');
    await user.type(await field(), 'ann');

    expect(await screen.findByText(/could not be searched: Orders\./)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Annual pass' })).toBeInTheDocument();
  },
);

test('what could not be searched is not told as nothing, and is searched again by a press', async () => {
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

test('tasks that are open are found once, those that are done are not', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'tax rates');

  const tasks = await screen.findByRole('group', { name: 'Tasks' });
  expect(within(tasks).getAllByRole('option')).toHaveLength(1);
  expect(within(tasks).getByRole('option')).toHaveTextContent('Add tax rates');
});

test('mistakes in typing are forgiven, and what fits nothing says so', async () => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'marketng');
  await waitFor(() => expect(chosen()).toHaveTextContent('Overview'));

  await user.clear(await field());
  await user.type(await field(), '§');
  expect(await screen.findByText('No results found.')).toBeInTheDocument();
});

test('settings are found by the names of their fields, each with the way to its field', async () => {
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

describe('where the dashboard renders the settings', () => {
  const blocks = [
    { id: 'money', title: 'Money', rows: [{ settings: [{ id: 'acme_coins', label: 'Smallest coin' }] }] },
  ];
  const pages = [
    { id: 'general', label: 'General', sections: [{ id: '', label: '', group: 'general', blocks }] },
  ];

  test('their fields are those that the host describes', async () => {
    serveShop();
    api.get('/wc-admin/settings-pages').reply(200, pages);
    const { user } = openPage({ hasSettings: true });
    await user.keyboard('/');
    await user.type(await field(), 'smallest coin');
    await waitFor(() => expect(chosen()).toHaveTextContent('Smallest coin'));
    await user.keyboard('{Enter}');

    expect([address().get('path'), address().get('field')]).toEqual(['/settings/general', 'acme_coins']);
  });

  test('built-in names are used while these cannot be loaded', async () => {
    serveShop();
    api.get('/wc-admin/settings-pages').reply(403, buildError('rest_forbidden', 403));
    const { user } = openPage({ hasSettings: true });
    await user.keyboard('/');
    await user.type(await field(), 'currency position');

    await waitFor(() => expect(chosen()).toHaveTextContent('Currency position'));
  });
});

test.each(['currency position', 'switch layout'])(
  'who may only read reports is not offered %s',
  async (words) => {
    serveShop();
    const { user } = openPage({ role: 'analyst' });
    await user.keyboard('/');
    await user.type(await field(), words);

    expect(await screen.findByRole('group', { name: 'Customers' })).toBeInTheDocument();
    expect(screen.getAllByRole('group')).toHaveLength(1);
  },
);

test('what the menu leads to in addition to our screens is found as well, whatever period it takes along', async () => {
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

test('help opens in another tab', async () => {
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
])('"%s" is found', async (words, title) => {
  serveShop();
  const { user } = openPage();
  await user.keyboard('/');
  await user.type(await field(), words);

  await waitFor(() => expect(chosen()).toHaveTextContent(title));
});

test('buttons of the screen are pressed from here, those that cannot be pressed are not offered', async () => {
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

test('what was used last comes first another time', async () => {
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

test('keys are text while somebody types, and a letter after g leads to its screen elsewhere', async () => {
  const { user } = openPage();
  await user.type(screen.getByLabelText('Note'), '/?go');
  expect(screen.getByLabelText('Note')).toHaveValue('/?go');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(document.body);
  await user.keyboard('gr');
  await waitFor(() => expect(address().get('path')).toBe('/analytics/revenue'));
});

test('a key that is switched off does nothing, and the sheet switches it on again', async () => {
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

test('a choice that is not saved is reverted and told', async () => {
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

test('extensions add commands, and one that fails is reported until it works', async () => {
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

test('without the network it says so, and opens at the next press', async () => {
  const { user } = openPage({ failures: 1 });
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  expect(await screen.findByText(/search could not be loaded/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Find anything' }));

  expect(await field()).toHaveFocus();
  expect(screen.queryByText(/search could not be loaded/)).not.toBeInTheDocument();
});

test('the platform’s palette is offered our screens, save those of the menu, which it lists itself', () => {
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

test('where the platform has a palette its keys are its own', async () => {
  Object.assign(window, {
    wp: { coreCommands: {}, data: { dispatch: () => ({ registerCommand: jest.fn(), open: jest.fn() }) } },
  });
  const { user } = openPage();

  await user.keyboard('{Control>}k{/Control}');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));

  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  Reflect.deleteProperty(window, 'wp');
});
