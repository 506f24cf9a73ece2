import { getUser } from '../../accounts';
import { all, run } from '../../database';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setOption } from '../options/queries';
import { isManagedWithTheStore } from '../options/routes';
import { createNote } from '../../onboarding/notes/queries';
import { createProduct } from '../../catalog/products/testing/create-product';
import { createReview } from '../../catalog/reviews/queries';
import rules from './recorded.data.json';
import { findRule } from './rules';
import { recordChange } from './record-change';
import { describe as describeState } from './shape';

const HISTORY = '/store-admin/v1/history';
const TASKS = '/wc-admin/onboarding/tasks';
const DAY = 24 * 60 * 60 * 1000;

let store: TestStore;
let admin: Client;
let manager: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
  manager = store.as('shop_manager');
  // Adds a task that can be dismissed.
  setOption(store.context.db, 'woocommerce_onboarding_profile', { product_types: ['bookings'] });
});
afterEach(() => store.close());

/** Nonces expire after a day. */
function advance(milliseconds: number): void {
  store.advance(milliseconds);
  admin = store.as('administrator');
  manager = store.as('shop_manager');
}

interface Listed {
  id: number;
  kind: string;
  action: string;
  subject: { id: string; name: string };
  user: { name: string };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  labels: Record<string, string>;
  reason: string;
  capability: string;
  undone_by: number;
}

async function send(client: Client, method: string, path: string, body: unknown = {}) {
  const answered = await client.call(path, { method, body });
  return { status: answered.status, body: Object(answered.body) };
}

async function list(query = '', client = admin): Promise<Listed[]> {
  const { body } = await client.call(`${HISTORY}?${query}`);
  return body as Listed[];
}

const undo = (id = 0, body: object = {}, client = admin) =>
  send(client, 'POST', `${HISTORY}/${id}/undo`, body);

function addMug(): number {
  const { db, clock } = store.context;
  return createProduct(db, { name: 'Mug', shortDescription: 'Blue', createdAt: clock() });
}

test('an entry has the user, time, old and new values, and no unchanged fields', async () => {
  const mug = addMug();
  await send(manager, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup', short_description: 'Blue' });
  await send(manager, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup' });

  expect(await list()).toEqual([
    expect.objectContaining({
      kind: 'product',
      action: 'changed',
      subject: { id: String(mug), name: 'Cup' },
      user: expect.objectContaining({ name: 'shop_manager' }),
      date: '2026-11-20T01:00:00.000Z',
      before: { name: 'Mug' },
      after: { name: 'Cup' },
      reason: '',
    }),
  ]);
});

test('a rejected change creates no entry', async () => {
  await send(store.as('analyst'), 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });

  expect(await list()).toEqual([]);
});

test('an undo restores the old value, creates an entry, and can be undone', async () => {
  const mug = addMug();
  await send(admin, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup', regular_price: '9' });
  const [change] = await list();

  expect((await undo(change?.id)).body).toMatchObject({ is_undone: true, entry: { action: 'undone' } });
  const nameOf = async () => Object((await admin.call(`/wc/v3/products/${mug}`)).body).name;
  expect(await nameOf()).toBe('Mug');
  const [undone, first] = await list();
  expect(undone).toMatchObject({ before: { name: 'Cup' }, after: { name: 'Mug' }, undo_of: change?.id });
  expect(first).toMatchObject({ reason: 'undone', undone_by: undone?.id });

  expect(await undo(change?.id)).toMatchObject({
    status: 409,
    body: { code: 'store_admin_history_final', data: { reason: 'undone' } },
  });
  await undo(undone?.id);
  expect(await nameOf()).toBe('Cup');
});

test('an undo shows later changes first and overwrites only those', async () => {
  const mug = addMug();
  const rename = (name: string) => send(manager, 'PUT', `/wc/v3/products/${mug}`, { name });
  await rename('Cup');
  await rename('Bowl');
  const [, first] = await list();

  const { body } = await undo(first?.id);

  expect(body).toEqual({ is_undone: false, now: { name: 'Bowl' }, version: expect.any(String) });
  await rename('Plate');
  const { body: again } = await undo(first?.id, { version: body.version });
  expect(again).toMatchObject({ is_undone: false, now: { name: 'Plate' } });
  expect((await undo(first?.id, { version: again.version })).body).toMatchObject({
    is_undone: true,
    entry: { before: { name: 'Plate' }, after: { name: 'Mug' } },
  });
});

test('an undo that the store rejects returns the reason and leaves the entry unchanged', async () => {
  const mug = addMug();
  await send(admin, 'PUT', `/wc/v3/products/${mug}`, { sku: 'taken' });
  await send(admin, 'PUT', `/wc/v3/products/${mug}`, { sku: 'free' });
  const [change] = await list();
  await send(admin, 'POST', '/wc/v3/products', { name: 'Jug', sku: 'taken' });

  expect(await undo(change?.id)).toMatchObject({ status: 409, body: { code: 'store_admin_history_failed' } });
  expect((await list())[1]).toMatchObject({ id: change?.id, reason: '', undone_by: 0 });
});

test('an undo that the store rejects in part returns the reason and can be repeated', async () => {
  const [mug, cup] = [addMug(), addMug()];
  await send(admin, 'POST', '/wc/v3/products/batch', {
    update: [
      { id: mug, sku: 'a' },
      { id: cup, sku: 'b' },
    ],
  });
  await send(admin, 'POST', '/wc/v3/products/batch', {
    update: [
      { id: mug, sku: 'c' },
      { id: cup, sku: 'd' },
    ],
  });
  const [change] = await list();
  const { body: jug } = await send(admin, 'POST', '/wc/v3/products', { name: 'Jug', sku: 'a' });

  expect(await undo(change?.id)).toMatchObject({
    status: 409,
    body: { code: 'store_admin_history_failed', message: expect.stringContaining('SKU') },
  });
  await send(admin, 'PUT', `/wc/v3/products/${jug.id}`, { sku: 'free' });
  expect((await undo(change?.id)).body).toMatchObject({
    is_undone: true,
    entry: { after: { [`${mug}.sku`]: 'a', [`${cup}.sku`]: 'b' } },
  });
});

test('a permanently deleted record has no undo for earlier changes', async () => {
  const mug = addMug();
  await send(admin, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup' });
  await send(admin, 'DELETE', `/wc/v3/products/${mug}?force=true`);
  const [removed, change] = await list();

  expect(removed).toMatchObject({ action: 'removed', reason: 'gone', subject: { name: 'Cup' } });
  expect(change).toMatchObject({ action: 'changed', reason: 'gone' });
  expect(await undo(change?.id)).toMatchObject({ status: 409, body: { code: 'store_admin_history_final' } });
});

test('removing a shipping method keeps the undo of other changes of its zone', async () => {
  const { body: zone } = await send(admin, 'POST', '/wc/v3/shipping/zones', { name: 'North' });
  const path = `/wc/v3/shipping/zones/${zone.id}`;
  await send(admin, 'PUT', path, { name: 'South' });
  const [flat, pickup] = await Promise.all(
    ['flat_rate', 'local_pickup'].map(
      async (method_id) => (await send(admin, 'POST', `${path}/methods`, { method_id })).body,
    ),
  );
  for (const method of [flat, pickup])
    await send(admin, 'PUT', `${path}/methods/${method.id}`, { enabled: false });
  await send(admin, 'DELETE', `${path}/methods/${flat.id}?force=true`);

  const open = async () => (await list('is_open=true')).map(({ action, after }) => ({ action, after }));
  expect(await open()).toEqual([
    { action: 'changed', after: { enabled: false } },
    { action: 'created', after: expect.objectContaining({ method_id: 'local_pickup' }) },
    { action: 'changed', after: { name: 'South' } },
    { action: 'created', after: { name: 'North' } },
  ]);
  await send(admin, 'DELETE', `${path}?force=true`);
  expect(await open()).toEqual([]);
});

test.each([
  [404, 'gone', 'gone'],
  [500, 'unknown', ''],
])('a record that is read again with status %d is %s', async (status, reason, earlier) => {
  const path = `/wc/v3/products/${addMug()}`;
  await send(admin, 'PUT', path, { name: 'Cup' });
  const { context } = store;
  const user = getUser(context.db, Object((await admin.call('/wp/v2/users/me')).body).id);
  const answers = [
    { status: 200, body: { name: 'Cup' } },
    { status, body: {} },
  ].map((answer) => ({ ...answer, headers: {} }));
  recordChange(
    {
      context,
      call: { method: 'PUT', path, query: {}, json: { name: 'Bowl' }, user },
      dispatch: () => answers.shift() ?? { status: 500, body: {}, headers: {} },
    },
    () => ({ status: 200, body: {}, headers: {} }),
  );

  expect(await list()).toMatchObject([{ reason, after: null }, { reason: earlier }]);
});

describe('undo restores each kind', () => {
  const read = async (path: string) => Object((await admin.call(path)).body);

  test.each([
    [
      'options',
      () => send(admin, 'POST', '/wc-admin/options', { woocommerce_demo_store: 'yes' }),
      '/wc-admin/options?options=woocommerce_demo_store',
    ],
    [
      'settings',
      () =>
        send(admin, 'POST', '/wc-analytics/settings/general/batch', {
          update: [
            { id: 'woocommerce_store_city', value: 'Bergen' },
            { id: 'woocommerce_calc_taxes', value: 'yes' },
          ],
        }),
      '/wc-analytics/settings/general',
    ],
    [
      'a preference',
      () =>
        send(admin, 'POST', '/wp/v2/users/me', { woocommerce_meta: { homepage_layout: '"two_columns"' } }),
      '/wp/v2/users/me',
    ],
    ['a task', () => send(admin, 'POST', `${TASKS}/purchase/dismiss`), TASKS],
    ['a task list', () => send(admin, 'POST', `${TASKS}/setup/hide`), `${TASKS}?_fields=isHidden`],
    [
      'a payment method',
      () =>
        send(admin, 'PUT', '/wc/v3/payment_gateways/cod', {
          enabled: true,
          settings: { title: 'In cash', instructions: 'At the door' },
        }),
      '/wc/v3/payment_gateways/cod',
    ],
    ['a tax rate', () => send(admin, 'POST', '/wc/v3/taxes', { country: 'NO', rate: '25' }), '/wc/v3/taxes'],
    [
      'a shipping zone',
      () => send(admin, 'POST', '/wc/v3/shipping/zones', { name: 'North' }),
      '/wc/v3/shipping/zones',
    ],
  ])('%s', async (_name, change, path) => {
    const before = await read(path);
    expect((await change()).status).toBeLessThan(300);
    expect(await read(path)).not.toEqual(before);

    const [entry] = await list();
    expect(entry?.reason).toBe('');
    await undo(entry?.id);

    expect(await read(path)).toEqual(before);
  });

  test('a review, from the trash', async () => {
    const { db, clock } = store.context;
    const review = { rating: 5, reviewer: 'Ines', email: 'ines@example.com', review: 'Lovely' };
    const id = createReview(db, { ...review, productId: addMug(), status: 'hold', createdAt: clock() });
    await send(admin, 'DELETE', `/wc-analytics/products/reviews/${id}`);
    const [entry] = await list();
    expect(entry).toMatchObject({
      before: { status: 'hold' },
      after: { status: 'trash' },
      subject: { name: 'Ines' },
    });

    await undo(entry?.id);

    expect(await read(`/wc/v3/products/reviews/${id}`)).toMatchObject({ status: 'hold' });
  });

  test('several records of a batch', async () => {
    const [mug, cup] = [addMug(), addMug()];
    const update = [
      { id: mug, name: 'A' },
      { id: cup, name: 'B', regular_price: '7' },
    ];
    await send(admin, 'POST', '/wc/v3/products/batch', { update });
    const [entry] = await list();
    expect(entry?.after).toEqual({
      [`${mug}.name`]: 'A',
      [`${cup}.name`]: 'B',
      [`${cup}.regular_price`]: '7',
    });

    await undo(entry?.id);

    expect(entry?.labels).toEqual({ [mug]: 'A', [cup]: 'B' });
    expect(await read(`/wc/v3/products/${cup}`)).toMatchObject({ name: 'Mug', regular_price: '' });
  });

  test('several variations, with the names of their product and attributes', async () => {
    const { body: shirt } = await send(admin, 'POST', '/wc/v3/products', {
      name: 'Shirt',
      type: 'variable',
      attributes: [{ name: 'Size', variation: true, options: ['S', 'M'] }],
    });
    const path = `/wc/v3/products/${shirt.id}/variations`;
    const attributes = [{ name: 'Size', option: 'M' }];
    const { body: medium } = await send(admin, 'POST', path, { attributes, regular_price: '5' });

    await send(admin, 'POST', `${path}/batch`, { update: [{ id: medium.id, regular_price: '7' }] });

    expect((await list())[0]).toMatchObject({
      subject: { id: String(shirt.id), name: 'Shirt' },
      labels: { [medium.id]: 'M' },
      before: { [`${medium.id}.regular_price`]: '5' },
    });
  });
});

describe('product metadata of extensions', () => {
  const metaOf = async (id: number) =>
    Object((await admin.call(`/wc/v3/products/${id}`)).body).meta_data.map(
      ({ key, value }: { key: string; value: unknown }) => [key, value],
    );
  const keep = (id: number, meta_data: object[]) =>
    send(admin, 'PUT', `/wc/v3/products/${id}`, { meta_data });

  test('is recorded by key, and is restored or removed', async () => {
    const mug = addMug();
    await keep(mug, [{ key: 'acme.cost', value: '3' }]);
    await keep(mug, [
      { key: 'acme.cost', value: '4' },
      { key: 'acme_shelf', value: 'B' },
    ]);
    const [entry] = await list();
    expect(entry).toMatchObject({
      before: { 'meta_data.acme.cost': '3', 'meta_data.acme_shelf': null },
      after: { 'meta_data.acme.cost': '4', 'meta_data.acme_shelf': 'B' },
    });

    await undo(entry?.id);

    expect(await metaOf(mug)).toEqual([['acme.cost', '3']]);
  });

  test('is also recorded in a batch', async () => {
    const mug = addMug();
    const update = [{ id: mug, name: 'Cup', meta_data: [{ key: 'acme_cost', value: '3' }] }];
    await send(admin, 'POST', '/wc/v3/products/batch', { update });
    const [entry] = await list();

    await undo(entry?.id);

    expect(entry?.after).toEqual({ [`${mug}.name`]: 'Cup', [`${mug}.meta_data.acme_cost`]: '3' });
    expect(await metaOf(mug)).toEqual([]);
  });
});

test('notes dismissed all at once are restored, and dismissed again', async () => {
  const { db, clock } = store.context;
  for (const title of ['Hello', 'News'])
    createNote(db, { name: title, title, content: '', type: 'info', createdAt: clock() });
  const titles = async () =>
    Object((await admin.call('/wc-analytics/admin/notes')).body).map(({ title }: { title: string }) => title);
  const before = await titles();
  await admin.call('/wc-analytics/admin/notes/delete/all', { method: 'DELETE' });
  expect(await titles()).toEqual([]);
  const [dismissed] = await list();
  expect(dismissed).toMatchObject({ kind: 'note', action: 'removed', reason: '', after: { messages: [] } });

  const { body } = await undo(dismissed?.id);
  expect(await titles()).toEqual(before);
  await undo(body.entry.id);

  expect(await titles()).toEqual([]);
});

test('scheduled reports that are created, changed and deleted are recorded and partly undoable', async () => {
  const DELIVERIES = '/store-admin/v1/deliveries';
  const content = {
    title: 'Orders',
    path: '/analytics/orders',
    query: {},
    stats: 'orders',
    filters: {},
    figures: [],
    period: null,
    report: 'orders',
    table: {},
    columns: [],
  };
  const choices = {
    name: 'Mornings',
    content,
    frequency: 'daily',
    time: '08:00',
    recipients: ['ann@example.com'],
  };
  const { body: made } = await send(admin, 'POST', DELIVERIES, choices);
  const one = `${DELIVERIES}/${made.id}`;
  await send(admin, 'POST', one, { is_paused: true, recipients: ['bob@example.com'] });
  const [paused, created] = await list();
  expect(created).toMatchObject({ kind: 'delivery', action: 'created', subject: { name: 'Mornings' } });

  await undo(paused?.id);
  expect((await admin.call(one)).body).toMatchObject({
    is_paused: false,
    recipients: [{ address: 'ann@example.com' }],
  });
  await send(admin, 'POST', `${DELIVERIES}`, choices);
  const [other] = await list();
  await undo(other?.id);
  expect((await admin.call(DELIVERIES)).body).toHaveLength(1);

  await admin.call(one, { method: 'DELETE' });
  expect((await list())[0]).toMatchObject({
    action: 'removed',
    reason: 'gone',
    before: { name: 'Mornings' },
  });
  // Earlier changes of the deleted record can no longer be undone; creating the other was undone.
  const earlier = (await list()).filter(({ action }) => action !== 'removed');
  expect(earlier.map(({ reason }) => reason)).not.toContain('');
});

describe('changes by extensions', () => {
  const CHANGE = {
    kind: 'acme-suppliers/supplier',
    subject: { id: '7', name: 'Potters' },
    before: { city: 'Bergen' },
    after: { city: 'Oslo' },
    labels: { city: 'City' },
  };

  test('are recorded with their labels, and their undo is recorded once', async () => {
    const { body } = await send(manager, 'POST', HISTORY, CHANGE);
    expect(await list()).toMatchObject([
      { ...CHANGE, id: body.id, action: 'changed', reason: 'extension', user: { name: 'shop_manager' } },
    ]);
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { data: { reason: 'extension' } } });

    const { body: outcome } = await undo(body.id, { now: { city: 'Voss' } });
    expect(outcome).toMatchObject({
      is_undone: true,
      entry: { action: 'undone', before: { city: 'Voss' }, after: { city: 'Bergen' }, undo_of: body.id },
    });
    expect((await undo(body.id, { now: { city: 'Bergen' } })).body).toMatchObject({
      code: 'store_admin_history_final',
      data: { reason: 'undone' },
    });
  });

  test.each([
    ['a kind without an extension prefix', { ...CHANGE, kind: 'product' }],
    ['no values', { kind: CHANGE.kind }],
    ['values that are too long', { ...CHANGE, after: { city: 'O'.repeat(200_000) } }],
  ])('are rejected with %s', async (_, change) => {
    expect((await send(admin, 'POST', HISTORY, change)).body.code).toBe('store_admin_history_invalid_entry');
  });

  test('are rejected from users without history access, and hide secrets', async () => {
    expect((await send(store.as('analyst'), 'POST', HISTORY, CHANGE)).status).toBe(403);

    await send(admin, 'POST', HISTORY, {
      ...CHANGE,
      before: { api_key: 'hunter2' },
      after: { api_key: 'x' },
    });

    expect(await list()).toMatchObject([{ reason: 'secret', before: { api_key: '•••••' } }]);
  });

  test("can't mark the store's own changes as undone", async () => {
    await send(admin, 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });
    const [entry] = await list();

    expect((await undo(entry?.id, { now: { name: 'Cup' } })).status).toBe(409);
    expect(await undo(4711, { now: {} })).toMatchObject({
      status: 409,
      body: { data: { reason: 'unknown' } },
    });
  });
});

test('secrets are never saved', async () => {
  await send(admin, 'POST', '/wc-admin/options', { acme_api_key: 'hunter2' });

  const [entry] = await list();

  expect(entry).toMatchObject({ reason: 'secret', after: { acme_api_key: '•••••' } });
  expect(JSON.stringify(await list())).not.toContain('hunter2');
});

test('settings are secret by type, or else by name', () => {
  const SETTINGS = '/wc/v3/settings/acme';
  const settings = [
    { id: 'acme_api_key', type: 'text' },
    { id: 'acme_generate_password', type: 'checkbox' },
    { id: 'acme_lost_password_endpoint', type: 'text' },
    { id: 'acme_pin_endpoint', type: 'password' },
  ].map((setting) => ({ ...setting, value: 'yes' }));
  const secretsOf = (path: string, names: string[], state: unknown) => {
    const match = findRule('PUT', path);
    return match && describeState(match, names, state).secrets;
  };

  const ids = settings.map(({ id }) => id);
  expect(secretsOf(`${SETTINGS}/batch`, ids, settings)).toEqual(['acme_api_key', 'acme_pin_endpoint']);
  expect(settings.map((setting) => secretsOf(`${SETTINGS}/${setting.id}`, ['value'], setting))).toEqual([
    ['value'],
    [],
    [],
    ['value'],
  ]);
});

test('settings with a password in their name only can be undone', async () => {
  const update = [
    { id: 'woocommerce_registration_generate_password', value: 'no' },
    { id: 'woocommerce_enable_guest_checkout', value: 'no' },
  ];
  await send(admin, 'POST', '/wc/v3/settings/account/batch', { update });
  const endpoint = { id: 'woocommerce_myaccount_lost_password_endpoint', value: 'lost' };
  await send(admin, 'POST', '/wc/v3/settings/advanced/batch', { update: [endpoint] });

  expect(await list()).toMatchObject([
    { reason: '', after: { [endpoint.id]: 'lost' } },
    { reason: '', after: { woocommerce_registration_generate_password: 'no' } },
  ]);
});

describe('nested secrets', () => {
  const SECRETS = {
    host: 'mail.example',
    api_secret: 'sk_live_1',
    accounts: [{ user: 'shop', password: 'sk_live_2', is_private: true }],
    pairs: [
      { key: 'acme_token', value: 'sk_live_3' },
      { key: 'layout', title: 'Layout', value: 'wide' },
    ],
    text: '{"nested":{"private_key":"sk_live_4"}}',
  };
  const HIDDEN = '•••••';
  const WITHOUT = {
    host: 'mail.example',
    api_secret: HIDDEN,
    accounts: [{ user: 'shop', password: HIDDEN, is_private: true }],
    pairs: [
      { key: 'acme_token', value: HIDDEN },
      { key: 'layout', title: 'Layout', value: 'wide' },
    ],
    text: `{"nested":{"private_key":"${HIDDEN}"}}`,
  };

  test('are not saved from options, at any depth', async () => {
    await send(admin, 'POST', '/wc-admin/options', { acme_mail: SECRETS });

    expect(await list()).toMatchObject([{ after: { acme_mail: WITHOUT }, reason: 'secret' }]);
    expect(JSON.stringify(all(store.context.db, 'SELECT * FROM history'))).not.toContain('sk_live');
  });

  test('are not saved from extension entries, their undo, or current values', async () => {
    const kind = 'acme-mail/account';
    await send(admin, 'POST', HISTORY, { kind, before: { acme: 1 }, after: { acme: SECRETS } });
    const { body } = await send(admin, 'POST', HISTORY, { kind, before: { acme: 1 }, after: { acme: 2 } });
    await undo(body.id, { now: { acme: SECRETS } });
    await send(admin, 'POST', '/wc-admin/options', { acme_mail: 'off' });
    const [change] = await list();
    setOption(store.context.db, 'acme_mail', SECRETS);
    const { body: found } = await undo(change?.id);
    await undo(change?.id, { version: found.version });

    expect(await list()).toMatchObject([
      { action: 'undone', before: { acme_mail: WITHOUT }, reason: 'secret' },
      {},
      { action: 'undone', before: { acme: WITHOUT }, reason: 'secret' },
      {},
      { after: { acme: WITHOUT }, reason: 'secret' },
    ]);
    expect(JSON.stringify(all(store.context.db, 'SELECT * FROM history'))).not.toContain('sk_live');
  });

  test('saved by an earlier version are hidden when reading the entry', async () => {
    await send(admin, 'POST', '/wc-admin/options', { acme_mail: 'off' });
    run(store.context.db, 'UPDATE history SET new_values = ?', JSON.stringify({ acme_mail: SECRETS }));

    expect(await list()).toMatchObject([{ after: { acme_mail: WITHOUT } }]);
  });
});

describe('values without read permission', () => {
  const HIDDEN = '•••••';

  test("are hidden, and can't be undone by that user", async () => {
    await send(admin, 'POST', '/wc-admin/options', { acme_mail: 'mail.example' });
    await send(admin, 'POST', '/wc-admin/options', { woocommerce_demo_store: 'yes' });

    expect(await list('', admin)).toMatchObject([
      { capability: 'manage_woocommerce' },
      { capability: 'manage_options', after: { acme_mail: 'mail.example' }, reason: '' },
    ]);
    const [shared, hidden] = await list('', manager);
    expect(shared).toMatchObject({ after: { woocommerce_demo_store: 'yes' }, reason: '' });
    expect(hidden).toMatchObject({ after: { acme_mail: HIDDEN }, reason: 'denied' });
    expect(await undo(hidden?.id, {}, manager)).toMatchObject({
      status: 409,
      body: { data: { reason: 'denied' } },
    });
  });

  test('are hidden in entries that have no capability', async () => {
    await send(admin, 'POST', '/wc-admin/options', { acme_mail: 'mail.example' });
    run(store.context.db, "UPDATE history SET capability = ''");

    expect(await list('', manager)).toMatchObject([{ after: { acme_mail: HIDDEN } }]);
  });

  test("include other users' preferences, except for user managers", async () => {
    const choose = (client: Client) =>
      send(client, 'POST', '/wp/v2/users/me', { woocommerce_meta: { homepage_layout: '"two_columns"' } });
    await choose(store.as('analyst'));
    await choose(manager);

    const shown = { homepage_layout: '"two_columns"' };
    expect(await list('', manager)).toMatchObject([
      { after: shown },
      { after: { homepage_layout: HIDDEN }, reason: 'own' },
    ]);
    expect(await list('', admin)).toMatchObject([{ after: shown }, { after: shown }]);
  });

  test('include extension entries, with a capability that their author has', async () => {
    const change = { kind: 'acme/mail', before: { host: 'a' }, after: { host: 'b' } };
    await send(admin, 'POST', HISTORY, { ...change, capability: 'manage_options' });

    expect(await list('', manager)).toMatchObject([{ after: { host: HIDDEN }, reason: 'denied' }]);
    const refused = await send(manager, 'POST', HISTORY, { ...change, capability: 'manage_options' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'store_admin_history_invalid_entry' } });
  });

  test('exclude options that a manager may read', () => {
    const [options] = rules.filter(({ shared }) => shared);

    expect(options?.shared?.filter((name) => !isManagedWithTheStore(name))).toEqual([]);
  });
});

describe('limits per user', () => {
  const prefer = (client: Client, meta: object) =>
    send(client, 'POST', '/wp/v2/users/me', { woocommerce_meta: meta });
  /** Inserts this many entries, with the given column values. */
  const fill = (count: number, columns: string) =>
    run(
      store.context.db,
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       INSERT INTO history (kind, action, subject_id, subject, user_id, user_name, changed_at, method, path, old_values,
         new_values, labels, final)
       SELECT ${columns}, '{"a":1}', '{"a":2}', '{}', '' FROM n`,
    );

  test('customers create no entries', async () => {
    await prefer(store.as('customer'), { homepage_layout: '"two_columns"' });

    expect(await list()).toEqual([]);
  });

  test('repeated changes of a preference are one entry, or none if they cancel out', async () => {
    await prefer(manager, { homepage_layout: '"two_columns"' });
    await prefer(manager, { dashboard_chart_type: '"bar"' });
    await prefer(manager, { dashboard_chart_type: '"line"' });
    expect(await list()).toMatchObject([
      { before: { dashboard_chart_type: '' }, after: { dashboard_chart_type: '"line"' } },
      { after: { homepage_layout: '"two_columns"' } },
    ]);

    await prefer(manager, { dashboard_chart_type: '' });
    expect(await list()).toMatchObject([{ after: { homepage_layout: '"two_columns"' } }]);
  });

  test('each user has a limit for preferences, and for all entries without store management', async () => {
    const me = Object((await store.as('analyst').call('/wp/v2/users/me')).body).id;
    await send(admin, 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });
    const now = store.context.clock().getTime();
    fill(6000, `'delivery', 'removed', i, '', ${me}, 'analyst', ${now}, 'DELETE', ''`);
    fill(60, `'preferences', 'changed', '', '', ${me}, 'analyst', ${now}, 'POST', '/wp/v2/users/me'`);
    // Entries over the limit are deleted. The limit counts entries, not IDs.
    run(store.context.db, 'DELETE FROM history WHERE kind = ? AND id % 3 > 0', 'delivery');
    await prefer(store.as('analyst'), { homepage_layout: '"two_columns"' });

    const rows = all(store.context.db, 'SELECT kind, count(*) AS total FROM history GROUP BY kind');
    expect(rows).toEqual([
      { kind: 'delivery', total: 150 },
      { kind: 'preferences', total: 50 },
      { kind: 'product', total: 1 },
    ]);
  });

  test('entries have a maximum size', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`acme_${i}`, 'x'.repeat(900)]));
    await send(admin, 'POST', '/wc-admin/options', many);
    await send(admin, 'POST', '/wc-admin/options', { acme_text: 'x'.repeat(150_000) });
    const CHANGE = { kind: 'acme/thing', before: null, after: { a: 1 } };
    const long = 'x'.repeat(200_000);
    for (const part of [{ subject: { name: long } }, { labels: { a: long } }])
      expect((await send(admin, 'POST', HISTORY, { ...CHANGE, ...part })).status).toBe(400);

    const rows = all(store.context.db, 'SELECT * FROM history');
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(JSON.stringify(row).length).toBeLessThan(110_000);
    expect((await list()).map(({ reason }) => reason)).toEqual(['large', 'large']);
  });
});

test('automatic changes create no entry', async () => {
  await send(admin, 'POST', '/wc-admin/options', { woocommerce_ces_product_feedback_shown: true });
  await send(admin, 'POST', '/wp/v2/users/me', { woocommerce_meta: { activity_panel_inbox_last_read: '7' } });

  expect(await list()).toEqual([]);
});

test('preferences can only be undone by their user', async () => {
  await send(manager, 'POST', '/wp/v2/users/me', { woocommerce_meta: { homepage_layout: '"two_columns"' } });

  expect(await list('', admin)).toMatchObject([{ reason: 'own' }]);
  expect(await list('', manager)).toMatchObject([{ reason: '' }]);
});

test('entries are filtered by user, type and date, with pages', async () => {
  const mug = addMug();
  await send(admin, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup' });
  advance(DAY);
  await send(manager, 'PUT', `/wc/v3/products/${mug}`, { name: 'Bowl' });
  await send(manager, 'POST', '/wc-admin/options', { woocommerce_demo_store: 'yes' });
  const about = Object((await admin.call(`${HISTORY}/about`)).body);
  const managerId = about.people.find(({ name }: { name: string }) => name === 'shop_manager')?.id;

  expect(about).toMatchObject({ kinds: ['product', 'settings'], days: 365, missed_at: null });
  expect(await list(`user=${managerId}&kind=product`)).toMatchObject([{ after: { name: 'Bowl' } }]);
  expect(await list('before=2026-11-20T12:00:00Z')).toMatchObject([{ after: { name: 'Cup' } }]);
  expect((await admin.call(`${HISTORY}?before=2026-11-20`)).status).toBe(400);
  expect(await list('per_page=1&page=2')).toMatchObject([{ after: { name: 'Bowl' } }]);
});

test('filters by a time without an offset are in UTC, whatever the time zone of the process', async () => {
  await send(admin, 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });
  const now = store.context.clock().getTime();
  const inUtc = (time: number) => new Date(time).toISOString().slice(0, 19);

  expect(await list(`after=${inUtc(now - 60_000)}&before=${inUtc(now + 60_000)}`)).toHaveLength(1);
});

test('older entries are deleted after the retention period, and zero days saves none', async () => {
  await send(admin, 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });
  advance(40 * DAY);
  expect(await list()).toHaveLength(1);

  await send(admin, 'POST', `${HISTORY}/about`, { days: 30 });
  expect(await list()).toEqual([]);

  await send(admin, 'POST', `${HISTORY}/about`, { days: 0 });
  await send(admin, 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });
  await send(admin, 'POST', `${HISTORY}/about`, { days: 365 });
  expect(await list()).toEqual([]);
});

test("a change is saved even if the history can't be written, and the history shows it", async () => {
  const mug = addMug();
  run(store.context.db, 'ALTER TABLE history RENAME TO elsewhere');

  expect((await send(admin, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup' })).status).toBe(200);

  run(store.context.db, 'ALTER TABLE elsewhere RENAME TO history');
  expect(store.reported).toHaveLength(1);
  expect((await admin.call(`${HISTORY}/about`)).body).toMatchObject({
    missed_at: '2026-11-20T01:00:00.000Z',
  });
});
