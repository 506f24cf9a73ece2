import { readAllTables } from '../testing/snapshot';
import { openTestStore } from '../testing/test-store';
import type { Client, TestStore } from '../testing/test-store';

const BATCH = '/wc/v3/products/tags/batch';

let store: TestStore;
let admin: Client;
beforeAll(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterAll(() => store.close());

const post = (body: object) => admin.call(BATCH, { method: 'POST', body });

test('an empty batch returns nothing', async () => {
  for (const body of [{}, { create: [], delete: [] }]) {
    expect(await post(body)).toMatchObject({ status: 200, body: [] });
  }
});

test.each([
  [
    'more than a hundred items',
    { create: Array.from({ length: 101 }, (_, index) => ({ name: `${index}` })) },
    413,
  ],
  ['items that are not a list', { create: { name: 'A' } }, 400],
])('%s are rejected, and nothing is saved', async (_what, body, status) => {
  const before = readAllTables(store.context.db);

  expect((await post(body)).status).toBe(status);
  expect(readAllTables(store.context.db)).toEqual(before);
});

test('malformed items get an error each', async () => {
  const { body } = await post({ create: [null, 'x', [1]], update: [{ id: 'x' }, null], delete: ['x', null] });

  const refused = (code: string) => ({ id: 0, error: expect.objectContaining({ code }) });
  expect(body).toEqual({
    create: Array.from({ length: 3 }, () => refused('rest_missing_callback_param')),
    update: Array.from({ length: 2 }, () => refused('woocommerce_rest_term_invalid')),
    delete: Array.from({ length: 2 }, () => refused('woocommerce_rest_term_invalid')),
  });
});

test("users without permission for one item can't send a batch", async () => {
  const { status, body } = await store.as('customer').call(BATCH, { method: 'POST', body: {} });

  expect({ status, body }).toMatchObject({ status: 403, body: { code: 'woocommerce_rest_cannot_batch' } });
});
