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

describe('what is sent', () => {
  test('is in the name and in the language of the user', async () => {
    api
      .get('/wc-admin/options', { options: 'a,b' })
      .matchHeader('X-WP-Nonce', NONCE)
      .matchHeader('Accept', 'application/json')
      .reply(200, { a: 'yes' });

    expect(await request('/wc-admin/options', { query: { options: 'a,b' }, parse })).toEqual({
      a: 'yes',
    });
  });

  test('has lists entry by entry and leaves out what is not set', async () => {
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

  test('reaches sites without readable addresses', async () => {
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
    'reaches the index of the API at %s',
    async (root) => {
      setUpHttp({ root });
      server().get('/wp-json/').query({ _locale: 'user' }).reply(200, { name: 'Harbor Goods' });

      expect(await request('/', { parse })).toEqual({ name: 'Harbor Goods' });
    },
  );

  test('is JSON when it has a body', async () => {
    api
      .post('/wc-admin/options', { a: 'yes' })
      .matchHeader('Content-Type', 'application/json')
      .reply(200, { a: true });

    expect(await request('/wc-admin/options', { method: 'POST', body: { a: 'yes' }, parse })).toEqual({
      a: true,
    });
  });

  test('goes out as POST and names the method PUT in a header', async () => {
    api.put('/wc/v3/shipping/zones/1', { name: 'Home' }).reply(200, { id: 1 });
    const options = { method: 'PUT', body: { name: 'Home' }, parse } as const;

    expect(await request('/wc/v3/shipping/zones/1', options)).toEqual({ id: 1 });
  });

  test('goes out as POST and names the method DELETE in a header', async () => {
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

  test('tells how much of it is sent, and is answered like everything else', async () => {
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

  test('is a failure when nothing comes of it', async () => {
    api.post('/wp/v2/media').replyWithError('gone');

    await expect(send().answer).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  test('can be given up', async () => {
    api.post('/wp/v2/media').delay(200).reply(201, {});
    const controller = new AbortController();
    const { answer } = send(controller.signal);

    controller.abort(new Error('No more'));

    await expect(answer).rejects.toThrow('No more');
  });
});

describe('what comes back', () => {
  test('is parsed', async () => {
    api.get(PATH).reply(200, []);

    expect(await request(PATH, { parse: toRecord })).toEqual({});
  });

  test.each(['', ' \n'])('is undefined when the body is empty (%j)', async (body) => {
    api.get(PATH).reply(200, body);

    expect(await request(PATH, { parse })).toBeUndefined();
  });

  test('is a failure when it is not JSON', async () => {
    api.get(PATH).reply(200, '<html><body>Notice: undefined index</body></html>');

    expect(await failureOfRead()).toEqual({
      kind: 'payload',
      code: 'invalid_json',
      status: 200,
      message: 'The store sent an invalid response.',
    });
  });

  test('is a failure when it cannot be parsed, and keeps the cause', async () => {
    api.get(PATH).reply(200, { tasks: 1 });

    const error: unknown = await request(PATH, { parse: toList }).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      failure: { kind: 'payload', code: 'unexpected_payload' },
      cause: new TypeError('A list was expected.'),
    });
  });

  test('tells code, message and status of a refusal', async () => {
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
    'with several errors and status %d tells each, its messages joined',
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

  test('tells which parameters are wrong', async () => {
    api.get(PATH).reply(400, {
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): per_page',
      data: { status: 400, params: { per_page: 'per_page must be between 1 and 100' }, details: [] },
    });

    expect(await failureOfRead()).toMatchObject({
      params: { per_page: 'per_page must be between 1 and 100' },
    });
  });

  test('names the record that stands in the way', async () => {
    api.get(PATH).reply(400, {
      code: 'term_exists',
      message: 'A term with the name provided already exists with this parent.',
      data: { status: 400, resource_id: 29 },
    });

    expect(await failureOfRead()).toMatchObject({ code: 'term_exists', resourceId: 29 });
  });

  test('is known by its code where a host sends 500 for something that is not there', async () => {
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
    ['nothing', ''],
    ['JSON of another shape', { error: 'Bad gateway' }],
    ['a text', '"0"'],
    [
      'a crash report in HTML',
      {
        code: 'internal_server_error',
        message: '<p>There has been a critical error on this website.</p>',
        data: { status: 500 },
      },
    ],
  ])('says something of its own when the error is %s', async (_what, body) => {
    api.get(PATH).reply(500, body);

    expect(await failureOfRead()).toMatchObject({
      kind: 'http',
      status: 500,
      message: 'Something went wrong in the store. Please try again.',
    });
  });

  test('never has markup in its message', async () => {
    api.get(PATH).reply(400, {
      code: 'existing_user_email',
      message: '<p><strong>Error:</strong> This address\nis taken.</p><p><a href="/login">Log in</a></p>',
      data: null,
    });

    expect((await failureOfRead()).message).toBe('Error: This address is taken. Log in');
  });

  test('is a network failure when nothing comes', async () => {
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
  test('carry the totals of the headers', async () => {
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

  test('keep a total that comes without the number of pages', async () => {
    api.get('/wc-analytics/admin/notes').reply(200, [{ id: 3 }], { 'X-WP-Total': '9' });

    expect(await requestPage('/wc-analytics/admin/notes', { parse: toList })).toMatchObject({
      total: 9,
      totalPages: 1,
    });
  });

  test('count what is there when no total comes, or nonsense', async () => {
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

describe('cancelling', () => {
  test('ends a request under way with the reason of its signal', async () => {
    const controller = new AbortController();
    api.get(PATH).reply(() => {
      controller.abort(new Error('left the screen'));
      return [200, []];
    });

    const answer = request(PATH, { signal: controller.signal, parse });

    await expect(answer).rejects.toThrow('left the screen');
  });

  test('before the start asks for nothing', async () => {
    await expect(request(PATH, { signal: AbortSignal.abort(), parse })).rejects.toThrow('aborted');
  });
});
