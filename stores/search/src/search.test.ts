import { CancelledError, createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost, buildError, api } from '@admin/testing';
import { searchStore, type Resource } from './index';

function open() {
  const registry = createRegistry({ onError: jest.fn() });
  registry.register(searchStore);
  return registry.dispatch(searchStore);
}

const RECORDS: [Resource, string, object, object, object][] = [
  [
    'products',
    '/wc-analytics/products',
    { search: 'tea', orderby: 'popularity' },
    { id: 12, name: 'Tea &amp; pot' },
    { key: '12', label: 'Tea & pot' },
  ],
  [
    'variations',
    '/wc-analytics/variations',
    { search: 'tea' },
    { id: 13, name: 'Teapot - Blue' },
    { key: '13', label: 'Teapot - Blue' },
  ],
  [
    'categories',
    '/wc-analytics/products/categories',
    { search: 'tea', orderby: 'count', order: 'desc' },
    { id: 4, name: 'Tea ware' },
    { key: '4', label: 'Tea ware' },
  ],
  [
    'coupons',
    '/wc-analytics/coupons',
    { search: 'tea' },
    { id: 5, code: 'teatime' },
    { key: '5', label: 'teatime' },
  ],
  [
    'taxes',
    '/wc-analytics/taxes',
    { search: 'tea' },
    { id: 6, country: 'US', state: 'CA', name: 'Tea tax', priority: 1 },
    { key: '6', label: 'US-CA-TEA TAX-1' },
  ],
  [
    'customers',
    '/wc-analytics/customers',
    { search: 'tea', searchby: 'all' },
    { id: 7, name: ' ', email: 'tea@example.com' },
    { key: '7', label: 'tea@example.com' },
  ],
  [
    'orders',
    '/wc-analytics/orders',
    { number: 'tea' },
    { id: 8, number: '1008' },
    { key: '8', label: '1008' },
  ],
  [
    'usernames',
    '/wc-analytics/customers',
    { search: 'tea', searchby: 'username' },
    { id: 7, username: 'tealover' },
    { key: '7', label: 'tealover' },
  ],
  [
    'downloadIps',
    '/wc-analytics/data/download-ips',
    { match: 'tea' },
    { user_ip_address: '203.0.113.7' },
    { key: '203.0.113.7', label: '203.0.113.7' },
  ],
];

const useVersion = (wcVersion: string) => setHost(buildHost({ settings: { wcVersion } }));
beforeEach(() => useVersion('8.0.0'));

test.each(RECORDS)('finds %s', async (resource, path, query, record, expected) => {
  api.get(path, { ...query, per_page: 10 }).reply(200, [record, null, { id: 99 }, {}]);

  expect(await open().findItems(resource, 'tea')).toEqual([expected]);
});

test('requests the most popular items for an empty query', async () => {
  api.get('/wc-analytics/coupons', { per_page: 10 }).reply(200, []);

  expect(await open().findItems('coupons', '')).toEqual([]);
});

test('finds customers by ID and distinguishes equal names', async () => {
  api.get('/wc-analytics/customers', { search: 'rob', searchby: 'name', per_page: 10 }).reply(200, [
    { id: 1, name: 'Robin', email: 'robin@example.com', username: 'robin' },
    { id: 2, name: 'Robin', email: '', username: 'batman' },
    { id: 3, name: 'Robin, Dr.', email: 'dr@example.com' },
    { id: 4, name: '', email: 'rob@example.com' },
  ]);

  expect(await open().findItems('names', 'rob')).toEqual([
    { key: '1', label: 'Robin (robin@example.com)' },
    { key: '2', label: 'Robin (batman)' },
    { key: '3', label: 'Robin, Dr.' },
  ]);
});

test('searches customers by name, username and email separately if the store requires it', async () => {
  useVersion('7.9.0');
  const ann = { id: 1, name: 'Ann', email: 'ann@example.com' };
  const bob = { id: 2, name: 'Bob', email: 'bob@ann.example' };
  const answers = { name: [ann], username: [], email: [ann, bob] };
  const answer = (perPage: number) => {
    for (const [searchby, found] of Object.entries(answers)) {
      api.get('/wc-analytics/customers', { search: 'ann', searchby, per_page: perPage }).reply(200, found);
    }
  };
  answer(10);
  expect(await open().findItems('customers', 'ann')).toEqual([
    { key: '1', label: 'Ann' },
    { key: '2', label: 'Bob' },
  ]);

  answer(100);
  const registry = createRegistry({ onError: jest.fn() });
  registry.register(searchStore);
  expect(await registry.resolveSelect(searchStore).getFoundIds('customers', 'ann')).toEqual(['1', '2']);
});

const ALL_TIME = { after: '2000-01-01T00:00:00', before: '9999-12-31T23:59:59' };

function answerDeleted(report: string, ids: string) {
  return api.get(`/wc-analytics/reports/${report}`, {
    [report]: ids,
    extended_info: true,
    ...ALL_TIME,
    per_page: 100,
  });
}

test('loads item names by ID, each once', async () => {
  const store = open();
  api
    .get('/wc-analytics/products', { include: '12,14', per_page: 100 })
    .reply(200, [{ id: 12, name: 'Teapot' }]);
  answerDeleted('products', '14').reply(500, {});

  expect(await store.nameItems('products', ['12', '14'])).toEqual([{ key: '12', label: 'Teapot' }]);
  expect(await store.nameItems('products', ['12'])).toEqual([{ key: '12', label: 'Teapot' }]);
});

test.each<[Resource, object[], string[]]>([
  [
    'products',
    [
      { product_id: 1, extended_info: { name: 'Teapot (Deleted)' } },
      { product_id: 2, extended_info: { name: '(Gelöscht)' } },
    ],
    ['Teapot (Deleted)', '#2 (Deleted)'],
  ],
  [
    'variations',
    [
      { variation_id: 1, extended_info: { name: 'Shirt - Red', deleted: true, attributes: [] } },
      { variation_id: 2, extended_info: { name: 'Shirt', permalink: 'https://s/shirt', attributes: [] } },
    ],
    ['Shirt - Red (Deleted)', 'Shirt #2'],
  ],
  [
    'coupons',
    [
      { coupon_id: 1, extended_info: { code: 'spring (Deleted)', date_created: '' } },
      { coupon_id: 2, extended_info: { code: '(Deleted)', date_created: '' } },
    ],
    ['spring (Deleted)', '#2 (Deleted)'],
  ],
  [
    'taxes',
    [
      { tax_rate_id: 1, country: 'US', state: 'CA', name: 'Tax', priority: 1, deleted: true },
      { tax_rate_id: 2, country: 'DE', state: 'DE', name: 'MwSt', priority: 1 },
    ],
    ['US-CA-TAX-1 (Deleted)', 'DE-MWST-1'],
  ],
])('names deleted %s like a report for all time', async (resource, rows, labels) => {
  const store = open();
  api.get(`/wc-analytics/${resource}`, { include: '1,2', per_page: 100 }).reply(200, []);
  answerDeleted(resource, '1,2').reply(200, rows);
  const expected = labels.map((label, index) => ({ key: String(index + 1), label }));

  expect(await store.nameItems(resource, ['1', '2'])).toEqual(expected);
  expect(await store.nameItems(resource, ['1', '2'])).toEqual(expected);
});

test('does not request known items or values that are not IDs', async () => {
  const store = open();
  api.get('/wc-analytics/coupons', { search: 'tea', per_page: 10 }).reply(200, [{ id: 5, code: 'teatime' }]);
  await store.findItems('coupons', 'tea');

  expect(await store.nameItems('coupons', ['5'])).toEqual([{ key: '5', label: 'teatime' }]);
  expect(await store.nameItems('emails', ['a@example.com'])).toEqual([]);
  expect(await store.nameItems('downloadIps', ['203.0.113.7'])).toEqual([
    { key: '203.0.113.7', label: '203.0.113.7' },
  ]);
});

test('finds the terms of an attribute', async () => {
  api
    .get('/wc-analytics/products/attributes/3/terms', { per_page: 100 })
    .reply(200, [{ id: 18, name: 'Blue' }]);

  expect(await open().findTerms('3')).toEqual([{ key: '18', label: 'Blue' }]);
});

test("fails with the server's message and can be canceled", async () => {
  const store = open();
  api
    .get('/wc-analytics/products', { search: 'x', orderby: 'popularity', per_page: 10 })
    .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
  await expect(store.findItems('products', 'x')).rejects.toThrow('Not you.');

  const search = store.findItems('products', 'y');
  search.cancel();

  await expect(search).rejects.toBeInstanceOf(CancelledError);
});
