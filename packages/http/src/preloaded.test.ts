import { api, setUpHttp } from '@admin/testing';
import { readPreloaded, request, requestPage, toList } from './index';

const parse = (payload: unknown) => payload;
const TASKS = '/wc-admin/onboarding/tasks';

test('uses a preloaded response for the first request only', async () => {
  setUpHttp({ preloaded: { [TASKS]: { body: ['carried'], headers: {} } } });
  api.get(TASKS).reply(200, ['fetched']);

  expect(await request(TASKS, { parse })).toEqual(['carried']);
  expect(await request(TASKS, { parse })).toEqual(['fetched']);
});

test.each([
  '/wc-admin/options?options=a%2Cb&context=edit',
  '/wc-admin/options?context=edit&options=a,b',
  '/wc-admin/options/?_locale=user&context=edit&options=a,b',
  'wc-admin/options?context=edit&options=a,b',
])('matches preloaded responses by normalized URL (%s)', async (key) => {
  setUpHttp({ preloaded: { [key]: { body: { a: 'yes' }, headers: {} } } });

  const query = { options: 'a,b', context: 'edit' };
  expect(await request('/wc-admin/options', { query, parse })).toEqual({ a: 'yes' });
});

test('matches lists in the query', async () => {
  setUpHttp({ preloaded: { '/wc/v3/orders?status%5B0%5D=a&status%5B1%5D=b': { body: [1] } } });

  expect(await request('/wc/v3/orders', { query: { status: ['a', 'b'] }, parse })).toEqual([1]);
});

test('sends a request for a different query', async () => {
  setUpHttp({ preloaded: { '/wc-admin/options?options=a': { body: { a: 'yes' }, headers: {} } } });
  api.get('/wc-admin/options', { options: 'b' }).reply(200, { b: 'no' });

  expect(await request('/wc-admin/options', { query: { options: 'b' }, parse })).toEqual({ b: 'no' });
});

test('reads totals from preloaded headers', async () => {
  const headers = { 'x-wp-total': '317', 'X-WP-TotalPages': 32, '': 'bad name' };
  setUpHttp({ preloaded: { '/wc-analytics/orders': { body: [], headers } } });

  expect(await requestPage('/wc-analytics/orders', { parse: toList })).toEqual({
    items: [],
    total: 317,
    totalPages: 32,
  });
});

test('fills a store at once and consumes the preloaded response', async () => {
  setUpHttp({ preloaded: { [TASKS]: { body: ['carried'], headers: {} } } });
  api.get(TASKS).reply(200, ['fetched']);

  expect(readPreloaded(TASKS)).toEqual(['carried']);
  expect(readPreloaded(TASKS)).toBeUndefined();
  expect(await request(TASKS, { parse })).toEqual(['fetched']);
});

test('discards remaining preloaded responses after a write', async () => {
  setUpHttp({ preloaded: { [TASKS]: { body: ['carried'], headers: {} } } });
  api.post('/wc-admin/options').reply(200, {});
  api.get(TASKS).reply(200, ['fetched']);

  await request('/wc-admin/options', { method: 'POST', body: {}, parse });

  expect(await request(TASKS, { parse })).toEqual(['fetched']);
});

test.each([null, 'text', [], {}, { headers: {} }])(
  'sends a request when the preloaded response is invalid (%j)',
  async (garbage) => {
    setUpHttp({ preloaded: { [TASKS]: garbage } });
    api.get(TASKS).reply(200, ['fetched']);

    expect(await request(TASKS, { parse })).toEqual(['fetched']);
  },
);
