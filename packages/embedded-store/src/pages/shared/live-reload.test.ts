import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';

const BUILT = { dashboard: ['dashboard.js'], embedded: ['embedded.js'] };

const firstMessage = async (address: string): Promise<string> => {
  const control = new AbortController();
  const response = await fetch(address, { signal: control.signal });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  control.abort();
  return new TextDecoder().decode(value);
};

test('an open page is notified of a new build', async () => {
  let version = 'first';
  const assets = {
    manifest: () => ({ version, entrypoints: BUILT, chunks: {}, routes: {} }),
    read: () => undefined,
  };
  const store = await openTestStore({ liveReload: true, assets });

  expect(await firstMessage(`${store.context.siteUrl}/store/reload`)).toContain('data: first');
  version = 'second';
  expect(await firstMessage(`${store.context.siteUrl}/store/reload`)).toContain('data: second');

  expect(await homePage(store)).toContain('reload.js');
  await store.close();
});

test('outside of development, the store has no live reload', async () => {
  const store = await openTestStore();

  expect(await homePage(store)).not.toContain('reload.js');
  expect((await fetch(`${store.context.siteUrl}/store/reload`)).status).toBe(404);
  await store.close();
});

async function homePage(store: TestStore): Promise<string> {
  const { cookie } = store.as('administrator');
  const response = await store.fetch('/wp-admin/admin.php?page=wc-admin', { headers: { Cookie: cookie } });
  return response.text();
}
