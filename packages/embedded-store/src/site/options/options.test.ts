import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const write = (body: unknown, client = admin) => client.call('/wc-admin/options', { method: 'POST', body });
const read = async (...names: string[]) =>
  (await admin.call(`/wc-admin/options?options=${names.map(encodeURIComponent).join(',')}`)).body;

test('an option that was never written is false', async () => {
  expect(await read('acme')).toEqual({ acme: false });
});

test.each([
  ['text', 'yes', 'yes'],
  ['true', true, '1'],
  ['a number', 1795213914000, '1795213914000'],
  ['a fraction', 0.1, '0.1'],
  ['null', null, ''],
  ['a list', ['store_setup'], ['store_setup']],
  ['an empty object', {}, []],
  [
    'a nested object',
    { a: { explicitDismiss: true, options: {}, user_id: 1, none: null } },
    { a: { explicitDismiss: true, options: [], user_id: 1, none: null } },
  ],
])('%s is returned as on the platform', async (_what, sent, stored) => {
  expect((await write({ acme: sent })).body).toEqual({ acme: true });
  expect(await read('acme')).toEqual({ acme: stored });
});

test('false empties an option with a value, and changes nothing for one without', async () => {
  await write({ acme: 'yes' });

  expect((await write({ acme: false, other: false })).body).toEqual({ acme: true, other: false });
  expect(await read('acme', 'other')).toEqual({ acme: '', other: false });
});

test('returns false for unchanged values', async () => {
  await write({ a: 'yes', b: { c: [1] }, d: true });

  expect((await write({ a: 'yes', b: { c: [1] }, d: '1', e: 'new' })).body).toEqual({
    a: false,
    b: false,
    d: false,
    e: true,
  });
});

test("store managers can access the store's options and no others", async () => {
  const manager = store.as('shop_manager');

  const allowed = await write({ woocommerce_demo_store_notice: 'Closed' }, manager);
  const mixed = await write({ woocommerce_demo_store_notice: 'Open', blogname: 'Mine' }, manager);

  expect(allowed.body).toEqual({ woocommerce_demo_store_notice: true });
  expect(mixed).toMatchObject({ status: 403, body: { code: 'woocommerce_rest_cannot_update' } });
  expect(await read('woocommerce_demo_store_notice', 'blogname')).toEqual({
    woocommerce_demo_store_notice: 'Closed',
    blogname: 'Test shop',
  });
});

test('settings are options too', async () => {
  await admin.call('/wc/v3/settings/tax/woocommerce_tax_display_shop', {
    method: 'PUT',
    body: { value: 'incl' },
  });
  await write({ woocommerce_tax_display_cart: 'incl' });

  const { body } = await admin.call('/wc/v3/settings/tax/woocommerce_tax_display_cart?_fields=value');
  expect(await read('woocommerce_tax_display_shop')).toEqual({ woocommerce_tax_display_shop: 'incl' });
  expect(body).toEqual({ value: 'incl' });
});
