import fc from 'fast-check';
import { readAllTables } from './testing/snapshot';
import { openTestStore } from './testing/test-store';
import type { Client, TestStore } from './testing/test-store';

const SQL = `'); DROP TABLE options; --`;
const SCRIPT = `<script>alert(1)</script><img src=x onerror="alert(2)">Harbor`;
const BATCH = '/wc-analytics/settings/general/batch';
const TASKS = '/wc-admin/onboarding/tasks';
const FULL_PREFERENCES = Object.fromEntries(
  ['report_views', 'dashboard_sections', 'homepage_stats', 'shortcuts_off', 'extensions_off'].map((name) => [
    name,
    'A'.repeat(60_000),
  ]),
);

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

describe('wrong types and unknown names return the error of the contract and change nothing', () => {
  test.each([
    ['POST', '/wp/v2/users/me', { woocommerce_meta: 'yes' }, 400, 'rest_invalid_param'],
    ['POST', '/wp/v2/users/me', { woocommerce_meta: { homepage_layout: ['x'] } }, 400, 'rest_invalid_param'],
    ['POST', '/wp/v2/users/me', { email: SQL }, 400, 'rest_invalid_param'],
    ['POST', '/wp/v2/users/me', { name: { first: 'A' } }, 400, 'rest_invalid_param'],
    ['POST', '/wp/v2/users/me', { name: 'A'.repeat(251) }, 400, 'rest_invalid_param'],
    ['POST', '/wp/v2/users/me', { description: 'A'.repeat(65_536) }, 400, 'rest_invalid_param'],
    [
      'POST',
      '/wp/v2/users/me',
      { woocommerce_meta: { report_views: 'A'.repeat(65_536) } },
      400,
      'rest_invalid_param',
    ],
    ['POST', '/wp/v2/users/me', { woocommerce_meta: FULL_PREFERENCES }, 413, 'store_preferences_full'],
    ['POST', '/wc/v3/products', { name: 'A'.repeat(65_536) }, 400, 'rest_invalid_param'],
    ['POST', '/wc/v3/products', { name: 'A', description: 'A'.repeat(500_001) }, 400, 'rest_invalid_param'],
    ['POST', '/wc/v3/products/tags', { name: 'A'.repeat(201) }, 400, 'rest_invalid_param'],
    [
      'POST',
      '/wc/v3/settings/general/woocommerce_store_city',
      { value: 'A'.repeat(65_536) },
      400,
      'rest_setting_value_invalid',
    ],
    ['POST', '/wp/v2/users/4711', { name: 'Nobody' }, 404, 'rest_user_invalid_id'],
    ['POST', '/wc-admin/options', ['a', 'b'], 500, 'woocommerce_rest_cannot_update'],
    ['POST', '/wc-admin/options', '"text"', 500, 'woocommerce_rest_cannot_update'],
    ['POST', '/wc/v3/settings/general/nope', { value: 'x' }, 404, 'rest_setting_setting_invalid'],
    ['POST', '/wc/v3/settings/nope/nope', { value: 'x' }, 404, 'rest_setting_setting_group_invalid'],
    [
      'POST',
      '/wc/v3/settings/general/woocommerce_default_country',
      { value: 'US' },
      400,
      'rest_setting_value_invalid',
    ],
    [
      'POST',
      '/wc/v3/settings/general/woocommerce_store_city',
      { value: { city: 'X' } },
      400,
      'rest_setting_value_invalid',
    ],
    [
      'POST',
      '/wc/v3/settings/general/woocommerce_price_num_decimals',
      { value: 'two' },
      400,
      'rest_setting_value_invalid',
    ],
    [
      'POST',
      '/wc/v3/settings/general/woocommerce_calc_taxes',
      { value: 1 },
      400,
      'rest_setting_value_invalid',
    ],
    ['POST', BATCH, { update: 'all' }, 400, 'rest_invalid_param'],
    ['POST', TASKS, { ids: ['nope'] }, 400, 'rest_invalid_param'],
    ['POST', TASKS, { extended_tasks: [{ id: 'x' }] }, 400, 'rest_invalid_param'],
    ['POST', `${TASKS}/acme/snooze`, { duration: 'year' }, 400, 'rest_invalid_param'],
    ['POST', `${TASKS}/nope/hide`, {}, 404, 'woocommerce_rest_invalid_task_list'],
    ['POST', `${TASKS}/a.b/dismiss`, {}, 404, 'rest_no_route'],
    ['POST', '/wc-admin/onboarding/profile', { completed: 'maybe' }, 400, 'rest_invalid_param'],
    ['POST', '/wc-admin/onboarding/profile', { industry: [1] }, 400, 'rest_invalid_param'],
    ['GET', `/wp/v2/users/${'9'.repeat(30)}`, undefined, 404, 'rest_no_route'],
  ])('%s %s %j', async (method, path, body, status, code) => {
    const before = readAllTables(store.context.db);

    const answer = await admin.call(path, { method, ...(body !== undefined && { body }) });

    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('code', code);
    expect(readAllTables(store.context.db)).toEqual(before);
  });
});

test.each(['orders', 'products', 'coupons', 'customers', 'products/tags'])(
  "a search for thousands of words in %s finds nothing and doesn't fail",
  async (kind) => {
    const { status, body } = await admin.call(`/wc/v3/${kind}?search=${'a+'.repeat(6000)}`);

    expect({ status, body }).toEqual({ status: 200, body: [] });
    expect(store.reported).toEqual([]);
  },
);

/** Inputs that once took quadratic time; each is long enough to take many seconds in that case. */
test.each([
  ['an email setting', () => changeSetting('woocommerce_email_from_address', `a@${'a.'.repeat(30_000)}@`)],
  [
    'an amount',
    () =>
      admin.call('/wc/v3/coupons', { method: 'POST', body: { code: 'a', amount: `${' '.repeat(65_000)}x` } }),
  ],
  [
    'a name',
    () => admin.call('/wp/v2/users/me', { method: 'POST', body: { name: '<script'.repeat(60_000) } }),
  ],
  [
    'a description',
    () =>
      admin.call('/wc/v3/products', { method: 'POST', body: { description: `<a ${'a'.repeat(80_000)}` } }),
  ],
])('%s designed to be slow takes little time', async (_, call) => {
  const before = process.cpuUsage();

  const { status } = await call();

  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  expect(status).toBeLessThan(500);
});

test('an invalid value in a batch is not saved, the others are', async () => {
  const update = [
    { id: 'woocommerce_store_city', value: 'Bristol' },
    { id: 'woocommerce_default_country', value: 'ZZ' },
    { id: 'woocommerce_store_postcode', value: 'BS1 4SB' },
  ];

  const { body } = await admin.call(BATCH, { method: 'POST', body: { update } });

  expect(body).toMatchObject({
    update: [{ value: 'Bristol' }, { error: { code: 'rest_setting_value_invalid' } }, { value: 'BS1 4SB' }],
  });
  const { body: read } = await admin.call(
    '/wc-admin/options?options=woocommerce_store_city,woocommerce_default_country',
  );
  expect(read).toEqual({ woocommerce_store_city: 'Bristol', woocommerce_default_country: 'US:CA' });
});

test('if one option is forbidden, none of the options are saved', async () => {
  const before = readAllTables(store.context.db);
  const manager = store.as('shop_manager');
  const session = readAllTables(store.context.db);

  const body = { woocommerce_demo_store: 'yes', blogname: 'Taken over' };
  const answer = await manager.call('/wc-admin/options', { method: 'POST', body });

  expect(answer.status).toBe(403);
  expect(readAllTables(store.context.db)).toEqual(session);
  expect(session['options']).toEqual(before['options']);
});

describe('SQL is treated as plain text', () => {
  const settings = ['woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_store_postcode'];

  test('in every setting, option, preference and field of a record', async () => {
    const update = settings.map((id) => ({ id, value: SQL }));
    await admin.call(BATCH, { method: 'POST', body: { update } });
    await admin.call('/wc-admin/options', { method: 'POST', body: { [SQL]: SQL } });
    await admin.call('/wp/v2/users/me', {
      method: 'POST',
      body: { name: SQL, description: SQL, woocommerce_meta: { homepage_layout: SQL, [SQL]: SQL } },
    });

    const names = [...settings, SQL].join(',');
    const { body } = await admin.call(`/wc-admin/options?options=${encodeURIComponent(names)}`);
    const { body: me } = await admin.call('/wp/v2/users/me');
    expect(body).toEqual(Object.fromEntries([...settings, SQL].map((name) => [name, SQL])));
    expect(me).toMatchObject({ name: SQL, description: SQL, woocommerce_meta: { homepage_layout: SQL } });
    expect(store.reported).toEqual([]);
  });

  test.each([
    `/wc-admin/options?options=${encodeURIComponent(`x') OR 1=1 --`)}`,
    `/wc-analytics/data/countries/${encodeURIComponent(`US' OR '1'='1`)}`,
    `/wc/v3/settings/${encodeURIComponent(`general' --`)}`,
    `${TASKS}?ids=${encodeURIComponent(`setup' OR 1=1`)}`,
  ])('in the URL %s', async (path) => {
    const before = readAllTables(store.context.db);

    const { status } = await admin.call(path);

    expect(status).toBeLessThan(500);
    expect(readAllTables(store.context.db)).toEqual(before);
  });
});

test('scripts in a text field are removed and the text around them is saved', async () => {
  const update = [{ id: 'woocommerce_store_city', value: SCRIPT }];
  const { body } = await admin.call(BATCH, { method: 'POST', body: { update } });
  const { body: me } = await admin.call('/wp/v2/users/me', {
    method: 'POST',
    body: { name: SCRIPT, description: SCRIPT, url: 'javascript:alert(1)' },
  });

  expect(body).toMatchObject({ update: [{ value: 'Harbor' }] });
  expect(me).toMatchObject({ name: 'Harbor', description: 'Harbor', url: '' });
});

test('no input causes an unexpected error', async () => {
  const paths = [
    '/wp/v2/users/me',
    '/wc-admin/options',
    BATCH,
    '/wc/v3/settings/tax/woocommerce_tax_classes',
    TASKS,
    `${TASKS}/acme/snooze`,
    '/wc-admin/onboarding/profile',
  ];
  const names = [
    'update',
    'value',
    'ids',
    'extended_tasks',
    'woocommerce_meta',
    'name',
    'duration',
    'industry',
  ];
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), fc.jsonValue()));

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, sent) => {
      const answer = await admin.call(path, { method: 'POST', body: JSON.stringify(sent) });

      expect(store.reported).toEqual([]);
      expect(answer.body).not.toHaveProperty('code', 'internal_server_error');
    }),
    { numRuns: 150 },
  );
}, 30_000);

function changeSetting(id: string, value: string) {
  return admin.call(`/wc/v3/settings/email/${id}`, { method: 'POST', body: { value } });
}
