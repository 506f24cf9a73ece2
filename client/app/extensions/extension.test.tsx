import { act, screen, waitFor } from '@testing-library/react';
import { defineStore, useSelect } from '@admin/data';
import {
  addFilter,
  defineExtension,
  listFailures,
  onExtensionFailure,
  registerExtension,
  removeFilter,
  resetCrashes,
  type Extension,
} from '@admin/extensions';
import { ChunkLoadError, getHistory, getNewPath } from '@admin/navigation';
import { api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import { openDashboard } from '../testing/open-dashboard';
import { watchExtensionTasks } from './extension-tasks';

const suppliers = defineStore({
  name: 'acmeSuppliers',
  reducer: (state: readonly string[] = ['Northern Wool Co.']) => state,
  selectors: (state) => ({ getNames: (): readonly string[] => state }),
  actions: {},
});

const stops: (() => void)[] = [];

afterEach(() => {
  act(() => {
    for (const stop of stops.splice(0)) stop();
    resetCrashes();
  });
  document.body.className = '';
});

const add = (extension: Extension) => {
  const undo = registerExtension(defineExtension(extension));
  stops.push(undo);
  return undo;
};

function Suppliers() {
  const names = useSelect((select) => select(suppliers).getNames());
  return <p>{names.join(', ')}</p>;
}

const at = (path: string) => `&path=${encodeURIComponent(path)}`;

test('shows a page with its own store, also when added later, until the extension is removed', () => {
  openDashboard({ address: at('/suppliers') });

  let undo = () => {};
  act(() => {
    undo = add({
      id: 'acme-suppliers',
      title: 'Acme Suppliers',
      stores: [{ store: suppliers }],
      pages: [{ id: 'list', path: '/suppliers', title: 'Suppliers', component: Suppliers }],
    });
  });

  expect(screen.getByText('Northern Wool Co.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  expect(document.title).toMatch(/^Suppliers ‹/);
  act(() => undo());
  expect(screen.queryByText('Northern Wool Co.')).not.toBeInTheDocument();
});

test('shows a report and a page only to users with their capability', async () => {
  const component = () => <p>Secret figures</p>;
  add({
    id: 'acme',
    title: 'Acme',
    pages: [{ id: 'page', path: '/acme', title: 'Acme', component, capability: 'manage_acme' }],
    reports: [{ id: 'acme-figures', title: 'Acme figures', component, capability: 'manage_acme' }],
  });
  const currentUserData = buildUser({
    is_super_admin: false,
    capabilities: { view_woocommerce_reports: true, manage_woocommerce: true },
  });

  const { user } = openDashboard({ address: at('/acme'), admin: { currentUserData } });
  expect(screen.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
  act(() => getHistory().push(getNewPath({}, '/analytics/acme-figures')));

  expect(await screen.findByText('Report not found', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText('Secret figures')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /^Orders/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Acme figures/ })).not.toBeInTheDocument();
});

test('turns off an extension that keeps crashing, shows a notice and keeps the dashboard working', async () => {
  const component = () => {
    throw new Error('Broken on purpose.');
  };
  add({
    id: 'acme',
    title: 'Acme',
    pages: [{ id: 'page', path: '/acme', title: 'Broken page', component }],
  });
  const { user } = openDashboard({ address: at('/acme') });
  expect(screen.getByRole('heading', { level: 1, name: 'Broken page' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(
    await screen.findByText('A part of Acme keeps crashing. It is turned off until you close this tab.'),
  ).toBeVisible();
  expect(screen.queryByText('Acme stopped working here.')).not.toBeInTheDocument();
});

describe('classic API', () => {
  const Broken = () => {
    throw new Error('Broken on purpose.');
  };
  const go = (path: string) => act(async () => getHistory().push(getNewPath({}, path)));
  const addClassic = (hook: string, entry: object) => {
    addFilter(hook, 'acme/broken', (list: object[]) => [...list, entry]);
    stops.push(() => void removeFilter(hook, 'acme/broken'));
  };
  const failures: string[] = [];
  beforeEach(() => {
    failures.length = 0;
    stops.push(onExtensionFailure(({ source }) => failures.push(source)));
  });

  test('names the extension of a crashed page, and turns the page off after three crashes', async () => {
    addClassic('woocommerce_admin_pages_list', {
      path: '/acme',
      container: Broken,
      breadcrumbs: ['Broken page'],
    });
    openDashboard({ address: at('/acme') });
    expect(await screen.findByText('acme stopped working here.')).toBeVisible();
    expect(await screen.findByText('This screen comes from the extension “acme”.')).toBeVisible();
    expect(failures).toEqual(['callback "acme/broken" of filter "woocommerce_admin_pages_list", at "/acme"']);

    await go('/analytics/horoscope');
    await go('/acme');
    await waitFor(() => expect(screen.getAllByText('acme stopped working here.')).toHaveLength(2));
    await go('/analytics/horoscope');
    await go('/acme');

    expect(
      await screen.findByText('A part of acme keeps crashing. It is turned off until you close this tab.'),
    ).toBeVisible();
    expect(await screen.findByText('Sorry, you are not allowed to access this page.')).toBeVisible();
  });

  test('does not blame an extension for a part of the dashboard that cannot be loaded', async () => {
    addClassic('woocommerce_admin_pages_list', {
      path: '/around',
      container() {
        throw new ChunkLoadError('home', new Error('Offline.'));
      },
      breadcrumbs: ['Page around a built-in one'],
    });
    openDashboard({ address: at('/around') });
    expect(await screen.findByText('This screen could not be loaded')).toBeVisible();

    await go('/analytics/horoscope');
    expect(await screen.findByText('Report not found', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('acme stopped working here.')).not.toBeInTheDocument();
    expect(failures).toEqual([]);
  });

  test.each([
    [
      'a page path without a slash',
      'woocommerce_admin_pages_list',
      { path: 'acme', container: Broken, breadcrumbs: [] },
      'The page "acme" can\'t be opened. Start its path with a slash: "/acme".',
    ],
    [
      'a report with a duplicate id',
      'woocommerce_admin_reports_list',
      { report: 'orders', title: 'Orders of Acme', component: Broken },
      'The report "Orders of Acme" can\'t be opened, because another one has the id "orders". Give it an id of its own.',
    ],
  ])('%s is reported with a solution', async (_, hook, entry, message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    addClassic(hook, entry);
    openDashboard({ address: at('/analytics/horoscope') });

    expect(await screen.findByText('Report not found', { selector: 'p' })).toBeVisible();
    expect(failures).toEqual([`callback "acme/broken" of filter "${hook}"`]);
    expect(listFailures().at(-1)).toMatchObject({ error: { message } });
    log.mockRestore();
  });

  test('opens the command palette when the breadcrumbs of a page fail', async () => {
    addClassic('woocommerce_admin_pages_list', {
      path: '/acme',
      container: () => null,
      breadcrumbs() {
        throw new Error('Broken on purpose.');
      },
    });
    const { user } = openDashboard({ address: at('/analytics/horoscope') });

    await user.keyboard('{Control>}k{/Control}');

    expect(await screen.findByRole('option', { name: /^History/ })).toBeVisible();
    expect(failures).toEqual(['breadcrumbs of page "/acme"']);
  });

  test('names the extension of a crashed report, also when it replaces a built-in one', async () => {
    addFilter('woocommerce_admin_reports_list', 'acme/broken', (reports: { report: string }[]) =>
      reports.map((report) => (report.report === 'orders' ? { ...report, component: Broken } : report)),
    );
    stops.push(() => void removeFilter('woocommerce_admin_reports_list', 'acme/broken'));
    openDashboard({ address: at('/analytics/orders') });

    expect(await screen.findByText('acme stopped working here.')).toBeVisible();
    expect(failures).toEqual([
      'callback "acme/broken" of filter "woocommerce_admin_reports_list", at "/analytics/orders"',
    ]);
  });
});

describe('on the home screen', () => {
  const setup = buildTaskList({ tasks: [buildTask()] });
  beforeEach(() => {
    api.get('/wc-admin/onboarding/tasks').times(9).optionally().reply(200, [setup]);
  });

  const extended = (...tasks: object[]) => buildTaskList({ id: 'extended', title: 'Next', tasks });

  test('adds a task list with a task page when registered later, and removes it again', async () => {
    api
      .post('/wc-admin/onboarding/tasks')
      .times(9)
      .optionally()
      .reply(200, [setup, extended(buildTask({ id: 'acme-connect', title: 'Connect Acme' }))]);
    const { id, woocommerce_meta } = buildUser();
    api
      .get('/wp/v2/users/me', { _fields: 'id,woocommerce_meta' })
      .times(9)
      .optionally()
      .reply(200, { id, woocommerce_meta });
    api
      .post('/wp/v2/users/me', undefined, { _fields: 'id,woocommerce_meta' })
      .optionally()
      .reply(200, { id, woocommerce_meta });
    const { user, registry } = openDashboard({ taskLists: [setup] });
    stops.unshift(watchExtensionTasks(registry));
    let undo = () => {};
    act(() => {
      undo = add({
        id: 'acme',
        title: 'Acme',
        taskLists: [{ id: 'start', title: 'Start with Acme' }],
        tasks: [
          {
            id: 'connect',
            list: 'start',
            title: 'Connect Acme',
            component: ({ onComplete }) => (
              <button type="button" onClick={() => onComplete()}>
                Connect now
              </button>
            ),
          },
        ],
      });
    });

    expect(await screen.findByRole('heading', { name: /^Start with Acme/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Connect Acme/ }));
    await user.click(await screen.findByRole('button', { name: 'Connect now' }));

    expect(await screen.findByRole('heading', { name: /^Start with Acme/ })).toBeVisible();
    act(() => undo());
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: /^Start with Acme/ })).not.toBeInTheDocument(),
    );
  });

  test('adds a panel tab and home sections, checks capabilities and contains a crash', async () => {
    add({
      id: 'acme',
      title: 'Acme',
      activityTabs: [
        { id: 'news', title: 'Acme news', icon: 'megaphone', component: () => <p>Wool is in.</p> },
        { id: 'secret', title: 'Secret', icon: 'info', component: () => null, capability: 'manage_acme' },
      ],
      homeSections: [
        { id: 'first', column: 'first', component: () => <p>Orders by Acme</p> },
        {
          id: 'broken',
          component: () => {
            throw new Error('Broken on purpose.');
          },
        },
        { id: 'secret', component: () => <p>Secret figures</p>, capability: 'manage_acme' },
      ],
    });
    const currentUserData = buildUser({ is_super_admin: false, capabilities: { manage_woocommerce: true } });
    const { user } = openDashboard({ taskLists: [setup], admin: { currentUserData } });

    expect(await screen.findByText('Orders by Acme')).toBeVisible();
    expect(screen.getByText('Acme stopped working here.')).toBeVisible();
    expect(screen.queryByText('Secret figures')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Secret' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Acme news' }));
    expect(await screen.findByText('Wool is in.')).toBeVisible();
  });
});
