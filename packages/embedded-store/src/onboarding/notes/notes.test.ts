import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';
import { createNote } from './queries';
import type { NewNote } from './note';

const NOTES = '/wc-analytics/admin/notes';
const MINUTE_MS = 60 * 1000;

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
  // Removes the default notes.
  await admin.call(`${NOTES}/delete/all`, { method: 'DELETE' });
});
afterEach(() => store.close());

/** Adds a note one minute newer than the previous one. */
function add(note: Partial<NewNote> = {}): number {
  store.advance(MINUTE_MS);
  const { db, clock } = store.context;
  return createNote(db, {
    name: 'note',
    type: 'info',
    title: 'T',
    content: 'C',
    createdAt: clock(),
    ...note,
  });
}

const get = (path = '') => admin.call(`${NOTES}${path}`);
const put = async (path: string, body: unknown = {}) =>
  Object((await admin.call(`${NOTES}${path}`, { method: 'PUT', body })).body);
const remove = (path: string) => admin.call(`${NOTES}/delete${path}`, { method: 'DELETE' });
const ids = async (query = '') => {
  const { body } = await get(query);
  return Object(body).map(({ id }: { id: number }) => id);
};

test('a missing payments note is actioned once a payment method is enabled', async () => {
  const note = add({ name: 'store-payments-missing', type: 'error' });
  expect(await ids('?status=unactioned')).toEqual([note]);

  await admin.call('/wc/v3/payment_gateways/bacs', { method: 'PUT', body: { enabled: true } });

  expect(await ids('?status=unactioned')).toEqual([]);
  expect(await ids('?status=actioned')).toEqual([note]);
});

test('a low stock note is actioned once all products have enough stock', async () => {
  const goods = await admin.call('/wc/v3/products', {
    method: 'POST',
    body: { name: 'Rope', status: 'publish', manage_stock: true, stock_quantity: 1 },
  });
  const note = add({ name: 'store-stock-low', type: 'warning' });
  expect(await ids('?status=unactioned')).toEqual([note]);

  const path = `/wc/v3/products/${Object(goods.body).id}`;
  await admin.call(path, { method: 'PUT', body: { stock_quantity: 50 } });

  expect(await ids('?status=unactioned')).toEqual([]);
  expect(await ids('?status=actioned')).toEqual([note]);
});

test('a low stock note is actioned once stock management is disabled', async () => {
  const product = { name: 'Rope', status: 'publish', manage_stock: true, stock_quantity: 1 };
  await admin.call('/wc/v3/products', { method: 'POST', body: product });
  const note = add({ name: 'store-stock-low', type: 'warning' });
  expect(await ids('?status=unactioned')).toEqual([note]);

  await admin.call('/wc/v3/settings/products/woocommerce_manage_stock', {
    method: 'PUT',
    body: { value: 'no' },
  });

  expect(await ids('?status=unactioned')).toEqual([]);
});

describe('the list', () => {
  test('shows the newest first, in pages, with a total count', async () => {
    const [first, second, third] = [add(), add(), add()];

    expect(await ids()).toEqual([third, second, first]);
    expect(await ids('?order=asc')).toEqual([first, second, third]);
    const page = await get('?per_page=2&page=2');

    expect(page.body).toMatchObject([{ id: first }]);
    expect(page.headers.get('X-WP-Total')).toBe('1');
    expect(page.headers.has('X-WP-TotalPages')).toBe(false);
  });

  test('is filtered by type, status, source and whether it was read', async () => {
    const info = add();
    const done = add({ type: 'marketing', status: 'actioned' });
    const alert = add({ type: 'error' });
    await put(`/${info}`, { is_read: true });

    expect(await ids('?type=info,error&status=unactioned')).toEqual([alert, info]);
    expect(await ids('?status[]=actioned')).toEqual([done]);
    expect(await ids('?is_read=false')).toEqual([alert, done]);
    expect(await ids('?source=acme')).toEqual([]);
  });

  test('is sorted by the requested column', async () => {
    const [last, first] = [add({ title: 'Zebra' }), add({ title: 'Ant' })];

    expect(await ids('?orderby=title&order=asc')).toEqual([first, last]);
    expect(await ids('?orderby=note_id&order=asc')).toEqual([last, first]);
  });
});

test('a note shows its date in store time', async () => {
  setOption(store.context.db, 'timezone_string', 'Asia/Tokyo');
  const id = add({ createdAt: new Date('2026-11-20T22:51:29Z') });
  const note = await put(`/${id}`, { date_reminder: '2026-11-22T09:00:00' });

  expect(note).toMatchObject({
    date_created: '2026-11-21T07:51:29',
    date_created_gmt: '2026-11-20T22:51:29',
    date_reminder: '2026-11-22T09:00:00',
    date_reminder_gmt: '2026-11-22T00:00:00',
  });
});

describe('actions', () => {
  test('lead to admin pages, external URLs or nowhere', async () => {
    const id = add({
      actions: [
        { name: 'settings', label: 'Settings', query: '?page=wc-settings&tab=checkout' },
        { name: 'learn', label: 'Learn', query: 'https://example.com/learn' },
        { name: 'no', label: 'No' },
        {
          name: 'update',
          label: 'Update',
          query: '?page=wc-settings',
          nonceAction: 'update',
          nonceName: 'proof',
        },
      ],
    });

    const { body } = await get(`/${id}`);

    const admins = `${store.context.siteUrl}/wp-admin/admin.php`;
    expect(body).toMatchObject({
      actions: [
        { url: `${admins}?page=wc-settings&tab=checkout` },
        { url: 'https://example.com/learn' },
        { url: '' },
        { url: expect.stringMatching(/\?page=wc-settings&proof=[0-9a-f]{10}$/), nonce_name: 'proof' },
      ],
    });
  });

  test('set the status of the note and mark it as read', async () => {
    const id = add({
      actions: [
        { name: 'go', label: 'Go' },
        { name: 'look', label: 'Look', status: '' },
      ],
    });
    const [go, look] = Object((await get(`/${id}`)).body).actions;

    expect(await put(`/${id}/action/${look.id}`)).toMatchObject({ status: 'unactioned', is_read: true });
    expect(await put(`/${id}/action/${go.id}`)).toMatchObject({ status: 'actioned', is_read: true });
  });

  test('belong to their note', async () => {
    add({ actions: [{ name: 'go', label: 'Go' }] });
    const other = add();

    expect(await put(`/${other}/action/1`)).toMatchObject({ code: 'woocommerce_note_action_invalid_id' });
  });
});

describe('dismissing', () => {
  test('hides a note from the list only, and can be undone', async () => {
    const id = add();

    expect((await remove(`/${id}`)).body).toMatchObject({ id, is_deleted: true, status: 'unactioned' });
    expect(await ids()).toEqual([]);
    expect((await get(`/${id}`)).body).toMatchObject({ is_deleted: true });

    expect(await put(`/${id}`, { is_deleted: 0 })).toMatchObject({ is_deleted: false });
    expect(await ids()).toEqual([id]);
  });

  test('all inbox notes leaves alerts, and returns the number of unread ones', async () => {
    const [kept, info, alert, survey] = [
      add({ type: 'warning', status: 'actioned' }),
      add(),
      add({ type: 'error' }),
      add({ type: 'survey' }),
    ];

    const { body, headers } = await remove('/all?status=unactioned');

    expect(body).toMatchObject([{ id: survey }, { id: info }]);
    expect(headers.get('X-WP-Total')).toBe('1');
    expect(await ids()).toEqual([alert, kept]);

    const undone = await put('/update', { noteIds: [info, survey, 4711], is_deleted: 0 });

    expect(undone).toMatchObject([{ id: info, is_deleted: false }, { id: survey }]);
    expect(await ids()).toEqual([survey, alert, info, kept]);
  });

  test('several notes requires IDs', async () => {
    expect(await put('/update', { is_deleted: 1 })).toMatchObject({ code: 'woocommerce_note_invalid_ids' });
  });
});

test('a status that does not exist is rejected', async () => {
  const id = add();

  expect(await put(`/${id}`, { status: 'bogus', is_read: true })).toMatchObject({
    code: 'rest_invalid_param',
  });
  expect((await get(`/${id}`)).body).toMatchObject({ is_read: false });
});

test('pages contain the number of alerts', async () => {
  add({ type: 'error' });
  add({ type: 'update' });
  add({ type: 'error', status: 'actioned' });

  const page = await store.fetch('/wp-admin/admin.php?page=wc-admin', { headers: { Cookie: admin.cookie } });

  expect(decodeURIComponent(await page.text())).toContain('"alertCount":"2"');
});

test('a promotion is claimed only once, with or without its note', async () => {
  const claim = (name: string) =>
    admin.call(`${NOTES}/experimental-activate-promo/${name}`, { method: 'POST' });
  const known = 'wcpay-promo-2022-us-incentive-20-off';

  expect(await claim(known)).toMatchObject({ status: 200, body: { success: true } });
  expect(await claim(known)).toMatchObject({ status: 200 });
  expect(await claim('spring')).toMatchObject({ status: 422 });

  expect((await get('?status=actioned')).body).toMatchObject([{ name: known }]);
  expect(await ids('?status=unactioned')).toEqual([]);
});
