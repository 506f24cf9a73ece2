import { all } from '../../database';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { recordDownload } from '../analytics-tables/downloads';
import { createProduct } from '../../catalog/products/testing/create-product';

let store: TestStore;
let manager: Client;
beforeEach(async () => {
  store = await openTestStore();
  manager = store.as('shop_manager');
});
afterEach(() => store.close());

const ROOT = '/wc/v3/customers';
const post = (path: string, body: object) => manager.call(path, { method: 'POST', body });
const ANN = { email: 'ann@example.com', first_name: 'Ann', billing: { city: 'Oslo', country: 'NO' } };

async function register(body: object = ANN): Promise<number> {
  const answer = await post(ROOT, body);
  expect(answer.status).toBe(201);
  return Object(answer.body).id as number;
}

const people = () => all(store.context.db, 'SELECT user_id, email, first_name, city FROM customers');

test('an account gets a username and an address, and is a customer immediately', async () => {
  const id = await register();
  const second = await register({ email: 'ann@example.org' });
  const { body } = await manager.call(`${ROOT}/${id}`);

  expect(body).toMatchObject({
    username: 'ann',
    role: 'customer',
    billing: { city: 'Oslo', country: 'NO', phone: '' },
    shipping: { city: '' },
    is_paying_customer: false,
  });
  expect((await manager.call(`${ROOT}/${second}`)).body).toMatchObject({ username: 'ann2' });
  expect(people()[0]).toEqual({ user_id: id, email: 'ann@example.com', first_name: 'Ann', city: 'Oslo' });
});

test('accounts with similar usernames get different names in URLs', async () => {
  await register({ email: 'john.doe@example.com' });
  await register({ email: 'john-doe@example.org' });

  expect(all(store.context.db, "SELECT slug FROM users WHERE login LIKE 'john%' ORDER BY id")).toEqual([
    { slug: 'john-doe' },
    { slug: 'john-doe-2' },
  ]);
});

test.each([
  ['an email address', ANN, 'registration-error-email-exists'],
  ['a username', { email: 'new@example.com', username: 'ann' }, 'registration-error-username-exists'],
])('%s that is taken is rejected', async (_what, body, code) => {
  await register();

  expect(await post(ROOT, body)).toMatchObject({ status: 400, body: { code } });
});

test('changes only the fields in the request, in the record and in reports', async () => {
  const id = await register();
  const { body } = await manager.call(`${ROOT}/${id}`);
  const changed = await post(`${ROOT}/${id}`, { first_name: 'Anna', billing: { city: 'Bergen' } });

  const { billing, ...rest } = Object(body) as { billing: object };
  expect(changed.body).toMatchObject({
    ...rest,
    first_name: 'Anna',
    billing: { ...billing, city: 'Bergen' },
  });
  expect(people()).toEqual([{ user_id: id, email: 'ann@example.com', first_name: 'Anna', city: 'Bergen' }]);
});

test("a manager can't edit the owner, and the owner can't be deleted", async () => {
  const owner = `${ROOT}/1`;

  expect(await post(owner, { email: 'mine@example.com', password: 'mine' })).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_cannot_edit' },
  });
  expect(await store.as('administrator').call(`${owner}?force=true`, { method: 'DELETE' })).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_cannot_delete' },
  });
});

test('a new password ends all sessions', async () => {
  const id = await register({ ...ANN, username: 'customer' });
  const client = store.as('customer');
  await post(`${ROOT}/${id}`, { password: 'another' });

  expect((await client.call('/wp/v2/users/me')).status).toBe(403);
});

test('orders of a deleted account become guest orders', async () => {
  const { db, clock } = store.context;
  const product_id = createProduct(db, { name: 'Mug', regularPrice: '5', createdAt: clock() });
  const id = await register();
  await post('/wc/v3/orders', {
    customer_id: id,
    billing: { email: 'ann@example.com' },
    line_items: [{ product_id }],
    status: 'completed',
  });
  const paying = await manager.call(`${ROOT}/${id}?_fields=is_paying_customer`);
  const refused = await manager.call(`${ROOT}/${id}`, { method: 'DELETE' });
  await manager.call(`${ROOT}/${id}?force=true`, { method: 'DELETE' });

  expect(paying.body).toEqual({ is_paying_customer: true });
  expect(refused).toMatchObject({ status: 501, body: { code: 'woocommerce_rest_trash_not_supported' } });
  expect(people()).toEqual([expect.objectContaining({ user_id: null, email: 'ann@example.com' })]);
  expect((await manager.call('/wc/v3/orders?_fields=customer_id')).body).toEqual([{ customer_id: 0 }]);
});

test('a deleted user is no longer in the customers report', async () => {
  const id = await register();
  const before = people();
  const path = `/wp/v2/users/${id}?force=true&reassign=false`;
  const { status } = await store.as('administrator').call(path, { method: 'DELETE' });

  expect([before.length, status, people()]).toEqual([1, 200, []]);
});

test('invalid delete parameters are rejected as in the contract', async () => {
  const id = await register();

  const refused = await manager.call(`${ROOT}/${id}?force=true&reassign=nobody`, { method: 'DELETE' });

  expect(refused).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
});

test('lists customers or users of any role, and searches by name and email', async () => {
  await register();
  await register({ email: 'bob@example.com' });
  const names = async (query: string) => (await manager.call(`${ROOT}?_fields=username&${query}`)).body;

  expect(await names('')).toEqual([{ username: 'ann' }, { username: 'bob' }]);
  expect(await names('search=bob')).toEqual([{ username: 'bob' }]);
  expect(await names('email=ann@example.com')).toEqual([{ username: 'ann' }]);
  expect(await names('role=administrator')).toEqual([{ username: 'administrator' }]);
  expect(await names('orderby=registered_date&order=desc&role=all&per_page=1')).toHaveLength(1);
});

describe('the downloads of a customer', () => {
  const downloads = [{ id: 'pdf', name: 'Pattern', file: 'https://files.example/pattern.pdf' }];

  /** Ann's completed order of a downloadable product. */
  async function buy(rules: object): Promise<{ id: number; order: number; product_id: number }> {
    const id = await register();
    const product = await post('/wc/v3/products', {
      name: 'Pattern',
      regular_price: '5',
      downloadable: true,
      downloads,
      ...rules,
    });
    const product_id = Object(product.body).id as number;
    const order = await post('/wc/v3/orders', {
      customer_id: id,
      line_items: [{ product_id }],
      status: 'completed',
    });
    return { id, product_id, order: Object(order.body).id as number };
  }

  test('are listed with the remaining downloads', async () => {
    const { id, order, product_id } = await buy({ download_limit: 2 });
    recordDownload(store.context.db, {
      downloadId: 'pdf',
      productId: product_id,
      orderId: order,
      fileName: 'pattern.pdf',
      filePath: 'https://files.example/pattern.pdf',
      createdAt: store.context.clock(),
    });

    const { body } = await manager.call(`${ROOT}/${id}/downloads`);

    expect(body).toMatchObject([
      {
        download_id: 'pdf',
        product_id,
        order_id: order,
        downloads_remaining: '1',
        access_expires: 'never',
        file: { name: 'Pattern', file: 'https://files.example/pattern.pdf' },
      },
    ]);
  });

  test('are removed when they expire', async () => {
    const { id } = await buy({ download_expiry: 3 });
    const listed = async () => (await manager.call(`${ROOT}/${id}/downloads`)).body;

    expect(await listed()).toMatchObject([{ downloads_remaining: 'unlimited' }]);
    store.advance(4 * 24 * 60 * 60 * 1000);
    manager = store.as('shop_manager');
    expect(await listed()).toEqual([]);
  });
});
