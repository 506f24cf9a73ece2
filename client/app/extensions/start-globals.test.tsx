import { act, screen, waitFor } from '@testing-library/react';
import { Fill, type Slot } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { buildError, api, buildTask, buildTaskList, buildPageGlobals } from '@admin/testing';
import { offerHost, takeOverSlots, type Namespaces } from '../../extension-api';
import { DashboardApp } from '../layout/dashboard-app';
import { startApp } from '../bootstrap/start-app';
import { startGlobals } from './start-globals';

type Anything = Record<string, unknown>;
type Call = (...args: unknown[]) => unknown;

/** The globals as an untyped extension script sees them. */
interface Globals {
  wc: Namespaces & { wcSettings: Record<string, Call> };
  wp: {
    data: {
      select(store: string): Record<string, Call>;
      resolveSelect(store: string): Record<string, (...args: unknown[]) => Promise<unknown>>;
      dispatch(store: string): Record<string, (...args: unknown[]) => Promise<unknown>>;
      useSelect<T>(query: (select: (store: string) => Record<string, Call>) => T, deps: unknown[]): T;
    };
    hooks: { addFilter: Call; removeFilter: Call };
    plugins: { registerPlugin: Call; unregisterPlugin: Call };
    components: {
      Fill: typeof Fill;
      createSlotFill: (name: string) => { Fill: typeof Fill; Slot: typeof Slot };
    };
    apiFetch: (options: object) => Promise<unknown>;
    url: Record<string, Call>;
  };
}

const page = () => window as unknown as Globals & Anything;

/**
 * Starts a page of the embedded store up to the point where extension scripts run. All tests share the platform's
 * registry.
 */
let endGlobals = () => {};

beforeAll(() => {
  getHistory().replace('/wp-admin/admin.php?page=wc-admin');
  const taskLists = { '/wc-admin/onboarding/tasks': { body: [buildTaskList()], headers: {} } };
  const printed = buildPageGlobals({
    preloaded: taskLists,
    admin: { preloadOptions: { acme_city: 'Bremen' } },
  });
  Object.assign(window, printed);
  document.body.innerHTML = '<div id="root"></div>';
  offerHost(window);
  endGlobals = startGlobals(window, true);
});

afterAll(() => endGlobals());

/** Starts the dashboard, which runs after the extension scripts. */
async function startDashboard(): Promise<() => void> {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // Requests of the activity panel have their own tests.
  api
    .get(/^\/wp-json\/wc-analytics\//, () => true)
    .optionally()
    .times(99)
    .reply(200, []);
  let end = () => {};
  await act(async () => {
    end = startApp((host) => <DashboardApp host={host} />);
  });
  return () => act(end);
}

const OPTIONS = 'wc/admin/options';

test('applies what scripts registered before the dashboard started', async () => {
  const { wp, wc } = page();
  const City = () => {
    const city = wp.data.useSelect((select) => select(OPTIONS)['getOption']?.('acme_city'), []);
    return <p>{`City: ${String(city)}`}</p>;
  };
  const acme = { container: City, path: '/acme', breadcrumbs: ['Acme'] };
  wp.hooks.addFilter('woocommerce_admin_pages_list', 'acme', (pages: unknown) => [
    ...(pages as object[]),
    acme,
  ]);
  wp.plugins.registerPlugin('acme', {
    scope: 'woocommerce-admin',
    render: () => <wp.components.Fill name="woocommerce_header_item">Acme was here</wp.components.Fill>,
  });
  expect(wp.data.select(OPTIONS)['getOption']?.('acme_city')).toBe('Bremen');

  wc.navigation.getHistory().push('/wp-admin/admin.php?page=wc-admin&path=%2Facme');
  const end = await startDashboard();

  expect(await screen.findByText('City: Bremen')).toBeVisible();
  expect(screen.getByText('Acme was here')).toBeVisible();
  // The dashboard and extensions share their data.
  act(() => void wp.data.dispatch(OPTIONS)['receiveOptions']?.({ acme_city: 'Kiel' }));
  expect(await screen.findByText('City: Kiel')).toBeVisible();

  // Platform notices appear as snackbars.
  await act(async () => {
    await wp.data.dispatch('core/notices')['createSuccessNotice']?.('Acme is connected');
  });
  expect(await screen.findByText('Acme is connected')).toBeVisible();

  end();
  wp.hooks.removeFilter('woocommerce_admin_pages_list', 'acme');
  wp.plugins.unregisterPlugin('acme');
});

test("shows an error in place of a script's crashed component", async () => {
  const { wp } = page();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken on purpose.');
  };
  wp.plugins.registerPlugin('acme-broken', {
    scope: 'woocommerce-admin',
    render: () => (
      <wp.components.Fill name="woocommerce_header_item">
        <Broken />
      </wp.components.Fill>
    ),
  });

  const end = await startDashboard();

  expect(await screen.findByText('acme-broken stopped working here.')).toBeVisible();
  end();
  wp.plugins.unregisterPlugin('acme-broken');
});

test('reloads task lists when an extension adds tasks by the older filter', async () => {
  const { wp } = page();
  expect(wp.data.select('wc/admin/onboarding')['getTaskLists']?.()).toHaveLength(1);
  const asked = api
    .post('/wc-admin/onboarding/tasks', (body) => JSON.stringify(body).includes('acme-task'))
    .reply(200, [
      buildTaskList(),
      buildTaskList({ id: 'extended', tasks: [buildTask({ id: 'acme-task' })] }),
    ]);

  wp.hooks.addFilter('woocommerce_admin_onboarding_task_list', 'acme', (tasks: unknown) => [
    ...(tasks as object[]),
    { key: 'acme-task', title: 'Meet Acme', container: null },
  ]);
  await waitFor(() => expect(wp.data.select('wc/admin/onboarding')['getTask']?.('acme-task')).toBeDefined());

  expect(asked.isDone()).toBe(true);
  wp.hooks.removeFilter('woocommerce_admin_onboarding_task_list', 'acme');
});

test('marks namespaces as ES modules; only the currency has a default export', () => {
  const { wc } = page();

  for (const [name, namespace] of Object.entries(wc)) {
    if (name === 'app') continue;
    expect([name, Reflect.get(namespace, '__esModule')]).toEqual([name, true]);
    expect([name, 'default' in namespace]).toEqual([name, name === 'currency']);
  }
});

test("replaces slots and plugins of the platform's globals and keeps the rest", () => {
  const theirs = { registerPlugin: () => 'theirs', PluginSidebar: 1 };
  const { wp } = page();
  Object.assign(window, { wp: { plugins: theirs, components: { Button: 2, Fill: 3 } } });

  takeOverSlots(window);
  const { plugins, components } = page().wp;
  Object.assign(window, { wp });

  expect(plugins).toMatchObject({ PluginSidebar: 1 });
  expect(plugins.registerPlugin).not.toBe(theirs.registerPlugin);
  expect(components).toMatchObject({ Button: 2, Fill });
});

test('provides apiFetch and URL helpers without the platform', async () => {
  api.get('/acme/v1/things', { page: 2, 'filter[a]': 'b' }).reply(200, [1], { 'X-WP-Total': '7' });
  api.post('/acme/v1/things', { name: 'x' }).reply(409, buildError('acme_taken', 409));
  const { wp } = page();

  const path = String(wp.url['addQueryArgs']?.('/acme/v1/things?page=1', { page: 2, filter: { a: 'b' } }));
  const answer = await wp.apiFetch({ path, parse: false });
  expect((answer as Response).headers.get('X-WP-Total')).toBe('7');

  const refused = wp.apiFetch({ path: '/acme/v1/things', method: 'POST', data: { name: 'x' } });
  await expect(refused).rejects.toMatchObject({ code: 'acme_taken', data: { status: 409 } });
  expect(wp.url['getQueryArgs']?.('/?a[0]=1&a[1]=2&b[c]=3')).toEqual({ a: ['1', '2'], b: { c: '3' } });
  expect(wp.url['removeQueryArgs']?.('x.php?a=1&b=2#top', 'a')).toBe('x.php?b=2#top');
});
