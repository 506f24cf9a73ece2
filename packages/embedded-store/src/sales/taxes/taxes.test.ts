import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

let store: TestStore;
let owner: Client;
beforeEach(async () => {
  store = await openTestStore();
  owner = store.as('shop_manager');
});
afterEach(() => store.close());

const create = (body: object) => owner.call('/wc/v3/taxes', { method: 'POST', body });
const CALIFORNIA = { country: 'us', state: 'ca', rate: '7.25', name: 'CA Tax' };

test('a rate is saved with four decimals, in the standard class, with a list of locations', async () => {
  const { status, body } = await create({
    ...CALIFORNIA,
    postcode: '94103;94104',
    cities: ['San Francisco'],
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    country: 'US',
    state: 'CA',
    rate: '7.2500',
    class: 'standard',
    compound: false,
    shipping: true,
    postcode: '94104',
    postcodes: ['94103', '94104'],
    city: 'SAN FRANCISCO',
    cities: ['SAN FRANCISCO'],
  });
});

test('changes only the fields in the request', async () => {
  const { body } = await create(CALIFORNIA);
  const changed = await owner.call('/wc/v3/taxes/1', { method: 'PUT', body: { rate: '8', shipping: false } });

  expect(changed.body).toEqual({ ...Object(body), rate: '8.0000', shipping: false });
});

test.each([
  ['a rate that is not a number', { rate: 'much' }, 'rate'],
  ['an unknown tax class', { class: 'books' }, 'class'],
])('%s is rejected', async (_what, body, name) => {
  const answer = await create({ ...CALIFORNIA, ...body });

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param', data: { params: { [name]: expect.any(String) } } },
  });
});

test('a rate can only be deleted with force', async () => {
  await create(CALIFORNIA);

  expect(await owner.call('/wc/v3/taxes/1', { method: 'DELETE' })).toMatchObject({
    status: 501,
    body: { code: 'woocommerce_rest_trash_not_supported' },
  });
  expect(await owner.call('/wc/v3/taxes/1?force=true', { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await owner.call('/wc/v3/taxes/1')).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_invalid_id' },
  });
});

test("the dashboard's list is searched by code", async () => {
  await create(CALIFORNIA);
  await create({ country: 'DE', rate: '19', name: 'MwSt' });

  const found = await owner.call('/wc-analytics/taxes?search=us-ca&_fields=id');

  expect(found.body).toEqual([{ id: 1 }]);
  expect(found.headers.get('X-WP-Total')).toBe('1');
});

test("a list has the owner's order within each class", async () => {
  await create({ ...CALIFORNIA, order: 2 });
  await create({ ...CALIFORNIA, order: 1 });
  await create({ ...CALIFORNIA, class: 'reduced-rate' });

  const { body } = await owner.call('/wc/v3/taxes?class=standard&_fields=id');

  expect(body).toEqual([{ id: 2 }, { id: 1 }]);
});

test("deleting a class deletes its rates, and the standard class can't be deleted", async () => {
  const made = await owner.call('/wc/v3/taxes/classes', {
    method: 'POST',
    body: { name: 'Books & maps' },
  });
  await create({ ...CALIFORNIA, class: 'books-maps' });
  const removed = await owner.call('/wc/v3/taxes/classes/books-maps?force=true', { method: 'DELETE' });

  expect(made).toMatchObject({ status: 201, body: { slug: 'books-maps', name: 'Books & maps' } });
  expect(removed.status).toBe(200);
  expect((await owner.call('/wc/v3/taxes')).body).toEqual([]);
  expect(await owner.call('/wc/v3/taxes/classes/standard?force=true', { method: 'DELETE' })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_tax_class_invalid_slug' },
  });
});
