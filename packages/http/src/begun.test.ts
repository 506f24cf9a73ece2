import { api, setUpHttp } from '@admin/test-kit';
import { request, requestPage, toList } from './index';

const decode = (payload: unknown) => payload;
const STATS = '/wc-analytics/reports/orders/stats';
const ROWS = '/wc-analytics/reports/orders';

const line = (path: string, body: unknown, headers = {}) => `${JSON.stringify({ path, body, headers })}\n`;

/** An answer whose parts arrive one after another. */
function partsOf(...parts: (string | Promise<string>)[]): Promise<Response> {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(encoder.encode(await part));
    },
  });
  return Promise.resolve(new Response(body));
}

const begin = (response: Promise<Response>, paths = [`${STATS}?interval=day`, ROWS]) =>
  setUpHttp({ begun: { paths, response } });

test('a read that was begun is not asked a second time, and another one after it is', async () => {
  begin(partsOf(line(`${STATS}?interval=day`, { totals: 1 })));
  api.get(STATS, { interval: 'day' }).reply(200, { totals: 2 });

  const read = () => request(STATS, { query: { interval: 'day' }, decode });
  expect(await read()).toEqual({ totals: 1 });
  expect(await read()).toEqual({ totals: 2 });
});

test('an answer is there before the next one has come', async () => {
  let send = (_line: string) => {};
  const next = new Promise<string>((resolve) => (send = resolve));
  begin(partsOf(line(`${STATS}?interval=day`, 'first'), next));

  expect(await request(STATS, { query: { interval: 'day' }, decode })).toBe('first');

  const rows = requestPage(ROWS, { decode: toList });
  send(line(ROWS, [1, 2], { 'X-WP-Total': 9, 'X-WP-TotalPages': 5 }));
  expect(await rows).toEqual({ items: [1, 2], total: 9, totalPages: 5 });
});

test('a line may arrive in pieces, also within a letter', async () => {
  const text = line(ROWS, ['Größe']);
  begin(partsOf(text.slice(0, 30), text.slice(30)));

  expect(await request(ROWS, { decode })).toEqual(['Größe']);
});

test.each<[string, Promise<Response>]>([
  ['was left out', partsOf(line(`${STATS}?interval=day`, 1))],
  ['is no answer', partsOf(`{"path":"${ROWS}"}\n`)],
  ['is garbage', partsOf('<!doctype html><p>Something is broken.')],
  ['was refused', Promise.resolve(new Response('{}', { status: 403 }))],
  ['never left', Promise.reject(new TypeError('offline'))],
])('what %s is asked for', async (_what, response) => {
  begin(response);
  api.get(ROWS).reply(200, ['asked']);

  expect(await request(ROWS, { decode })).toEqual(['asked']);
});

test('who leaves while it is on its way is told at once', async () => {
  begin(new Promise(() => {}));
  const leaving = new AbortController();

  const read = request(ROWS, { decode, signal: leaving.signal });
  leaving.abort(new Error('left'));

  await expect(read).rejects.toThrow('left');
});

test('a write makes what was begun old', async () => {
  begin(partsOf(line(ROWS, ['begun'])));
  api.post('/wc-admin/options').reply(200, {});
  api.get(ROWS).reply(200, ['asked']);

  await request('/wc-admin/options', { method: 'POST', body: {}, decode });

  expect(await request(ROWS, { decode })).toEqual(['asked']);
});
