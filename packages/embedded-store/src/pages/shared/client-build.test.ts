import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { createDiskAssets } from '../../assets';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { clientFiles, mountClientBuild } from './client-build';

const BUILD = '/wp-content/plugins/store-admin/build/';

let store: TestStore;
let folder: string;

beforeEach(async () => {
  store = await openTestStore();
  folder = mkdtempSync(path.join(tmpdir(), 'client-build-'));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function build(files: Record<string, string>) {
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'dist', name)), { recursive: true });
    writeFileSync(path.join(folder, 'dist', name), body);
  }
  const context = { ...store.context, assets: createDiskAssets(path.join(folder, 'dist')) };
  const app = new Hono();
  mountClientBuild(app, context);
  return { context, app };
}

const MANIFEST = JSON.stringify({
  version: 'v1',
  entrypoints: { dashboard: ['shared.css', 'dashboard.js'], embedded: ['embedded.js'] },
  chunks: { home: ['shared.css', 'home.js', 'home.css'], setup: ['home.js', 'setup.js'] },
  routes: { '/': 'home' },
});

test('a page loads its entry files and the chunks of its routes', async () => {
  const { context } = build({ 'manifest.json': MANIFEST });
  const markup = String(await clientFiles(context, 'N', 'dashboard', ['home', 'setup', 'none']));
  const tags = markup
    .split(/(?=<)|\s*\n\s*/)
    .map((tag) => tag.trim())
    .filter(Boolean);

  expect(tags).toEqual([
    expect.stringMatching(/^<script nonce="N" src="\/wp-admin\/store-assets\/events\.js\?ver=\w+" defer>$/),
    '</script>',
    `<link rel="stylesheet" href="${BUILD}shared.css" />`,
    `<script nonce="N" src="${BUILD}dashboard.js" defer>`,
    '</script>',
    `<link rel="stylesheet" href="${BUILD}home.css" data-href="home.css" />`,
    `<script nonce="N" src="${BUILD}home.js" async>`,
    '</script>',
    `<script nonce="N" src="${BUILD}setup.js" async>`,
    '</script>',
  ]);
});

test('chunk styles have the URL by which the build detects that they are loaded', async () => {
  const { context } = build({
    'manifest.json': MANIFEST.replaceAll('home.css', 'home.0a1b2c3d4e.css'),
  });

  const markup = String(await clientFiles(context, 'N', 'dashboard', ['home']));

  const file = 'home.0a1b2c3d4e.css?ver=0a1b2c3d4e';
  expect(markup).toContain(`<link rel="stylesheet" href="${BUILD}${file}" data-href="${file}" />`);
});

test('URLs contain the version from the file name, like those the build requests', async () => {
  const { context } = build({ 'manifest.json': MANIFEST.replace('dashboard.js', 'dashboard.0a1b2c3d4e.js') });

  const markup = String(await clientFiles(context, 'N', 'dashboard'));

  expect(markup).toContain(`src="${BUILD}dashboard.0a1b2c3d4e.js?ver=0a1b2c3d4e"`);
});

test.each([
  ['dashboard.0a1b2c3d4e.js', 'public, max-age=31536000, immutable'],
  ['dashboard.js', 'no-cache'],
  ['manifest.json', 'no-cache'],
])('%s is served with %s', async (name, caching) => {
  const { app } = build({ 'manifest.json': MANIFEST, [name]: '{}' });
  const response = await app.request(BUILD + name);

  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe(caching);
});

test.each(['missing.js', '..%2Fsecret.js', '%2e%2e/secret.js', '..%5Csecret.js', '%ZZ.js', ''])(
  'there is nothing at %p',
  async (name) => {
    const { app } = build({ 'manifest.json': MANIFEST });
    writeFileSync(path.join(folder, 'secret.js'), 'secret');
    const response = await app.request(BUILD + name);

    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  },
);

test('compresses files for browsers that accept gzip', async () => {
  const { app } = build({ 'dashboard.js': 'x'.repeat(5000) });

  const compressed = await app.request(`${BUILD}dashboard.js`, { headers: { 'Accept-Encoding': 'gzip' } });
  const plain = await app.request(`${BUILD}dashboard.js`);

  expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toHaveLength(5000);
});
