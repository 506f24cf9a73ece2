import { readEverything } from '../../testing/snapshot';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

const ME = '/wp/v2/users/me';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const post = (client: Client, body: unknown, path = ME) => client.call(path, { method: 'POST', body });

test('people see little of themselves, and more when they edit', async () => {
  const { body: seen } = await admin.call(ME);
  const { body: edited } = await admin.call(`${ME}?context=edit`);

  expect(seen).not.toHaveProperty('email');
  expect(edited).toMatchObject({
    username: 'administrator',
    email: 'owner@example.com',
    roles: ['administrator'],
    capabilities: { manage_woocommerce: true, install_plugins: true, administrator: true },
  });
});

test('an analyst may read reports and manage nothing', async () => {
  const { body } = await store
    .as('analyst')
    .call(`${ME}?context=edit&_fields=roles,capabilities,is_super_admin`);

  expect(body).toEqual({
    roles: ['analyst'],
    capabilities: { read: true, level_0: true, view_woocommerce_reports: true, analyst: true },
    is_super_admin: false,
  });
});

test('preferences change one by one, so that two tabs keep each other’s', async () => {
  await post(admin, {
    woocommerce_meta: { homepage_layout: '"two_columns"', help_panel_highlight_shown: '"yes"' },
  });
  await post(admin, { woocommerce_meta: { help_panel_highlight_shown: '', acme: '"x"' } });

  const { body } = await admin.call(`${ME}?_fields=woocommerce_meta`);
  expect(body).toMatchObject({
    woocommerce_meta: { homepage_layout: '"two_columns"', help_panel_highlight_shown: '' },
  });
  expect(body).not.toHaveProperty('woocommerce_meta.acme');
});

test('preferences belong to one person', async () => {
  await post(admin, { woocommerce_meta: { homepage_layout: '"two_columns"' } });

  const { body } = await store.as('customer').call(`${ME}?_fields=woocommerce_meta.homepage_layout`);
  expect(body).toEqual({ woocommerce_meta: { homepage_layout: '' } });
});

test('an address somebody else uses is refused and nothing else of the record is kept', async () => {
  store.as('customer');
  const before = readEverything(store.context.db);

  const { status, body } = await post(admin, { name: 'New name', email: 'customer@example.com' });

  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'rest_user_invalid_email' } });
  expect(readEverything(store.context.db)).toEqual(before);
});

test('an administrator may delete others, who are logged out with it, but not the last administrator', async () => {
  const customer = store.as('customer');
  const { body } = await customer.call(`${ME}?_fields=id`);
  const id = Object(body).id;
  const remove = (user: number) =>
    admin.call(`/wp/v2/users/${user}?force=true&reassign=false`, { method: 'DELETE' });

  expect(await remove(id)).toMatchObject({ status: 200, body: { deleted: true, previous: { id } } });
  expect((await customer.call(ME)).status).toBe(403);
  expect((await remove(1)).status).toBe(403);
  expect((await admin.call(ME)).status).toBe(200);
});
