import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

const FAVORITES = '/wc-admin/navigation/favorites/me';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const send = (method: string, item_id?: unknown, client = admin) =>
  client.call(FAVORITES, { method, body: { item_id } });
const read = async (client = admin) => (await client.call(FAVORITES)).body;

test('favorites keep the order in which they were added', async () => {
  await send('POST', 'products');
  expect((await send('POST', 'analytics')).body).toEqual(['products', 'analytics']);

  expect((await send('DELETE', 'products')).body).toEqual(['analytics']);
  await send('POST', 'products');

  expect(await read()).toEqual(['analytics', 'products']);
});

test('adding twice or removing a missing favorite fails and changes nothing', async () => {
  await send('POST', 'products');

  expect(await send('POST', 'products')).toMatchObject({ status: 409 });
  expect(await send('DELETE', 'orders')).toMatchObject({ status: 404 });
  expect(await read()).toEqual(['products']);
});

test('each user has their own favorites', async () => {
  await send('POST', 'products');

  expect(await read(store.as('customer'))).toEqual([]);
  expect((await send('POST', 'products', store.as('customer'))).status).toBe(200);
});

test.each([[undefined], [['a']], [{ a: 1 }]])('%j is not an item', async (item) => {
  expect((await send('POST', item)).status).toBe(400);
});
