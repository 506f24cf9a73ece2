import { run } from '../../database';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setOption } from '../options';
import { createProduct } from '../products';
import { createReview } from '../reviews';

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
  // There is a task that can be dismissed.
  setOption(store.context.db, 'woocommerce_onboarding_profile', { product_types: ['bookings'] });
});
afterEach(() => store.close());

/** Nonces are worth nothing after a day. */
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

test('what was changed is there with who, when, and both sides; what stayed as it was is not', async () => {
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

test('a change that was refused is none', async () => {
  await send(store.as('analyst'), 'PUT', `/wc/v3/products/${addMug()}`, { name: 'Cup' });

  expect(await list()).toEqual([]);
});

test('an undo writes what there was, is a change itself, and can be taken back', async () => {
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

test('what was changed since is shown before it is overwritten, and only what was seen is', async () => {
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

test('an undo that the store refuses says why, and leaves the entry as it was', async () => {
  const mug = addMug();
  await send(admin, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup' });
  await send(admin, 'DELETE', `/wc/v3/products/${mug}?force=true`);
  const [removed, change] = await list();

  expect(removed).toMatchObject({ action: 'removed', reason: 'gone', subject: { name: 'Cup' } });
  expect(await undo(change?.id)).toMatchObject({ status: 409, body: { code: 'store_admin_history_failed' } });
  expect((await list())[1]).toMatchObject({ reason: '', undone_by: 0 });
});

describe('each kind comes back as it was', () => {
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
    ['a list of tasks', () => send(admin, 'POST', `${TASKS}/setup/hide`), `${TASKS}?_fields=isHidden`],
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
      'a zone',
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

  test('a review, out of the trash', async () => {
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

    expect(await read(`/wc/v3/products/${cup}`)).toMatchObject({ name: 'Mug', regular_price: '' });
  });
});

test('what opens something is never kept', async () => {
  await send(admin, 'POST', '/wc-admin/options', { acme_api_key: 'hunter2' });

  const [entry] = await list();

  expect(entry).toMatchObject({ reason: 'secret', after: { acme_api_key: '•••••' } });
  expect(JSON.stringify(await list())).not.toContain('hunter2');
});

test('what nobody decided leaves no entry', async () => {
  await send(admin, 'POST', '/wc-admin/options', { woocommerce_ces_product_feedback_shown: true });
  await send(admin, 'POST', '/wp/v2/users/me', { woocommerce_meta: { activity_panel_inbox_last_read: '7' } });

  expect(await list()).toEqual([]);
});

test('preferences are undone by whoever chose them', async () => {
  await send(manager, 'POST', '/wp/v2/users/me', { woocommerce_meta: { homepage_layout: '"two_columns"' } });

  expect(await list('', admin)).toMatchObject([{ reason: 'own' }]);
  expect(await list('', manager)).toMatchObject([{ reason: '' }]);
});

test('what is kept is found by who, what and when, page by page', async () => {
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
  expect(await list('per_page=1&page=2')).toMatchObject([{ after: { name: 'Bowl' } }]);
});

test('older entries go when the span ends, and with none nothing is kept', async () => {
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

test('a change stands where the history cannot be written, which then says so', async () => {
  const mug = addMug();
  run(store.context.db, 'ALTER TABLE history RENAME TO elsewhere');

  expect((await send(admin, 'PUT', `/wc/v3/products/${mug}`, { name: 'Cup' })).status).toBe(200);

  run(store.context.db, 'ALTER TABLE elsewhere RENAME TO history');
  expect(store.reported).toHaveLength(1);
  expect((await admin.call(`${HISTORY}/about`)).body).toMatchObject({
    missed_at: '2026-11-20T01:00:00.000Z',
  });
});
