import { readAllTables } from '../testing/snapshot';
import { openTestStore } from '../testing/test-store';
import type { Client, TestStore } from '../testing/test-store';

const OPTIONS = '/wc-admin/options';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

describe('URLs and methods', () => {
  test('a route responds at /wp-json, at ?rest_route= and with a trailing slash', async () => {
    const answers = await Promise.all(
      ['/wp-json/?_fields=name', '/?rest_route=/&_fields=name', '/wp-json?_fields=name'].map((path) =>
        store.fetch(path),
      ),
    );

    for (const answer of answers) expect(await answer.json()).toEqual({ name: 'Test shop' });
    expect((await admin.call(`${OPTIONS}/?options=blogname`)).body).toEqual({ blogname: 'Test shop' });
  });

  test.each([
    ['a header', '/wp/v2/users/me?_fields=id', { 'X-HTTP-Method-Override': 'PUT' }],
    ['the query', '/wp/v2/users/me?_fields=id&_method=PATCH', {}],
  ])('a POST can override its method with %s', async (_by, path, headers) => {
    const { status, body } = await admin.call(path, { method: 'POST', body: {}, headers });

    expect({ status, body }).toEqual({ status: 200, body: { id: 1 } });
  });

  test("a GET can't override its method", async () => {
    const { headers } = await admin.call('/wp/v2/users/me?_method=DELETE', {
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
    });

    expect(headers.get('Allow')).toContain('GET');
    expect((await admin.call('/wp/v2/users/me')).status).toBe(200);
  });

  test.each([
    ['GET', '/wc-admin/nowhere'],
    ['DELETE', OPTIONS],
    ['GET', '/wp/v2/users/first'],
    ['GET', '/wp/v2/users/%zz'],
  ])('%s %s is not a route', async (method, path) => {
    const { status, body } = await admin.call(path, { method });

    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'rest_no_route',
      message: 'No route was found matching the URL and request method.',
      data: { status: 404 },
    });
  });
});

describe('responses', () => {
  test('_fields returns only the named fields, with dots for nested fields', async () => {
    const path = '/wc-admin/onboarding/tasks?ids=setup&_fields=id,title';
    const deep = '/wp/v2/users/me?_fields[]=id&_fields[]=woocommerce_meta.homepage_layout&_fields[]=nothing';

    expect((await admin.call(path)).body).toEqual([{ id: 'setup', title: expect.any(String) }]);
    expect((await admin.call(deep)).body).toEqual({ id: 1, woocommerce_meta: { homepage_layout: '' } });
  });

  test('_fields does not change errors', async () => {
    const { body } = await admin.call('/wc-admin/onboarding/tasks?ids=nope&_fields=id');

    expect(body).toHaveProperty('code', 'rest_invalid_param');
  });

  test('_envelope puts status and headers into the body', async () => {
    const { status, headers, body } = await admin.call('/wp/v2/users/9999?_envelope=1');

    expect(status).toBe(200);
    expect(headers.has('Allow')).toBe(false);
    expect(headers.get('X-WP-Nonce')).toMatch(/^[0-9a-f]{10}$/);
    expect(body).toMatchObject({ status: 404, headers: {}, body: { code: 'rest_user_invalid_id' } });
  });

  test('user-specific responses are not cached', async () => {
    const { headers } = await admin.call('/wp/v2/users/me');

    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('an unexpected error is reported, and the response hides its details', async () => {
    store.context.db.exec('DROP TABLE options');

    const { status, body } = await admin.call(`${OPTIONS}?options=blogname`);

    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal_server_error', data: { status: 500 } });
    expect(JSON.stringify(body)).not.toMatch(/options|SQL|\.ts/);
    expect(store.reported).toHaveLength(1);
  });
});

describe('bodies', () => {
  test.each([
    ['malformed', '{"a":'],
    ['nested too deeply', `{"woocommerce_demo_store":${'['.repeat(600)}${']'.repeat(600)}}`],
    ['never closed', '['.repeat(400_000)],
    ['invalid Unicode', String.raw`{"woocommerce_demo_store":"\\ \ud83d"}`],
  ])('JSON that is %s is rejected and changes nothing', async (_how, body) => {
    const before = readAllTables(store.context.db);

    const answer = await admin.call(OPTIONS, { method: 'POST', body });

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 'rest_invalid_json',
      message: 'Invalid JSON body passed.',
      data: { status: 400, json_error_code: 4, json_error_message: 'Syntax error' },
    });
    expect(readAllTables(store.context.db)).toEqual(before);
  });

  test('saves text that looks like a surrogate escape, and valid surrogate pairs', async () => {
    const body = String.raw`{"acme":"\\ud83d \ud83d\udca5"}`;

    await admin.call(OPTIONS, { method: 'POST', body });

    const answer = await admin.call(`${OPTIONS}?options=acme`);
    expect(answer.body).toEqual({ acme: String.raw`\ud83d ` + '\u{1F4A5}' });
  });

  test('a body that is too large is rejected and changes nothing', async () => {
    const before = readAllTables(store.context.db);

    const answer = await admin.call(OPTIONS, {
      method: 'POST',
      body: { woocommerce_demo_store_notice: 'x'.repeat(1024 * 1024) },
    });

    expect(answer.status).toBe(413);
    expect(answer.body).toHaveProperty('code', 'rest_content_too_large');
    expect(readAllTables(store.context.db)).toEqual(before);
    expect((await admin.call('/wp/v2/users/me')).status).toBe(200);
  });

  test('names of JavaScript object properties are ordinary names', async () => {
    const body = '{"__proto__":{"polluted":true},"constructor":"c","woocommerce_demo_store":"yes"}';

    const { body: saved } = await admin.call(OPTIONS, { method: 'POST', body });
    const { body: read } = await admin.call(
      `${OPTIONS}?options=__proto__,constructor,woocommerce_demo_store,toString`,
    );

    expect(Object.keys(Object(saved))).toEqual(['__proto__', 'constructor', 'woocommerce_demo_store']);
    expect(read).toMatchObject({ constructor: 'c', woocommerce_demo_store: 'yes', toString: false });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('authentication', () => {
  const ME = '/wp/v2/users/me?_fields=id';

  test('a cookie without a nonce is not authenticated', async () => {
    const { status, body, headers } = await admin.call(ME, { headers: { 'X-WP-Nonce': '' } });

    expect(status).toBe(401);
    expect(body).toHaveProperty('code', 'rest_not_logged_in');
    expect(headers.has('X-WP-Nonce')).toBe(false);
  });

  test.each(['/wp/v2/users/me', '/', '/nowhere'])('a wrong nonce is rejected even at %s', async (path) => {
    const { status, body } = await admin.call(path, { headers: { 'X-WP-Nonce': '0123456789' } });

    expect(status).toBe(403);
    expect(body).toEqual({
      code: 'rest_cookie_invalid_nonce',
      message: 'Cookie check failed',
      data: { status: 403 },
    });
  });

  test('a nonce is only valid for its own session', async () => {
    const manager = store.as('shop_manager');

    const answers = await Promise.all([
      store.anonymous.call(ME, { headers: { 'X-WP-Nonce': admin.nonce } }),
      manager.call(ME, { headers: { 'X-WP-Nonce': admin.nonce } }),
      store.as('administrator').call(ME, { headers: { 'X-WP-Nonce': admin.nonce } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('a nonce is valid for 12 to 24 hours, and each response contains a fresh one', async () => {
    store.advance(11.9 * 60 * 60 * 1000);
    const { status, headers } = await admin.call(ME);
    const fresh = headers.get('X-WP-Nonce') ?? '';
    store.advance(12.2 * 60 * 60 * 1000);

    expect(status).toBe(200);
    expect((await admin.call(ME)).status).toBe(403);
    expect((await admin.call(ME, { headers: { 'X-WP-Nonce': fresh } })).status).toBe(200);
  });

  test.each([
    ['from another origin', { Origin: 'https://evil.example' }],
    ['from an opaque origin', { Origin: 'null' }],
  ])('a write %s is rejected, with or without cookie and nonce', async (_from, headers) => {
    const answer = await admin.call(OPTIONS, { method: 'POST', body: { blogname: 'Taken' }, headers });

    expect(answer.status).toBe(403);
    expect(answer.body).toHaveProperty('code', 'rest_forbidden');
    expect((await admin.call(`${OPTIONS}?options=blogname`)).body).toEqual({ blogname: 'Test shop' });
  });
});
