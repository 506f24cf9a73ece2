import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { defineStore, useSelect, type Saga } from '@admin/data';
import {
  addFilter,
  defineExtension,
  onExtensionFailure,
  registerExtension,
  registerPlugin,
  removeFilter,
  unregisterPlugin,
  type Extension,
  type WizardProps,
} from '@admin/extensions';
import type * as Forms from '@admin/forms';
import { readHost } from '@admin/host';
import { getHistory, getNewPath } from '@admin/navigation';
import { api, buildTaskList, buildUser, buildPageGlobals } from '@admin/testing';
import type * as Ui from '@admin/ui';
import type * as Wizard from '@admin/wizard';
import { openQueue } from '../extensions/queue';
import type { PendingExtension } from '../extensions/pending-extension';
import { DashboardApp } from '../layout/dashboard-app';
import { bootOnce } from '../bootstrap/boot';
import { startApp } from '../bootstrap/start-app';
import { loadPackages } from './load-packages';

const stops: (() => void)[] = [];
const failures: string[] = [];

beforeEach(() => {
  stops.push(onExtensionFailure(({ source, error }) => failures.push(`${source}: ${String(error)}`)));
  // Extension authors see errors in the console; this test collects them with a listener instead.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  act(() => {
    for (const stop of stops.splice(0)) stop();
  });
  failures.length = 0;
  document.body.innerHTML = '';
});

interface Opening {
  path?: string;
  /** Task id on the home screen. */
  task?: string;
  waiting?: PendingExtension[];
  off?: readonly string[];
}

/** Opens a page as a host prints it, with extension scripts before the dashboard's. */
async function open({ path = '/analytics/horoscope', task, waiting, off = [] }: Opening = {}) {
  const query = new URLSearchParams({ page: 'wc-admin', ...(task === undefined ? { path } : { task }) });
  getHistory().replace(`/wp-admin/admin.php?${query}`);
  document.body.innerHTML = '<div id="root"></div>';
  if (waiting) window.storeAdminExtensions = waiting;
  api
    .get('/wc-analytics/admin/notes', () => true)
    .times(9)
    .optionally()
    .reply(200, []);
  const user = buildUser();
  const currentUserData = {
    ...user,
    woocommerce_meta: { ...user.woocommerce_meta, extensions_off: JSON.stringify(off) },
  };
  const preloaded = { '/wc-admin/onboarding/tasks': { body: [buildTaskList()], headers: {} } };
  Object.assign(window, buildPageGlobals({ preloaded, admin: { currentUserData } }));
  const { registry, stop } = bootOnce(readHost(window));
  stops.push(openQueue(window, registry), stop);
  await act(async () => {
    stops.push(startApp((host) => <DashboardApp host={host} />));
  });
  return userEvent.setup();
}

const go = (path: string) => act(() => getHistory().push(getNewPath({}, path)));

const buildPage = (id: string, path: string, text: string): Extension => ({
  id,
  title: `Title of ${id}`,
  pages: [{ id: 'page', path, title: text, component: () => <p>{text}</p> }],
});

const waitingFor = (extension: Extension): PendingExtension => ({
  id: extension.id,
  needs: ['@admin/extensions', 'react'],
  run: () => void stops.push(registerExtension(defineExtension(extension))),
});

test('shows the page of a waiting extension without a "not allowed" message first', async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await open({ path: '/acme', waiting: [waitingFor(buildPage('acme', '/acme', 'Page of Acme'))] });

  expect(await screen.findByText('Page of Acme', { selector: 'p' })).toBeVisible();
  expect(seen.filter((text) => text.includes('not allowed'))).toEqual([]);
  observer.disconnect();
});

test('runs an extension that is added later with the packages it needs', async () => {
  await open();
  const run = jest.fn();

  window.storeAdminExtensions?.push({ id: 'acme', needs: ['react', '@admin/extensions'], run });

  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  const [packages] = run.mock.calls[0];
  expect(packages['react'].createElement).toBe(createElement);
  expect(packages['@admin/extensions'].registerExtension).toBe(registerExtension);
});

test.each<[string, PendingExtension]>([
  [
    'throws while loading',
    {
      id: 'acme',
      needs: [],
      run() {
        throw new Error('Broken on purpose.');
      },
    },
  ],
  ['requires an unavailable module', { id: 'acme', needs: ['@acme/toys'], run() {} }],
  [
    'registers a duplicate name',
    {
      id: 'acme',
      needs: [],
      run() {
        stops.push(registerExtension(buildPage('taken', '/taken', 'Taken')));
        registerExtension(buildPage('taken', '/other', 'Other'));
      },
    },
  ],
])('reports an extension that %s, and runs the others', async (_, broken) => {
  await open({ path: '/fine', waiting: [broken, waitingFor(buildPage('fine', '/fine', 'Fine page'))] });

  expect(await screen.findByText('Fine page', { selector: 'p' })).toBeVisible();
  expect(
    await screen.findByText(
      'The extension “acme” could not be started. The rest of the dashboard still works.',
    ),
  ).toBeVisible();
  expect(failures).toEqual([expect.stringMatching(/^extension "acme" while it was loaded: /)]);
});

test('reports an extension when the code that runs it cannot be loaded', async () => {
  await open();
  const { registry } = bootOnce(readHost(window));
  stops.push(openQueue(window, registry, () => Promise.reject(new Error('Offline.'))));

  window.storeAdminExtensions?.push({ id: 'acme', needs: [], run: () => {} });

  expect(
    await screen.findByText(
      'The extension “acme” could not be started. The rest of the dashboard still works.',
    ),
  ).toBeVisible();
  expect(failures).toEqual(['extension "acme" while it was loaded: Error: Offline.']);
});

test('reports a package that is not available, and lists those that are', async () => {
  await open({ waiting: [{ id: 'acme', needs: ['@admin/prices', 'react'], run: () => {} }] });

  expect(await screen.findByText('Report not found', { selector: 'p' })).toBeVisible();
  expect(failures).toEqual([
    expect.stringMatching(
      /^extension "acme" while it was loaded: Error: The dashboard doesn't offer the package "@admin\/prices"\. Bundle it with the extension, or use one of: @admin\/charts, .+, react, react\/jsx-runtime\.$/,
    ),
  ]);
});

describe('offers everything that is imported from its packages by', () => {
  const ROOT = join(__dirname, '../../..');
  const sources = (folder: string) =>
    readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
      .filter((file) => /[/\\]src[/\\].+\.tsx?$/.test(file))
      .map((file) => join(folder, file));
  const IMPORT = /^import \{([^}]+)\} from '(@admin\/[a-z-]+|@wordpress\/i18n|react)';/gm;

  test.each([...sources('examples'), 'docs/extensions.md'])('%s', async (file) => {
    const imports = [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)];
    for (const [, names = '', name = ''] of imports) {
      const offered = Object.keys(Object((await loadPackages([name]))[name]));
      const imported = names.split(',').map((each) => each.trim().replace(/ as .+/, ''));
      expect(offered).toEqual(
        expect.arrayContaining(imported.filter((each) => each !== '' && !each.startsWith('type '))),
      );
    }
  });
});

test("lets an extension build a wizard from the dashboard's components", async () => {
  const answer = { data: {}, errors: { errors: [] }, success: true };
  const save = jest.fn(() => Promise.resolve());
  const guide: PendingExtension = {
    id: 'acme',
    needs: ['@admin/extensions', '@admin/forms', '@admin/ui', '@admin/wizard', 'react'],
    run(packages) {
      const { DynamicForm, FORM_ERROR } = packages['@admin/forms'] as typeof Forms;
      const { Stepper, useSteps } = packages['@admin/ui'] as typeof Ui;
      const { ConnectStep, PluginInstaller } = packages['@admin/wizard'] as typeof Wizard;
      function Guide({ onComplete }: WizardProps) {
        const steps = [{ key: 'plugin' }, { key: 'keys' }, { key: 'connect' }];
        const { currentStep, goOn } = useSteps(steps, onComplete);
        const contents = [
          <PluginInstaller key="plugin" slugs={['acme']} names={{ acme: 'Acme' }} onReady={goOn} />,
          <DynamicForm
            key="keys"
            fields={[{ id: 'key', label: 'Key', type: 'text', value: '', default: '' }]}
            save={save}
            explain={(error) => ({ [FORM_ERROR]: String(error) })}
            onSaved={goOn}
            submitLabel="Save keys"
          />,
          <ConnectStep key="connect" redirectUrl="https://shop.example/" />,
        ];
        return (
          <Stepper
            currentStep={currentStep}
            steps={steps.map(({ key }, at) => ({ key, label: `Step ${key}`, content: contents[at] }))}
          />
        );
      }
      const wizards = [{ id: 'guide', task: 'products', component: Guide }];
      stops.push(registerExtension(defineExtension({ id: 'acme', title: 'Acme', wizards })));
    },
  };
  // Opening a task is saved for the user.
  const { id, woocommerce_meta } = buildUser();
  const me = { id, woocommerce_meta };
  api
    .get('/wp/v2/users/me', () => true)
    .times(9)
    .optionally()
    .reply(200, me);
  api
    .post('/wp/v2/users/me', undefined, { _fields: 'id,woocommerce_meta' })
    .times(9)
    .optionally()
    .reply(200, me);
  api.post('/wc-admin/plugins/install', { plugins: 'acme' }).reply(200, answer);
  api.post('/wc-admin/plugins/activate', { plugins: 'acme' }).reply(200, answer);
  const user = await open({ task: 'products', waiting: [guide] });

  await user.click(await screen.findByRole('button', { name: 'Install and activate' }));
  await user.type(await screen.findByLabelText(/^Key/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Save keys' }));

  expect(await screen.findByText('Jetpack')).toBeVisible();
  expect(save).toHaveBeenCalledWith({ key: 'secret' });
  expect(failures).toEqual([]);
});

describe('reports an extension and keeps the dashboard working when the extension', () => {
  const PAGES = 'woocommerce_admin_pages_list';
  type Pages = { path: string }[];

  afterEach(() => removeFilter(PAGES, 'acme/pages'));

  test.each<[string, (pages: Pages) => unknown, string]>([
    [
      'throws in a filter',
      () => {
        throw new Error('Broken on purpose.');
      },
      'Error: Broken on purpose.',
    ],
    ['returns an invalid value', () => 'garbage', 'TypeError: A list was expected.'],
    [
      'empties the list and then throws',
      (pages) => {
        pages.length = 0;
        throw new Error('Broken in between.');
      },
      'Error: Broken in between.',
    ],
    [
      'blocks the page',
      (pages) => {
        const end = performance.now() + 600;
        while (performance.now() < end);
        return pages;
      },
      'Error: It blocked the page for more than half a second.',
    ],
  ])('%s', async (_, callback, message) => {
    let calls = 0;
    // One wrong call is enough; repeating it would only slow the test down.
    addFilter(PAGES, 'acme/pages', (pages: Pages) => (calls++ === 0 ? callback(pages) : pages));

    await open();

    expect(await screen.findByText('Report not found', { selector: 'p' })).toBeVisible();
    expect(failures).toEqual([`callback "acme/pages" of filter "${PAGES}": ${message}`]);
  });

  test('fails in a resolver', async () => {
    const store = defineStore({
      name: 'acmeSuppliers',
      reducer: (state: readonly string[] = []) => state,
      selectors: (state: readonly string[]) => ({ getNames: (): readonly string[] => state }),
      actions: {},
      resolvers: {
        // oxlint-disable-next-line require-yield -- it throws before it can yield
        *getNames(): Saga {
          throw new Error('Broken on purpose.');
        },
      },
    });
    function Suppliers() {
      const { status } = useSelect((select, resolution) => ({
        names: select(store).getNames(),
        ...resolution(store).getNames(),
      }));
      return <p>{`Reading has ${status}`}</p>;
    }
    const pages = [{ id: 'list', path: '/suppliers', title: 'Suppliers', component: Suppliers }];
    await open({
      path: '/suppliers',
      waiting: [waitingFor({ id: 'acme', title: 'Acme', stores: [{ store }], pages })],
    });

    expect(await screen.findByText('Reading has failed')).toBeVisible();
    expect(failures).toEqual(['extension "acme" in its store "acmeSuppliers": Error: Broken on purpose.']);
  });

  test('registers the same plugin twice', async () => {
    registerPlugin('acme', { render: () => null, scope: 'woocommerce-admin' });
    registerPlugin('acme', { render: () => null, scope: 'woocommerce-admin' });
    stops.push(() => void unregisterPlugin('acme'));

    await open();

    expect(await screen.findByText('Report not found', { selector: 'p' })).toBeVisible();
    expect(failures).toEqual(['plugin "acme": Error: The name is registered already.']);
  });
});

describe('on the Extensions screen', () => {
  const saves = (off: readonly string[]) => {
    const { id, woocommerce_meta } = buildUser();
    const meta = (names: readonly string[]) => ({
      id,
      woocommerce_meta: { ...woocommerce_meta, extensions_off: JSON.stringify(names) },
    });
    api.get('/wp/v2/users/me', { _fields: 'id,woocommerce_meta' }).reply(200, meta([]));
    api.post('/wp/v2/users/me', undefined, { _fields: 'id,woocommerce_meta' }).reply(200, meta(off));
  };
  const switchOf = (name: string) => screen.findByRole('switch', { name });

  test('turns off a single page of an extension and keeps the others', async () => {
    const extension = buildPage('acme', '/acme', 'Page of Acme');
    const pages = [
      ...(extension.pages ?? []),
      { id: 'more', path: '/more', title: 'More', component: () => <p>More of Acme</p> },
    ];
    const user = await open({
      path: '/store-admin/extensions',
      waiting: [waitingFor({ ...extension, pages })],
    });
    saves(['acme/pages/page']);

    await user.click(await switchOf('Page: Page of Acme'));

    await waitFor(() => expect(screen.getByRole('switch', { name: 'Page: Page of Acme' })).not.toBeChecked());
    go('/acme');
    expect(await screen.findByText('Sorry, you are not allowed to access this page.')).toBeVisible();
    go('/more');
    expect(await screen.findByText('More of Acme')).toBeVisible();
  });

  test('turns off everything a classic script adds, and turns it on again', async () => {
    const PAGES = 'woocommerce_admin_pages_list';
    addFilter(PAGES, 'classic/pages', (pages: object[]) => [
      ...pages,
      { path: '/classic', container: () => <p>Classic page</p>, breadcrumbs: ['Classic'] },
    ]);
    stops.push(() => void removeFilter(PAGES, 'classic/pages'));
    const user = await open({ path: '/store-admin/extensions' });
    saves(['classic']);

    await user.click(await switchOf('Show what classic adds'));
    await waitFor(() => expect(screen.getByRole('switch', { name: `Filter: ${PAGES}` })).toBeDisabled());
    go('/classic');
    expect(await screen.findByText('Sorry, you are not allowed to access this page.')).toBeVisible();

    go('/store-admin/extensions');
    saves([]);
    await user.click(await switchOf('Show what classic adds'));
    await waitFor(() => expect(screen.getByRole('switch', { name: `Filter: ${PAGES}` })).toBeEnabled());
    go('/classic');
    expect(await screen.findByText('Classic page')).toBeVisible();
  });

  test('keeps an extension turned off on the next visit, and lists problems', async () => {
    const broken: PendingExtension = {
      id: 'broken',
      needs: [],
      run() {
        throw new Error('Broken again.');
      },
    };
    await open({
      path: '/store-admin/extensions',
      off: ['acme'],
      waiting: [waitingFor(buildPage('acme', '/acme', 'Page of Acme')), broken],
    });

    expect(await switchOf('Show what Title of acme adds')).not.toBeChecked();
    expect(await screen.findByText('extension "broken" while it was loaded')).toBeVisible();
    go('/acme');
    expect(await screen.findByText('Sorry, you are not allowed to access this page.')).toBeVisible();
  });
});
