import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setConnected } from '../../site/connections';
import { setGatewayEnabled } from '../../sales/gateways/queries';
import { setOption } from '../../site/options/queries';
import { activatePlugin, installPlugin } from '../../site/plugins/queries';
import { createProduct } from '../../catalog/products/testing/create-product';
import { createZone } from '../../sales/shipping/zones';
import { createTaxRate } from '../../sales/taxes/tax-rates';
import type { Task, TaskList } from './queries';

const TASKS = '/wc-admin/onboarding/tasks';
const DAY_MS = 24 * 60 * 60 * 1000;

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

async function readList(id: string, client = admin): Promise<TaskList> {
  const { body } = await client.call(`${TASKS}?ids=${id}`);
  return Object(body)[0];
}

async function readTask(id: string, list = 'setup'): Promise<Task | undefined> {
  return (await readList(list)).tasks.find((task) => task.id === id);
}

const post = (path: string, body: unknown = {}) => admin.call(`${TASKS}/${path}`, { method: 'POST', body });
const names = (list: TaskList) => list.tasks.map(({ id }) => id);
const option = (name: string, value: unknown) => setOption(store.context.db, name, value);

function saveAddress(country: string): void {
  option('woocommerce_store_address', '12 Quay Street');
  option('woocommerce_store_city', 'Bristol');
  option('woocommerce_store_postcode', 'BS1 4SB');
  option('woocommerce_default_country', country);
}

describe("task completion follows the store's data", () => {
  test.each([
    ['store_details', () => saveAddress('GB')],
    ['products', () => createProduct(store.context.db, { name: 'Cushion', createdAt: new Date() })],
    ['payments', () => setGatewayEnabled(store.context.db, 'cod', true)],
    ['tax', () => createTaxRate(store.context.db, { country: 'GB', rate: '20.0000', name: 'VAT' })],
    ['tax', () => option('woocommerce_no_sales_tax', '')],
    ['tax', () => option('wc_connect_taxes_enabled', 'yes')],
    ['shipping', () => createZone(store.context.db, 'Britain', [{ type: 'country', code: 'GB' }])],
    ['marketing', () => installPlugin(store.context.db, { slug: 'mailpoet', name: 'MailPoet' })],
  ])('%s', async (id, act) => {
    const before = await readTask(id);
    act();
    const after = await readTask(id);

    expect(before?.isComplete).toBe(false);
    expect(after?.isComplete).toBe(true);
    expect(after?.title).not.toBe(before?.title);
  });

  test('appearance is complete when the owner marks it as done', async () => {
    await post('appearance/action');

    expect(await readTask('appearance')).toMatchObject({ isComplete: true, isActioned: true });
  });

  test('a draft is not a product, and a partial address is not complete store details', async () => {
    createProduct(store.context.db, { name: 'Cushion', status: 'draft', createdAt: new Date() });
    option('woocommerce_store_address', '12 Quay Street');

    expect((await readTask('products'))?.isComplete).toBe(false);
    expect((await readTask('store_details'))?.isComplete).toBe(false);
  });

  test('the list is complete when all visible tasks are complete', async () => {
    saveAddress('US:CA');
    createProduct(store.context.db, { name: 'Cushion', createdAt: new Date() });
    setGatewayEnabled(store.context.db, 'cod', true);
    option('woocommerce_no_sales_tax', 'yes');
    installPlugin(store.context.db, { slug: 'mailpoet', name: 'MailPoet' });
    expect((await readList('setup')).isComplete).toBe(false);
    await post('appearance/action');

    expect((await readList('setup')).isComplete).toBe(true);
  });
});

describe('the visible tasks depend on the store', () => {
  test('a fresh store has seven steps, six of them in the two-column list', async () => {
    const steps = ['store_details', 'products', 'payments', 'tax', 'shipping', 'marketing', 'appearance'];

    expect(names(await readList('setup'))).toEqual(steps);
    expect(names(await readList('setup_two_column'))).toEqual(steps.slice(1));
  });

  test('the store details task links to the general settings, with a tour until it is complete', async () => {
    expect((await readTask('store_details'))?.actionUrl).toBe(
      `${store.context.siteUrl}/wp-admin/admin.php?page=wc-settings&tab=general&tutorial=true`,
    );
    saveAddress('GB');
    expect((await readTask('store_details'))?.actionUrl).not.toContain('tutorial');
  });

  test.each([
    ['without a country', () => {}, true],
    ['in a country without default zones', () => saveAddress('GB'), true],
    ['in a country with default zones', () => saveAddress('US:CA'), false],
    [
      'after default zones were created',
      () => option('woocommerce_admin_created_default_shipping_zones', 'yes'),
      false,
    ],
    [
      'if nothing is shipped',
      () => option('woocommerce_onboarding_profile', { product_types: ['downloads', 'memberships'] }),
      false,
    ],
    [
      'if some products are shipped',
      () => option('woocommerce_onboarding_profile', { product_types: ['downloads', 'physical'] }),
      true,
    ],
  ])('shipping %s: %#', async (_where, act, isShown) => {
    act();

    expect((await readTask('shipping')) !== undefined).toBe(isShown);
  });

  test('without smart defaults, the shipping task requires physical products', async () => {
    await store.close();
    store = await openTestStore({ features: ['-shipping-smart-defaults'] });
    admin = store.as('administrator');
    const before = await readTask('shipping');
    createProduct(store.context.db, { name: 'Cushion', createdAt: new Date() });

    expect(before).toBeUndefined();
    expect(await readTask('shipping')).toBeDefined();
  });

  test('selected paid extensions have a purchase task until they are installed', async () => {
    option('woocommerce_onboarding_profile', { product_types: ['bookings'] });
    expect(await readTask('purchase')).toMatchObject({ isComplete: false, isDismissable: true });

    installPlugin(store.context.db, { slug: 'woocommerce-bookings', name: 'Bookings' });
    activatePlugin(store.context.db, 'woocommerce-bookings');

    expect((await readTask('purchase'))?.isComplete).toBe(true);
  });

  test('admin-only tasks are hidden from managers, who get other tasks', async () => {
    const manager = store.as('shop_manager');
    expect(names(await readList('extended'))).toEqual(['get-mobile-app', 'tour-in-app-marketplace']);
    expect(await readList('extended', manager)).toMatchObject({
      tasks: [],
      isVisible: false,
      isComplete: true,
    });

    option('woocommerce_admin_created_default_shipping_zones', 'yes');
    expect(names(await readList('extended', manager))).toEqual(['review-shipping']);
    await manager.call('/wc-admin/options', {
      method: 'POST',
      body: { woocommerce_admin_reviewed_default_shipping_zones: 'yes' },
    });

    expect(await readList('extended', manager)).toMatchObject({ isVisible: true, isComplete: true });
  });

  test("the payments provider's task replaces the payments task where it is available", async () => {
    installPlugin(store.context.db, { slug: 'woocommerce-payments', name: 'Payments' });
    saveAddress('GB');
    expect(names(await readList('setup'))).toContain('woocommerce-payments');
    expect(names(await readList('setup'))).not.toContain('payments');

    saveAddress('BR:SP');

    expect(names(await readList('setup'))).toContain('payments');
  });

  test('additional payments are suggested after the first gateway and complete with the second', async () => {
    const { db } = store.context;
    const read = () => readTask('additional-payments', 'extended');
    for (const slug of ['woocommerce-gateway-stripe', 'klarna-payments-for-woocommerce']) {
      installPlugin(db, { slug, name: slug });
      activatePlugin(db, slug);
    }
    setGatewayEnabled(db, 'cod', true);
    expect(await read()).toBeUndefined();

    setGatewayEnabled(db, 'stripe', true);
    expect(await read()).toMatchObject({ isComplete: false });
    setGatewayEnabled(db, 'klarna_payments', true);

    expect(await read()).toMatchObject({ isComplete: true });
  });

  test("the provider's task is complete once connected, and hidden once a gateway is enabled", async () => {
    const { db } = store.context;
    installPlugin(db, { slug: 'woocommerce-payments', name: 'Payments' });
    activatePlugin(db, 'woocommerce-payments');
    expect(await readTask('woocommerce-payments')).toMatchObject({ isComplete: false });

    setConnected(db, 'woocommerce-payments', true);
    expect(await readTask('woocommerce-payments')).toMatchObject({ isComplete: true });
    setGatewayEnabled(db, 'woocommerce_payments', true);

    expect(await readTask('woocommerce-payments')).toBeUndefined();
    expect(await readTask('payments')).toMatchObject({ isComplete: true });
  });
});

describe('actions on tasks and lists', () => {
  test('hiding a list also hides its two-column version, and showing shows both', async () => {
    const { body: hidden } = await post('setup_two_column/hide');
    expect(hidden).toMatchObject({ id: 'setup_two_column', isHidden: true, isVisible: false });
    expect(await readList('setup')).toMatchObject({ isHidden: true, isVisible: false });
    expect((await readList('extended')).isHidden).toBe(false);

    const { body: shown } = await post('setup/unhide');

    expect(shown).toMatchObject({ id: 'setup', isHidden: false, isVisible: true });
    expect((await readList('setup_two_column')).isHidden).toBe(false);
  });

  test('a dismissible task can be dismissed and restored', async () => {
    option('woocommerce_onboarding_profile', { product_types: ['bookings'] });

    expect((await post('purchase/dismiss')).body).toMatchObject({ id: 'purchase', isDismissed: true });
    expect((await post('purchase/undo_dismiss')).body).toMatchObject({ id: 'purchase', isDismissed: false });
    expect(await post('tax/dismiss')).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_invalid_task' },
    });
  });

  test("an extension's task is snoozed until the time set by the server", async () => {
    const { body } = await post('acme-task/snooze', { duration: 'hour' });
    const until = store.context.clock().getTime() + DAY_MS / 24;
    expect(body).toMatchObject({ id: 'acme-task', isSnoozed: true, snoozedUntil: until });

    const asked = {
      extended_tasks: [{ list_id: 'extended', id: 'acme-task', title: 'Mine', is_snoozeable: true }],
      ids: ['extended'],
    };
    const ask = async () =>
      Object((await admin.call(TASKS, { method: 'POST', body: asked })).body)[0].tasks.at(-1);
    expect(await ask()).toMatchObject({ id: 'acme-task', isSnoozeable: true, isSnoozed: true });
    store.advance(DAY_MS / 24 + 1);

    expect(await ask()).toMatchObject({ isSnoozeable: true, isSnoozed: false, snoozedUntil: null });
  });

  test('restoring, actioning and dismissing work for extension tasks', async () => {
    await post('acme-task/snooze');

    expect((await post('acme-task/undo_snooze')).body).toMatchObject({ isSnoozed: false });
    expect((await post('acme-task/action')).body).toMatchObject({ isActioned: true });
    expect((await post('acme-task/dismiss')).body).toMatchObject({ isDismissed: true });
    expect((await post('acme-task/undo_dismiss')).body).toMatchObject({ isDismissed: false });
  });

  test('visited tasks are tracked per user', async () => {
    const manager = store.as('shop_manager');
    await admin.call('/wp/v2/users/me', {
      method: 'POST',
      body: { woocommerce_meta: { task_list_tracked_started_tasks: '{"payments":2}' } },
    });

    const isVisited = (list: TaskList) => list.tasks.find(({ id }) => id === 'payments')?.isVisited;
    expect(isVisited(await readList('setup'))).toBe(true);
    expect(isVisited(await readList('setup', manager))).toBe(false);
  });

  test('keeping a completed list is an option', async () => {
    option('woocommerce_task_list_keep_completed', 'yes');

    expect((await readList('setup')).keepCompletedTaskList).toBe('yes');
  });

  test.each([
    ['woocommerce_task_list_dismissed_tasks', 'text'],
    ['woocommerce_task_list_hidden_lists', { a: 1, b: { c: 'x' } }],
    ['woocommerce_task_list_remind_me_later_tasks', ['x']],
    ['woocommerce_onboarding_profile', [1, 2]],
    ['theme_mods_twentytwentythree', 'broken'],
  ])('an invalid value of option %s does not break the lists', async (name, value) => {
    option(name, value);

    expect(names(await readList('setup'))).toHaveLength(7);
  });
});
