import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../cli';
import { startStore } from '../start';
import type { RunningStore } from '../start';

const COUNTRIES = '/wc-analytics/data/countries';

let folder: string;
let store: RunningStore;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))));
afterEach(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(...flags: string[]): Promise<void> {
  const env = { PORT: '0', STORE_FILE: 'store.db', ADMIN_PASSWORD: 'secret' };
  store = await startStore(readSettings(['--empty', ...flags], env, folder), () => {});
}

const control = (name: string, body: unknown, origin = store.siteUrl) =>
  fetch(`${store.siteUrl}/store/test/${name}`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const call = (route = COUNTRIES, init: RequestInit = {}) => fetch(`${store.siteUrl}/wp-json${route}`, init);

test.each(['faults', 'clock', 'expire-nonces'])('%s does not exist unless enabled', async (name) => {
  await start();

  expect((await control(name, { faults: [], by: 1 })).status).toBe(404);
});

describe('with --test-controls', () => {
  beforeEach(() => start('--test-controls'));

  test('a path responds with the selected error, as often as requested', async () => {
    await control('faults', { faults: [{ path: COUNTRIES, kind: 'status', status: 403, times: 1 }] });

    const [first, second] = [await call(), await call()];

    expect(first.status).toBe(403);
    expect(await first.json()).toMatchObject({ code: 'rest_forbidden', data: { status: 403 } });
    expect(second.status).toBe(401);
  });

  test('a path responds with a page', async () => {
    await control('faults', { faults: [{ path: COUNTRIES, kind: 'html' }] });

    const answer = await call();

    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect((await call('/')).status).toBe(200);
  });

  test('a path never responds, and does not prevent the store from stopping', async () => {
    await control('faults', { faults: [{ path: COUNTRIES, kind: 'hang', method: 'GET' }] });

    await expect(call(COUNTRIES, { signal: AbortSignal.timeout(100) })).rejects.toThrow('aborted');
    expect((await call(COUNTRIES, { method: 'POST' })).status).toBe(404);
  });

  test('a path responds with a delay', async () => {
    await control('faults', { faults: [{ path: COUNTRIES, kind: 'delay', delay: 150 }] });
    const start = performance.now();

    await call();

    expect(performance.now() - start).toBeGreaterThan(140);
  });

  test('nonces can be expired, and moving the clock ends sessions', async () => {
    const login = await fetch(`${store.siteUrl}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: store.siteUrl },
      body: new URLSearchParams({ log: 'admin', pwd: 'secret' }),
    });
    const Cookie = login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const askNonce = async () =>
      (
        await fetch(`${store.siteUrl}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { Cookie } })
      ).text();
    const nonce = await askNonce();
    const me = (value: string) => call('/wp/v2/users/me', { headers: { Cookie, 'X-WP-Nonce': value } });
    expect((await me(nonce)).status).toBe(200);

    await control('expire-nonces', {});
    expect((await me(nonce)).status).toBe(403);
    expect((await me(await askNonce())).status).toBe(200);

    await control('clock', { by: 3 * 24 * 60 * 60 * 1000 });
    expect(await askNonce()).toBe('0');
  });

  test.each([
    ['faults', { faults: [{ path: 5 }] }],
    ['clock', { by: 'much' }],
    ['clock', []],
  ])('%s rejects %j', async (name, body) => {
    expect((await control(name, body)).status).toBe(400);
  });

  test('a page of another site controls nothing', async () => {
    expect((await control('clock', { by: 1 }, 'https://evil.example')).status).toBe(400);
  });
});
