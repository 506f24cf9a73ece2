import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import { openExtensionFolder } from '.';

let folder: string;
let store: TestStore | undefined;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'extensions-'))));
afterEach(async () => {
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

async function open(): Promise<TestStore> {
  store = await openTestStore({ extensions: openExtensionFolder(folder) });
  return store;
}

test('pages run the current scripts of the folder before the dashboard, under the CSP', async () => {
  write('acme.js', 'first()');
  const { fetch, as } = await open();
  const load = async () =>
    (
      await fetch('/wp-admin/admin.php?page=wc-admin', { headers: { cookie: as('administrator').cookie } })
    ).text();

  const before = await load();
  write('acme.js', 'second()');
  const after = await load();

  const find = (page: string) =>
    /<script\s+id="acme-js"\s+nonce="([^"]+)"\s+src="([^"]+)"\s+defer\s*>/.exec(page)?.slice(1) ?? [];
  const [nonce, source = ''] = find(after);
  expect(nonce).not.toBe('');
  expect(source).not.toBe(find(before)[1]);
  const answer = await fetch(source);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe('second()');
  expect((await fetch('/wp-content/plugins/extensions/other.js')).status).toBe(404);
});

test('endpoints respond only to users with their capability', async () => {
  write(
    'acme.endpoints.cjs',
    `module.exports = [
       { method: 'GET', path: '/acme/v1/list', capability: 'manage_woocommerce', answer: () => [1, 2] },
       { method: 'POST', path: '/acme/v1/list', capability: 'manage_woocommerce', answer: ({ body }) => body },
     ];`,
  );
  const { as } = await open();

  expect(await as('shop_manager').call('/acme/v1/list')).toMatchObject({ status: 200, body: [1, 2] });
  expect(
    await as('shop_manager').call('/acme/v1/list', { method: 'POST', body: { name: 'Wool' } }),
  ).toMatchObject({ status: 200, body: { name: 'Wool' } });
  expect(await as('subscriber').call('/acme/v1/list')).toMatchObject({ status: 403 });
  expect(await as('shop_manager').call('/wc-admin/options?options=a')).toMatchObject({ status: 403 });
});

test('notices appear at the top of every page, where the dashboard looks for them', async () => {
  write('acme.notices.cjs', `module.exports = [{ type: 'error', text: 'Wool <is> out' }];`);
  const { fetch, as } = await open();

  for (const page of ['wc-admin', 'wc-settings']) {
    const answer = await fetch(`/wp-admin/admin.php?page=${page}`, {
      headers: { cookie: as('administrator').cookie },
    });
    expect((await answer.text()).replaceAll(/\s+/g, ' ')).toMatch(
      /id="wp__notice-list">.*<div class="notice notice-error"> <p>Wool &lt;is&gt; out<\/p>/,
    );
  }
});

test('a missing folder has no extensions, and an invalid endpoints or notices file is named in the error', () => {
  expect(openExtensionFolder(path.join(folder, 'none')).scripts()).toEqual([]);

  write('acme.endpoints.cjs', 'module.exports = { path: "/acme" };');
  expect(() => openExtensionFolder(folder)).toThrow('acme.endpoints.cjs holds no list of endpoints.');

  rmSync(path.join(folder, 'acme.endpoints.cjs'));
  write('acme.notices.cjs', `module.exports = [{ type: 'loud', text: 'Hello' }];`);
  expect(() => openExtensionFolder(folder)).toThrow('acme.notices.cjs holds no list of notices.');
});
