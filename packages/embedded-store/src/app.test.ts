import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getInternally } from './routes';
import { getUser } from './accounts';
import { openTestStore } from './testing/test-store';
import type { TestStore } from './testing/test-store';

let store: TestStore;
beforeEach(async () => (store = await openTestStore()));
afterEach(() => store.close());

test('a fresh nonce is plain text for logged-in users and 0 for everyone else', async () => {
  const ask = (cookie: string, action: string) =>
    store.fetch(`/wp-admin/admin-ajax.php?action=${action}`, { headers: { Cookie: cookie } });
  const { cookie } = store.as('customer');

  const [known, unknown, other] = await Promise.all([
    ask(cookie, 'rest-nonce'),
    ask('', 'rest-nonce'),
    ask(cookie, 'x'),
  ]);

  expect(known.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(await known.text()).toMatch(/^[0-9a-f]{10}$/);
  expect([unknown.status, await unknown.text()]).toEqual([400, '0']);
  expect([other.status, await other.text()]).toEqual([400, '0']);
});

test("localhost redirects to the store's URL, with path and query", async () => {
  const { port } = new URL(store.context.siteUrl);

  const answer = await fetch(`http://localhost:${port}/wp-login.php?a=b`, { redirect: 'manual' });

  expect(answer.status).toBe(307);
  expect(answer.headers.get('Location')).toBe(`${store.context.siteUrl}/wp-login.php?a=b`);
});

test('a page can preload only what its user could read over HTTP', async () => {
  const { context } = store;
  const manager = store.as('shop_manager');
  const { body } = await manager.call('/wp/v2/users/me?_fields=id');
  const user = getUser(context.db, Object(body).id);
  if (!user) throw new Error('The manager is gone.');

  const options = '/wc-admin/options?options=woocommerce_demo_store,woocommerce_allow_tracking';
  expect(getInternally(context, user, options)).toMatchObject({
    status: 200,
    headers: { Allow: 'GET' },
    body: { woocommerce_demo_store: 'no', woocommerce_allow_tracking: 'no' },
  });
  expect(getInternally(context, user, '/wp/v2/settings').status).toBe(403);
});

test('confirmed writes exist after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const file = path.join(folder, 'store.db');
  const before = await openTestStore({ file });
  const body = { woocommerce_demo_store_notice: 'Closed for stock take' };
  await before.as('administrator').call('/wc-admin/options', { method: 'POST', body });
  await before.close();

  const after = await openTestStore({ file });
  const read = await after
    .as('administrator')
    .call('/wc-admin/options?options=woocommerce_demo_store_notice');
  await after.close();
  rmSync(folder, { recursive: true, force: true });

  expect(read.body).toEqual(body);
});
