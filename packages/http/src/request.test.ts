import { api, NONCE } from '@admin/test-kit';
import { request } from './index';

const decode = (payload: unknown) => payload;

test('asks in the name of the user and in the language of the user', async () => {
  api.get('/wc-admin/options', { options: 'a,b' }).matchHeader('X-WP-Nonce', NONCE).reply(200, { a: 'yes' });

  expect(await request('/wc-admin/options', { query: { options: 'a,b' }, decode })).toEqual({ a: 'yes' });
});

test('sends lists entry by entry', async () => {
  api.get('/wc/v3/orders', { status: ['processing', 'on-hold'], per_page: 1 }).reply(200, []);

  const query = { status: ['processing', 'on-hold'], per_page: 1, search: undefined };
  expect(await request('/wc/v3/orders', { query, decode })).toEqual([]);
});

test.each(['PUT', 'DELETE'] as const)('sends %s as POST which names it', async (method) => {
  api[method === 'PUT' ? 'put' : 'delete']('/wc/v3/shipping/zones/1').reply(200, { id: 1 });

  expect(await request('/wc/v3/shipping/zones/1', { method, decode })).toEqual({ id: 1 });
});
