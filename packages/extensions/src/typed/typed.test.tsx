import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createRegistry, RegistryProvider } from '@admin/data';
import {
  applyFilters,
  defineExtension,
  filterList,
  listExtensions,
  onExtensionFailure,
  PluginArea,
  registerExtension,
  resetCrashes,
  setCapabilityCheck,
  setSwitchedOff,
  Slot,
  SlotFillProvider,
  SlotOr,
  ExtensionContext,
  type Extension,
} from '../index';

const isAny = (value: unknown): value is Record<string, unknown> => typeof value === 'object';
const isComponent = (value: unknown): value is ComponentType<object> => typeof value === 'function';
const PAGES = 'woocommerce_admin_pages_list';
const MENU = 'woocommerce_navigation_menu_items';
const LABEL = 'woocommerce_navigation_root_back_label';
const PANELS = 'woocommerce_admin_embedded_layout_components';

const failures: string[] = [];
const told: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  stops.push(onExtensionFailure(({ source }) => failures.push(source)));
});

afterEach(() => {
  act(() => {
    for (const stop of stops.splice(0)) stop();
    resetCrashes();
  });
  setCapabilityCheck(() => false);
  failures.length = 0;
  told.length = 0;
});

const register = (extension: Extension) => {
  const undo = registerExtension(defineExtension(extension));
  stops.push(undo);
  return undo;
};

const list = (hook: string) => filterList(hook, () => [], isAny);

function show(ui: ReactNode, capabilities: readonly string[] = []) {
  const user = userEvent.setup();
  const view = render(
    <RegistryProvider registry={createRegistry()}>
      <ExtensionContext.Provider
        value={{
          useCan: () => (capability) => capabilities.includes(capability),
          useTell: () => (text) => void told.push(text),
        }}
      >
        <SlotFillProvider>
          {ui}
          <PluginArea scope="woocommerce-tasks" />
        </SlotFillProvider>
      </ExtensionContext.Provider>
    </RegistryProvider>,
    { onCaughtError: () => {} },
  );
  return { user, ...view };
}

const Acme = () => <p>By Acme</p>;
const SECRET = { id: 'secret', title: 'Secret', capability: 'manage_acme' };

test('adds pages and menu entries in order with their capability until they are removed', () => {
  const undo = register({
    id: 'acme',
    title: 'Acme',
    pages: [
      { id: 'late', path: '/acme/late', title: 'Late', component: Acme, order: 20 },
      { id: 'first', path: '/acme', title: 'Acme', component: Acme, capability: 'manage_acme' },
    ],
    menuItems: [{ id: 'acme', title: 'Acme', url: 'admin.php?page=acme', capability: 'manage_acme' }],
  });
  setCapabilityCheck((capability) => capability === 'manage_acme');

  expect(list(PAGES)).toMatchObject([
    { path: '/acme', breadcrumbs: ['Acme'], capability: 'manage_acme' },
    { path: '/acme/late' },
  ]);
  expect(list(MENU)).toEqual([
    { id: 'acme', title: 'Acme', url: 'admin.php?page=acme', menuId: 'plugins', capability: 'manage_acme' },
  ]);

  undo();
  expect([...list(PAGES), ...list(MENU)]).toEqual([]);
});

test.each<[string, Omit<Extension, 'id' | 'title'>]>([
  ['woocommerce_admin_reports_list', { reports: [{ ...SECRET, component: Acme }] }],
  [
    'store_admin_history_kinds',
    { history: [{ ...SECRET, read: () => Promise.resolve(null), undo: () => Promise.resolve() }] },
  ],
  ['store_admin_product_sections', { productSections: [{ ...SECRET, component: Acme }] }],
])('adds to %s only for users with the capability', (hook, contributions) => {
  register({ id: 'acme', title: 'Acme', ...contributions });
  expect(list(hook)).toEqual([]);

  setCapabilityCheck((capability) => capability === 'manage_acme');
  expect(list(hook)).toMatchObject([{ title: 'Secret' }]);
});

test('applies filters in order and skips those that are switched off', () => {
  const append = (letter: string) => (text: string) => `${text}${letter}`;
  const undo = register({
    id: 'acme',
    title: 'Acme',
    filters: [
      { id: 'late', hook: LABEL, change: append('c'), order: 20 },
      { id: 'first', hook: LABEL, change: append('a') },
      { id: 'second', hook: LABEL, change: append('b') },
    ],
  });
  expect(applyFilters(LABEL, '')).toBe('abc');

  setSwitchedOff(['acme/filters/second']);
  expect(applyFilters(LABEL, '')).toBe('ac');
  expect(listExtensions()).toMatchObject([{ name: 'acme', contributions: [{}, {}, {}] }]);
  setSwitchedOff([]);
  expect(applyFilters(LABEL, '')).toBe('abc');

  undo();
  expect(applyFilters(LABEL, '')).toBe('');
});

test('shows a settings panel only on its tab and section', () => {
  register({
    id: 'acme',
    title: 'Acme',
    settingsPanels: [{ id: 'panel', tab: 'general', component: Acme }],
  });
  const [Panel] = filterList(PANELS, () => [], isComponent);
  const at = (query: object) => Panel && show(<Panel {...query} />).container.textContent;

  expect(at({ page: 'wc-settings', tab: '' })).toBe('By Acme');
  expect(at({ page: 'wc-settings', tab: 'general', section: 'more' })).toBe('');
  expect(at({ page: 'wc-settings', tab: 'tax' })).toBe('');
  expect(at({ page: 'wc-status', tab: 'general' })).toBe('');
});

test('renders wizards and payment methods in their slots with the slot props', () => {
  const undo = register({
    id: 'acme',
    title: 'Acme',
    wizards: [{ id: 'tax', task: 'tax', component: ({ query }) => <p>Wizard of {query['step']}</p> }],
    gateways: [
      { id: 'pay', gateway: 'acme_pay', component: ({ paymentGateway }) => <p>{String(paymentGateway)}</p> },
    ],
  });
  show(
    <>
      <Slot name="woocommerce_onboarding_task_tax" fillProps={{ query: { step: 'two' } }} />
      <Slot
        name="woocommerce_payment_gateway_configure_acme_pay"
        fillProps={{ paymentGateway: 'Acme Pay' }}
      />
    </>,
  );
  expect(screen.getByText('Wizard of two')).toBeVisible();
  expect(screen.getByText('Acme Pay')).toBeVisible();

  act(undo);
  expect(screen.queryByText('Acme Pay')).not.toBeInTheDocument();
});

describe('a wizard', () => {
  let isBroken: boolean;
  const Fragile = () => {
    if (isBroken) throw new Error('Broken on purpose.');
    return <p>By Acme</p>;
  };
  const slot = <SlotOr name="woocommerce_onboarding_task_tax">As it usually is</SlotOr>;
  const retry = () => screen.getByRole('button', { name: 'Try again' });

  const registerFragile = (more: object = {}) =>
    register({
      id: 'acme',
      title: 'Acme for shops',
      wizards: [{ id: 'tax', task: 'tax', component: Fragile, ...more }],
    });

  beforeEach(() => {
    isBroken = true;
  });

  test('shows its owner on a crash, is reported and can be retried', async () => {
    registerFragile();
    const { user } = show(slot);
    expect(screen.getByRole('status')).toHaveTextContent('Acme for shops stopped working here.');
    expect(failures).toEqual(['extension "acme", "tax" among its wizards']);

    isBroken = false;
    await user.click(retry());

    expect(screen.getByText('By Acme')).toBeVisible();
    expect(told).toEqual([]);
  });

  test('is disabled in this tab with a message after three crashes in a row', async () => {
    registerFragile();
    const { user, unmount } = show(slot);

    await user.click(retry());
    expect(told).toEqual([]);
    await user.click(retry());

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('As it usually is')).toBeVisible();
    expect(told).toEqual([
      'A part of Acme for shops keeps crashing. It is turned off until you close this tab.',
    ]);

    unmount();
    isBroken = false;
    const { container } = show(slot);
    expect(container).toHaveTextContent(/^As it usually is$/);
  });

  test('restarts the crash count after it worked in between', async () => {
    registerFragile();
    const first = show(slot);
    await first.user.click(retry());
    isBroken = false;
    await first.user.click(retry());
    first.unmount();

    isBroken = true;
    show(slot);

    expect(retry()).toBeVisible();
    expect(told).toEqual([]);
  });

  test('is shown only to users with its capability', () => {
    isBroken = false;
    registerFragile({ capability: 'manage_acme' });

    expect(show(slot).container).toHaveTextContent(/^As it usually is$/);
    expect(show(slot, ['manage_acme']).container).toHaveTextContent(/^By Acme$/);
  });
});

test('keeps the page of a task whose row crashed too often', async () => {
  register({
    id: 'acme',
    title: 'Acme',
    tasks: [
      {
        id: 'connect',
        title: 'Connect Acme',
        component: Acme,
        listItem() {
          throw new Error('Broken on purpose.');
        },
      },
    ],
  });
  const { user } = show(
    <>
      <SlotOr name="woocommerce_onboarding_task_list_item_acme-connect">The usual row</SlotOr>
      <Slot name="woocommerce_onboarding_task_acme-connect" />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('The usual row')).toBeVisible();
  expect(screen.getByText('By Acme')).toBeVisible();
});

describe('an invalid registration names the extension', () => {
  const page = { id: 'page', path: '/acme', title: 'Acme', component: Acme };

  test.each<[string, Extension, string]>([
    ['an invalid id', { id: 'Acme Inc.', title: 'Acme' }, 'The id "Acme Inc." of an extension is none.'],
    ['a missing title', { id: 'acme', title: ' ' }, 'Extension "acme": it has no title.'],
    [
      'a duplicate id',
      { id: 'acme', title: 'Acme', pages: [page, page] },
      'Extension "acme": the id "page" is used twice among its pages.',
    ],
    [
      'a missing component',
      { id: 'acme', title: 'Acme', pages: [{ ...page, component: undefined as never }] },
      'Extension "acme": "page" among its pages has no component.',
    ],
    [
      'a path without a slash',
      { id: 'acme', title: 'Acme', pages: [{ ...page, path: 'acme' }] },
      'Extension "acme": the path of "page" among its pages starts without a slash. Write "/acme".',
    ],
    [
      'a store instead of an entry',
      { id: 'acme', title: 'Acme', stores: [{ name: 'acmeSuppliers' } as never] },
      'Extension "acme": entry 1 of its stores holds no store. Write stores: [{ store }].',
    ],
  ])('%s', (_, extension, message) => {
    expect(() => defineExtension(extension)).toThrow(message);
  });

  test('already registered', () => {
    register({ id: 'acme', title: 'Acme' });

    expect(() => registerExtension({ id: 'acme', title: 'Other' })).toThrow(
      'Extension "acme" is registered already.',
    );
  });
});
