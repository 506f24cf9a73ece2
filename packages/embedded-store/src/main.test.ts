import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcesses, runProcess, startProcess } from './testing/store-process';
import { logInAt } from './testing/owner';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))));
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

const storeFile = () => path.join(folder, 'shop', 'store.db');

test('starts a demo store, prints its URL and logins, and exits when asked to', async () => {
  const store = await startProcess([], { STORE_FILE: storeFile() });
  const answer = await fetch(`${store.siteUrl}/wp-json/?_fields=name`);

  expect(await answer.json()).toEqual({ name: 'Harbor Goods' });
  expect(store.printed()).toContain(`${store.siteUrl}/wp-admin/admin.php?page=wc-admin`);
  expect(store.printed()).toContain('admin, manager, analyst, customer');
  expect(await store.end('SIGTERM')).toBe(0);
}, 60_000);

test('for a fresh install, prints that it starts with questions and how to log in', async () => {
  const store = await startProcess(['--empty'], { STORE_FILE: storeFile() });

  expect(store.printed()).toContain('The store starts with a few questions');
  expect(store.printed()).toMatch(/Log in as admin with the password \S{12} \(shown only this once\)/);
  expect(store.printed()).toContain('ADMIN_PASSWORD=');
  expect(await store.end('SIGTERM')).toBe(0);
}, 60_000);

test("prints one sentence about why it can't start, and exits with an error code", async () => {
  const { code, printed } = await runProcess(['--orders', 'many'], { STORE_FILE: storeFile() });

  expect(code).toBe(1);
  expect(printed).toBe('--orders must be a whole number from 0 to 1000000, not "many".\n');
}, 60_000);

test('keeps all confirmed writes when the process is killed while writing', async () => {
  const env = { STORE_FILE: storeFile(), ADMIN_PASSWORD: 'secret' };
  const store = await startProcess(['--empty'], env);
  const confirmed: string[] = [];
  const write = await logIn(store.siteUrl, 'secret');

  let isKilled = false;
  const writing = (async () => {
    for (let count = 0; !isKilled; count += 1) {
      const value = `note ${count}`;
      try {
        if (await write({ woocommerce_demo_store_notice: value, woocommerce_demo_store: value }))
          confirmed.push(value);
      } catch {
        // The server is gone, so it is unknown whether this last write was saved; the others were confirmed.
        return;
      }
    }
  })();
  while (confirmed.length < 25) await new Promise(setImmediate);
  await store.end('SIGKILL');
  isKilled = true;
  await writing;

  const again = await startProcess([], env);
  const read = await readOptions(again.siteUrl, 'secret');
  await again.end('SIGTERM');

  const last = Number(read['woocommerce_demo_store_notice']?.replace('note ', ''));
  expect(last).toBeGreaterThanOrEqual(confirmed.length - 1);
  // Both were written by the same request, so either both exist or neither.
  expect(read['woocommerce_demo_store']).toBe(read['woocommerce_demo_store_notice']);
}, 60_000);

test('two processes on one file lose no writes', async () => {
  const env = { STORE_FILE: storeFile(), ADMIN_PASSWORD: 'secret' };
  const first = await startProcess(['--empty'], env);
  const second = await startProcess([], env);
  const writers = await Promise.all([first, second].map(({ siteUrl }) => logIn(siteUrl, 'secret')));

  const results = await Promise.all(
    writers.flatMap((write, writer) =>
      Array.from({ length: 20 }, (_, count) => write({ [`acme_${writer}_${count}`]: `${writer} ${count}` })),
    ),
  );

  expect(results).toEqual(results.map(() => true));
  const names = writers.flatMap((_, writer) =>
    Array.from({ length: 20 }, (__, count) => `acme_${writer}_${count}`),
  );
  const read = await readOptions(second.siteUrl, 'secret', names);
  expect(Object.values(read)).not.toContain(false);
  await Promise.all([first, second].map((store) => store.end('SIGTERM')));
}, 60_000);

/** Returns a function that writes options and resolves to true when the server confirmed. */
async function logIn(siteUrl: string, password: string) {
  const owner = await logInAt(siteUrl, password);
  return async (options: Record<string, string>): Promise<boolean> => {
    const { status } = await owner.call('/wc-admin/options', { method: 'POST', body: options });
    return status === 200;
  };
}

async function readOptions(
  siteUrl: string,
  password: string,
  names = ['woocommerce_demo_store_notice', 'woocommerce_demo_store'],
): Promise<Record<string, string>> {
  const owner = await logInAt(siteUrl, password);
  const { body } = await owner.call(`/wc-admin/options?options=${names.join(',')}`);
  return body as Record<string, string>;
}
