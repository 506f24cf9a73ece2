import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcesses, runProcess, startProcess } from './testing/store-process';
import { logInAt } from './testing/owner';

const PASSWORD = 'secret';
const NOTICE = 'woocommerce_demo_store_notice';
const SHADOW = 'acme_shadow';

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  env = { STORE_FILE: path.join(folder, 'store.db'), ADMIN_PASSWORD: PASSWORD };
});
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

test('when the disk is full, writes fail, reads work, and nothing is partially saved', async () => {
  const store = await startProcess(['--empty'], env);
  expect(await store.end('SIGTERM')).toBe(0);
  const size = Math.ceil(statSync(env['STORE_FILE'] ?? '').size / 1024);
  const full = await startProcess([], env, { fileKilobytes: size + 300 });
  const owner = await logInAt(full.siteUrl, PASSWORD);
  const confirmed: string[] = [];
  const write = (text: string) =>
    owner.call('/wc-admin/options', { method: 'POST', body: { [NOTICE]: text, [SHADOW]: text } });

  let refused = await write('first');
  for (let count = 0; refused.status === 200 && count < 200; count += 1) {
    const text = `${count} ${'x'.repeat(50_000)}`;
    refused = await write(text);
    if (refused.status === 200) confirmed.push(text);
  }

  expect(refused).toMatchObject({ status: 507, body: { code: 'store_disk_full' } });
  const last = { [NOTICE]: confirmed.at(-1), [SHADOW]: confirmed.at(-1) };
  const reading = `/wc-admin/options?options=${NOTICE},${SHADOW}`;
  expect(await owner.call(reading)).toEqual({ status: 200, body: last });
  expect(await full.end('SIGTERM')).toBe(0);
  const again = await startProcess([], env);
  expect(await (await logInAt(again.siteUrl, PASSWORD)).call(reading)).toEqual({ status: 200, body: last });
}, 120_000);

test('without disk space the store exits with a one-sentence error, and starts once there is space', async () => {
  const { code, printed } = await runProcess(['--empty'], env, { fileKilobytes: 100 });
  const store = await startProcess(['--empty'], env);

  expect(code).toBe(1);
  expect(printed).toMatch(/^The store’s disk is full. Nothing was saved\.[^\n]*\n$/);
  expect(await (await fetch(`${store.siteUrl}/wp-json/?_fields=name`)).json()).toEqual({ name: 'My shop' });
}, 120_000);

test('a reset without disk space leaves the store unchanged', async () => {
  const store = await startProcess(['--empty'], env);
  await store.end('SIGTERM');
  const size = Math.ceil(statSync(env['STORE_FILE'] ?? '').size / 1024);

  const { code, printed } = await runProcess(['--reset', '--orders', '300'], env, {
    fileKilobytes: size + 50,
  });

  const again = await startProcess([], env);
  expect(code).toBe(1);
  expect(printed).toMatch(/^The store’s disk is full. Nothing was saved\.[^\n]*\n$/);
  expect(await (await fetch(`${again.siteUrl}/wp-json/?_fields=name`)).json()).toEqual({ name: 'My shop' });
}, 120_000);

// A path that nobody can write to, not even root.
test('a folder that is not writable causes a one-sentence error', async () => {
  const { code, printed } = await runProcess(['--empty'], { ...env, STORE_FILE: '/sys/store.db' });

  expect(code).toBe(1);
  expect(printed).toMatch(
    /^The (store file|folder) \/sys[^\n]* cannot be (opened for reading and writing|created)\.\n$/,
  );
  expect(existsSync('/sys/store.db')).toBe(false);
}, 60_000);

test('a file of another program causes a one-sentence error and stays unchanged', async () => {
  const content = 'Dear diary, '.repeat(50);
  writeFileSync(env['STORE_FILE'] ?? '', content);

  const { code, printed } = await runProcess(['--reset'], env);

  expect(code).toBe(1);
  expect(printed).toBe(`The file ${env['STORE_FILE']} is damaged or no store, and was left as it is.\n`);
  expect(readFileSync(env['STORE_FILE'] ?? '', 'utf8')).toBe(content);
}, 60_000);

test('a port in use causes a one-sentence error', async () => {
  const store = await startProcess(['--empty'], env);

  const { code, printed } = await runProcess([], { ...env, PORT: new URL(store.siteUrl).port });

  expect(code).toBe(1);
  expect(printed).toBe('The port is already in use. Choose another one, for example PORT=4011.\n');
}, 60_000);
