import { readAllTables } from '../../testing/snapshot';
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

test('users see more of their profile in the edit context', async () => {
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

test('an analyst can read reports and manage nothing', async () => {
  const { body } = await store
    .as('analyst')
    .call(`${ME}?context=edit&_fields=roles,capabilities,is_super_admin`);

  expect(body).toEqual({
    roles: ['analyst'],
    capabilities: { read: true, level_0: true, view_woocommerce_reports: true, analyst: true },
    is_super_admin: false,
  });
});

test("preferences are updated one by one, so two tabs don't overwrite each other", async () => {
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

test('preferences belong to one user', async () => {
  await post(admin, { woocommerce_meta: { homepage_layout: '"two_columns"' } });

  const { body } = await store.as('customer').call(`${ME}?_fields=woocommerce_meta.homepage_layout`);
  expect(body).toEqual({ woocommerce_meta: { homepage_layout: '' } });
});

test('a taken email address is rejected and nothing else is saved', async () => {
  store.as('customer');
  const before = readAllTables(store.context.db);

  const { status, body } = await post(admin, { name: 'New name', email: 'customer@example.com' });

  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'rest_user_invalid_email' } });
  expect(readAllTables(store.context.db)).toEqual(before);
});

test("deleting a user logs them out, and the last administrator can't be deleted", async () => {
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
