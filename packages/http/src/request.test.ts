import { api, NONCE, server, setUpHttp } from '@admin/testing';
import { ApiError, request, requestPage, toList, toRecord, type Failure } from './index';

const parse = (payload: unknown) => payload;
const PATH = '/wc-admin/onboarding/tasks';

/** The failure of a read. */
async function failureOfRead(): Promise<Failure> {
  const error: unknown = await request(PATH, { parse }).catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error.failure;
  throw new Error('The request did not fail as requests do.', { cause: error });
}

describe('requests', () => {
  test("include the nonce and the user's locale", async () => {
    api
      .get('/wc-admin/options', { options: 'a,b' })
      .matchHeader('X-WP-Nonce', NONCE)
      .matchHeader('Accept', 'application/json')
      .reply(200, { a: 'yes' });

    expect(await request('/wc-admin/options', { query: { options: 'a,b' }, parse })).toEqual({
      a: 'yes',
    });
  });

  test('serialize lists by index and omit undefined parameters', async () => {
    api.get('/wc/v3/orders', { status: ['processing', 'on-hold'], per_page: 1, order: false }).reply(200, []);
    const query = {
      status: ['processing', 'on-hold'],
      per_page: 1,
      order: false,
      search: undefined,
      after: null,
    };

    expect(await request('/wc/v3/orders', { query, parse })).toEqual([]);
  });

  test('work on sites without pretty permalinks', async () => {
    setUpHttp({ root: 'http://localhost/?rest_route=/' });
    server()
      .get('/')
      .query({ rest_route: '/wc-admin/options', options: 'a', _locale: 'user' })
      .reply(200, { a: 'yes' });

    expect(await request('/wc-admin/options', { query: { options: 'a' }, parse })).toEqual({
      a: 'yes',
    });
  });

  test.each(['http://localhost/wp-json/', 'http://localhost/wp-json', '/wp-json/'])(
    'reach the API index at %s',
    async (root) => {
      setUpHttp({ root });
      server().get('/wp-json/').query({ _locale: 'user' }).reply(200, { name: 'Harbor Goods' });

      expect(await request('/', { parse })).toEqual({ name: 'Harbor Goods' });
    },
  );

  test('send bodies as JSON', async () => {
    api
      .post('/wc-admin/options', { a: 'yes' })
      .matchHeader('Content-Type', 'application/json')
      .reply(200, { a: true });

    expect(await request('/wc-admin/options', { method: 'POST', body: { a: 'yes' }, parse })).toEqual({
      a: true,
    });
  });

  test('send PUT as POST with a method override header', async () => {
    api.put('/wc/v3/shipping/zones/1', { name: 'Home' }).reply(200, { id: 1 });
    const options = { method: 'PUT', body: { name: 'Home' }, parse } as const;

    expect(await request('/wc/v3/shipping/zones/1', options)).toEqual({ id: 1 });
  });

  test('send DELETE as POST with a method override header', async () => {
    api.delete('/wc/v3/shipping/zones/1', { force: true }).reply(200, { id: 1 });
    const options = { method: 'DELETE', query: { force: true }, parse } as const;

    expect(await request('/wc/v3/shipping/zones/1', options)).toEqual({ id: 1 });
  });
});

describe('an upload', () => {
  const body = () => {
    const form = new FormData();
    form.append('file', new File(['x'], 'mug.png'));
    return form;
  };
  const send = (signal?: AbortSignal) => {
    const shares: number[] = [];
    const answer = request('/wp/v2/media', {
      method: 'POST',
      body: body(),
      signal,
      onProgress: (share) => shares.push(share),
      parse,
    });
    return { answer, shares };
  };

  test('reports progress and is handled like other requests', async () => {
    api
      .post('/wp/v2/media')
      .matchHeader('X-WP-Nonce', NONCE)
      .reply(201, { id: 7 }, { 'X-WP-Nonce': 'fresh' });
    api.post('/wp/v2/media').matchHeader('X-WP-Nonce', 'fresh').reply(201, { id: 8 });

    const first = send();
    expect(await first.answer).toEqual({ id: 7 });
    expect(first.shares).toEqual([1]);
    expect(await send().answer).toEqual({ id: 8 });
  });

  test('fails without a response', async () => {
    api.post('/wp/v2/media').replyWithError('gone');

    await expect(send().answer).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  test('can be canceled', async () => {
    api.post('/wp/v2/media').delay(200).reply(201, {});
    const controller = new AbortController();
    const { answer } = send(controller.signal);

    controller.abort(new Error('No more'));

    await expect(answer).rejects.toThrow('No more');
  });
});

describe('responses', () => {
  test('are parsed', async () => {
    api.get(PATH).reply(200, []);

    expect(await request(PATH, { parse: toRecord })).toEqual({});
  });

  test.each(['', ' \n'])('are undefined when the body is empty (%j)', async (body) => {
    api.get(PATH).reply(200, body);

    expect(await request(PATH, { parse })).toBeUndefined();
  });

  test('fail when they are not JSON', async () => {
    api.get(PATH).reply(200, '<html><body>Notice: undefined index</body></html>');

    expect(await failureOfRead()).toEqual({
      kind: 'payload',
      code: 'invalid_json',
      status: 200,
      message: 'The store sent an invalid response.',
    });
  });

  test('fail with the cause when they cannot be parsed', async () => {
    api.get(PATH).reply(200, { tasks: 1 });

    const error: unknown = await request(PATH, { parse: toList }).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      failure: { kind: 'payload', code: 'unexpected_payload' },
      cause: new TypeError('A list was expected.'),
    });
  });

  test('report code, message and status of an error', async () => {
    api.get(PATH).reply(403, {
      code: 'woocommerce_rest_cannot_view',
      message: 'Sorry, you cannot view these options.',
      data: { status: 403 },
    });

    expect(await failureOfRead()).toEqual({
      kind: 'http',
      code: 'woocommerce_rest_cannot_view',
      message: 'Sorry, you cannot view these options.',
      status: 403,
    });
  });

  test.each([200, 500])(
    'with several errors and status %d list each and join the messages',
    async (status) => {
      api.get(PATH).reply(status, {
        errors: { acme: ['Could not be found.', 'Try <b>again</b>.'], stripe: ['Is broken.'] },
        error_data: { acme: null },
      });

      expect(await failureOfRead()).toMatchObject({
        kind: 'http',
        code: 'acme',
        message: 'Could not be found. Try again . Is broken.',
        messages: ['Could not be found. Try again .', 'Is broken.'],
      });
    },
  );

  test('report which parameters are invalid', async () => {
    api.get(PATH).reply(400, {
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): per_page',
      data: { status: 400, params: { per_page: 'per_page must be between 1 and 100' }, details: [] },
    });

    expect(await failureOfRead()).toMatchObject({
      params: { per_page: 'per_page must be between 1 and 100' },
    });
  });

  test('report the ID of the conflicting record', async () => {
    api.get(PATH).reply(400, {
      code: 'term_exists',
      message: 'A term with the name provided already exists with this parent.',
      data: { status: 400, resource_id: 29 },
    });

    expect(await failureOfRead()).toMatchObject({ code: 'term_exists', resourceId: 29 });
  });

  test('are recognized as "not found" by code when a host sends 500', async () => {
    api.get(PATH).reply(500, {
      code: 'woocommerce_rest_jetpack_not_active',
      message: 'Jetpack is not installed or active.',
      data: 404,
    });

    expect(await failureOfRead()).toMatchObject({
      kind: 'http',
      code: 'woocommerce_rest_jetpack_not_active',
      message: 'Jetpack is not installed or active.',
    });
  });

  test.each([
    ['an HTML page', '<!doctype html><h1>Error establishing a database connection</h1>'],
    ['an empty response', ''],
    ['JSON in another format', { error: 'Bad gateway' }],
    ['a JSON string', '"0"'],
    [
      'a fatal error message in HTML',
      {
        code: 'internal_server_error',
        message: '<p>There has been a critical error on this website.</p>',
        data: { status: 500 },
      },
    ],
  ])('use a default message when the error is %s', async (_what, body) => {
    api.get(PATH).reply(500, body);

    expect(await failureOfRead()).toMatchObject({
      kind: 'http',
      status: 500,
      message: 'Something went wrong in the store. Please try again.',
    });
  });

  test('remove HTML from error messages', async () => {
    api.get(PATH).reply(400, {
      code: 'existing_user_email',
      message: '<p><strong>Error:</strong> This address\nis taken.</p><p><a href="/login">Log in</a></p>',
      data: null,
    });

    expect((await failureOfRead()).message).toBe('Error: This address is taken. Log in');
  });

  test('fail as a network error when there are none', async () => {
    api.get(PATH).replyWithError('ECONNRESET');

    expect(await failureOfRead()).toEqual({
      kind: 'network',
      code: 'unreachable',
      message:
        "Couldn't connect to the store. Check your internet connection and any ad blocker, then try again.",
    });
  });
});

describe('pages', () => {
  test('include totals from headers', async () => {
    api
      .get('/wc-analytics/orders', { per_page: 1 })
      .reply(200, [{ id: 387 }], { 'X-WP-Total': '317', 'X-WP-TotalPages': '317' });

    const query = { per_page: 1 };
    expect(await requestPage('/wc-analytics/orders', { query, parse: toList })).toEqual({
      items: [{ id: 387 }],
      total: 317,
      totalPages: 317,
    });
  });

  test('keep a total without the number of pages', async () => {
    api.get('/wc-analytics/admin/notes').reply(200, [{ id: 3 }], { 'X-WP-Total': '9' });

    expect(await requestPage('/wc-analytics/admin/notes', { parse: toList })).toMatchObject({
      total: 9,
      totalPages: 1,
    });
  });

  test('count the items when the total is missing or invalid', async () => {
    api.get('/wc/v3/shipping/zones').reply(200, [{ id: 0 }, { id: 1 }], { 'X-WP-Total': 'many' });

    expect(await requestPage('/wc/v3/shipping/zones', { parse: () => 'decoded' })).toEqual({
      items: 'decoded',
      total: 2,
      totalPages: 1,
    });
  });

  test('past the end are empty', async () => {
    api.get('/wc-analytics/reports/products', { page: 999 }).reply(200, [], {
      'X-WP-Total': '0',
      'X-WP-TotalPages': '0',
    });

    const query = { page: 999 };
    expect(await requestPage('/wc-analytics/reports/products', { query, parse: toList })).toEqual({
      items: [],
      total: 0,
      totalPages: 0,
    });
  });
});

describe('canceling', () => {
  test('aborts a running request with the reason of its signal', async () => {
    const controller = new AbortController();
    api.get(PATH).reply(() => {
      controller.abort(new Error('left the screen'));
      return [200, []];
    });

    const answer = request(PATH, { signal: controller.signal, parse });

    await expect(answer).rejects.toThrow('left the screen');
  });

  test('sends nothing if the signal is already aborted', async () => {
    await expect(request(PATH, { signal: AbortSignal.abort(), parse })).rejects.toThrow('aborted');
  });
});
