import { api, setUpHttp } from '@admin/testing';
import { readPreloaded, request, requestPage, toList } from './index';

const parse = (payload: unknown) => payload;
const TASKS = '/wc-admin/onboarding/tasks';

test('an answer which the page brought along saves the first request, and no other', async () => {
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
])('an answer is known by what its address means (%s)', async (key) => {
  setUpHttp({ preloaded: { [key]: { body: { a: 'yes' }, headers: {} } } });

  const query = { options: 'a,b', context: 'edit' };
  expect(await request('/wc-admin/options', { query, parse })).toEqual({ a: 'yes' });
});

test('lists in a query are known too', async () => {
  setUpHttp({ preloaded: { '/wc/v3/orders?status%5B0%5D=a&status%5B1%5D=b': { body: [1] } } });

  expect(await request('/wc/v3/orders', { query: { status: ['a', 'b'] }, parse })).toEqual([1]);
});

test('a different query is asked for', async () => {
  setUpHttp({ preloaded: { '/wc-admin/options?options=a': { body: { a: 'yes' }, headers: {} } } });
  api.get('/wc-admin/options', { options: 'b' }).reply(200, { b: 'no' });

  expect(await request('/wc-admin/options', { query: { options: 'b' }, parse })).toEqual({ b: 'no' });
});

test('totals are read from the headers that came along', async () => {
  const headers = { 'x-wp-total': '317', 'X-WP-TotalPages': 32, '': 'bad name' };
  setUpHttp({ preloaded: { '/wc-analytics/orders': { body: [], headers } } });

  expect(await requestPage('/wc-analytics/orders', { parse: toList })).toEqual({
    items: [],
    total: 317,
    totalPages: 32,
  });
});

test('a store can be filled at once, which uses the answer up', async () => {
  setUpHttp({ preloaded: { [TASKS]: { body: ['carried'], headers: {} } } });
  api.get(TASKS).reply(200, ['fetched']);

  expect(readPreloaded(TASKS)).toEqual(['carried']);
  expect(readPreloaded(TASKS)).toBeUndefined();
  expect(await request(TASKS, { parse })).toEqual(['fetched']);
});

test('a write makes what is left old', async () => {
  setUpHttp({ preloaded: { [TASKS]: { body: ['carried'], headers: {} } } });
  api.post('/wc-admin/options').reply(200, {});
  api.get(TASKS).reply(200, ['fetched']);

  await request('/wc-admin/options', { method: 'POST', body: {}, parse });

  expect(await request(TASKS, { parse })).toEqual(['fetched']);
});

test.each([null, 'text', [], {}, { headers: {} }])('what is no answer (%j) is asked for', async (garbage) => {
  setUpHttp({ preloaded: { [TASKS]: garbage } });
  api.get(TASKS).reply(200, ['fetched']);

  expect(await request(TASKS, { parse })).toEqual(['fetched']);
});
