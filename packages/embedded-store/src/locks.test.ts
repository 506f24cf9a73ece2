import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import { BUSY_TIMEOUT_MS } from './database/transaction';
import { endProcesses, startProcess } from './testing/store-process';
import type { StoreProcess } from './testing/store-process';
import { logInAt } from './testing/owner';

const PASSWORD = 'secret';

let folder: string;
let store: StoreProcess;
let other: Database.Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const file = path.join(folder, 'store.db');
  store = await startProcess(['--empty'], { STORE_FILE: file, ADMIN_PASSWORD: PASSWORD });
  other = new Database(file, { timeout: 5_000 });
});
afterEach(async () => {
  other.close();
  await endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

test('while another process holds the lock, pages and reads respond and writes wait', async () => {
  const owner = await logInAt(store.siteUrl, PASSWORD);
  let isFree = false;
  other.exec('BEGIN IMMEDIATE');
  const writes = Promise.all(
    ['one', 'two', 'three'].map(async (word) => {
      const { status } = await owner.call('/wc-admin/options', {
        method: 'POST',
        body: { [`acme_${word}`]: word },
      });
      return { status, isFree };
    }),
  );

  // Enough writes that five seconds would not be enough if they blocked each other.
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${store.siteUrl}/wp-login.php`)).status).toBe(200);
    expect((await owner.call('/wc-admin/options?options=acme_one')).status).toBe(200);
  }
  isFree = true;
  other.exec('ROLLBACK');

  expect(await writes).toEqual(Array.from({ length: 3 }, () => ({ status: 200, isFree: true })));
}, 60_000);

test('while another process writes again and again, each change is saved with its history entry', async () => {
  const owner = await logInAt(store.siteUrl, PASSWORD);
  const cities = Array.from({ length: 40 }, (_, index) => `City ${index}`);
  let isDone = false;
  const otherProcess = (async () => {
    while (!isDone) {
      other.exec('BEGIN IMMEDIATE');
      // Longer than the store lets a statement wait.
      await setTimeout(2 * BUSY_TIMEOUT_MS);
      other.exec('ROLLBACK');
      await setTimeout(BUSY_TIMEOUT_MS);
    }
  })();

  const address = '/wc/v3/settings/general/woocommerce_store_city';
  const statuses = await Promise.all(
    cities.map(async (value) => (await owner.call(address, { method: 'PUT', body: { value } })).status),
  );
  isDone = true;
  await otherProcess;

  expect(statuses).toEqual(cities.map(() => 200));
  const history = await owner.call('/store-admin/v1/history?per_page=100');
  const entries = Array.isArray(history.body) ? history.body : [];
  expect(entries.map(({ after }) => after.value)).toEqual(expect.arrayContaining(cities));
}, 60_000);

test('a lock held too long returns a 503, and the next write succeeds', async () => {
  const owner = await logInAt(store.siteUrl, PASSWORD);
  const write = () => owner.call('/wc-admin/options', { method: 'POST', body: { acme: 'one' } });
  other.exec('BEGIN IMMEDIATE');

  const refused = await write();
  other.exec('ROLLBACK');

  expect(refused).toMatchObject({ status: 503, body: { code: 'store_busy' } });
  expect((await write()).status).toBe(200);
}, 60_000);
