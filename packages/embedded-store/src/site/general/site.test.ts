import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';

let store: TestStore;
beforeEach(async () => (store = await openTestStore()));
afterEach(() => store.close());

const SETTINGS = '/wp/v2/settings';
const save = (body: object) => store.as('administrator').call(SETTINGS, { method: 'POST', body });

test('site settings are saved with their types, and the others stay unchanged', async () => {
  const { body: before } = await store.as('administrator').call(SETTINGS);
  const changes = {
    title: 'Quay <b>Goods</b>',
    timezone: 'Europe/Berlin',
    start_of_week: 0,
    use_smilies: false,
    posts_per_page: '25',
  };

  const { body } = await save(changes);

  const after = { ...changes, title: 'Quay Goods', posts_per_page: 25 };
  expect(body).toEqual({ ...Object(before), ...after });
  expect((await store.as('administrator').call(SETTINGS)).body).toEqual(body);
  expect((await store.anonymous.call('/')).body).toMatchObject({
    name: 'Quay Goods',
    timezone_string: 'Europe/Berlin',
  });
});

test.each([
  ['timezone', 'Mars/Olympus'],
  ['start_of_week', 7],
  ['email', 'nobody'],
  ['show_on_front', 'moon'],
])('a %s of %p is rejected', async (name, value) => {
  expect(await save({ [name]: value })).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
});

test('the active theme is marked', async () => {
  const admin = store.as('administrator');
  await admin.call('/wc-admin/onboarding/themes/install', { method: 'POST', body: { theme: 'storefront' } });

  const all = await admin.call('/wp/v2/themes?_fields=stylesheet,status');
  const active = await store.as('shop_manager').call('/wp/v2/themes?status=active&_fields=stylesheet');

  expect(all.body).toEqual([
    { stylesheet: 'twentytwentythree', status: 'active' },
    { stylesheet: 'storefront', status: 'inactive' },
  ]);
  expect(active.body).toEqual([{ stylesheet: 'twentytwentythree' }]);
});

test('the system status contains the currency format', async () => {
  const { body } = await store.as('shop_manager').call('/wc/v3/system_status');

  expect(body).toMatchObject({ settings: { currency: 'USD', number_of_decimals: 2 } });
});
