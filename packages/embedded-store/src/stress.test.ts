import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMap } from './rest';
import { endProcesses, startProcess } from './testing/store-process';
import { logInAt } from './testing/owner';
import type { Owner } from './testing/owner';

/** How long the clients work. For a full run: `STRESS_SECONDS=60 npx jest stress`. */
const SECONDS = Number(process.env['STRESS_SECONDS'] ?? 6);

const CLIENTS = 20;
const PASSWORD = 'secret';

const READS = [
  '/wc-admin/onboarding/tasks',
  '/wc-analytics/reports/revenue/stats?interval=day',
  '/wc-analytics/reports/orders?per_page=25&extended_info=true',
  '/wc-analytics/leaderboards',
  '/wc/v3/orders?per_page=20',
  '/wc/v3/products?per_page=20',
  '/wc-analytics/admin/notes',
  '/wc-analytics/settings/general',
  '/wc/v3/shipping/zones',
];

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))));
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** What the store confirmed to one client. */
interface Written {
  option: string;
  options: number;
  orders: number[];
  products: Map<number, string>;
}

test(
  `${CLIENTS} clients for ${SECONDS} s: every response is valid and every confirmed write is saved`,
  async () => {
    const env = { STORE_FILE: path.join(folder, 'store.db'), ADMIN_PASSWORD: PASSWORD };
    const store = await startProcess(['--empty'], env);
    const owners = await Promise.all(Array.from({ length: CLIENTS }, () => logInAt(store.siteUrl, PASSWORD)));
    const until = Date.now() + SECONDS * 1000;
    const faults: string[] = [];
    const greeting = store.printed();

    const written = await Promise.all(owners.map((owner, client) => work(owner, client, until, faults)));

    expect(faults).toEqual([]);
    expect(store.printed()).toBe(greeting);
    expect(await store.end('SIGTERM')).toBe(0);
    const again = await startProcess([], env);
    const owner = await logInAt(again.siteUrl, PASSWORD);
    for (const each of written) await verify(owner, each);
    // No lock is left: another process can write right away.
    expect((await owner.call('/wc-admin/options', { method: 'POST', body: { acme: 'free' } })).status).toBe(
      200,
    );
  },
  60_000 + SECONDS * 4_000,
);

/** Alternates reads and writes, each as soon as the previous one is done. */
async function work(owner: Owner, client: number, until: number, faults: string[]): Promise<Written> {
  const written: Written = { option: `acme_${client}`, options: 0, orders: [], products: new Map() };
  const ask = async (expected: number, address: string, body?: object) => {
    const answer = await owner.call(address, { ...(body && { method: 'POST', body }) });
    if (answer.status !== expected) faults.push(`${answer.status} ${address} ${JSON.stringify(answer.body)}`);
    return isMap(answer.body) ? answer.body : {};
  };
  for (let turn = 0; Date.now() < until; turn += 1) {
    await ask(200, READS[(turn + client) % READS.length] ?? '/');
    await ask(200, '/wc-admin/options', { [written.option]: String(turn + 1) });
    written.options = turn + 1;
    const order = await ask(201, '/wc/v3/orders', {
      status: 'processing',
      billing: { email: `client${client}@example.com` },
      fee_lines: [{ name: 'Wrapping', total: '3.00' }],
    });
    written.orders.push(Number(order['id']));
    const name = `Mug ${client}-${turn}`;
    const product = await ask(201, '/wc/v3/products', { name, sku: name, regular_price: '9.50' });
    written.products.set(Number(product['id']), name);
    await ask(200, `/wc/v3/orders/${Number(order['id'])}`, { status: 'completed' });
  }
  return written;
}

async function verify(owner: Owner, { option, options, orders, products }: Written): Promise<void> {
  const kept = await owner.call(`/wc-admin/options?options=${option}`);
  expect(kept.body).toEqual({ [option]: String(options) });
  expect(await readAll(owner, '/wc/v3/orders', 'status', orders)).toEqual(
    new Map(orders.map((id) => [id, 'completed'])),
  );
  expect(await readAll(owner, '/wc/v3/products', 'name', [...products.keys()])).toEqual(products);
}

async function readAll(owner: Owner, address: string, member: string, ids: readonly number[]) {
  const found = new Map<number, unknown>();
  for (let start = 0; start < ids.length; start += 100) {
    const include = ids.slice(start, start + 100).join(',');
    const query = `include=${include}&per_page=100&orderby=include&order=asc&_fields=id,${member}`;
    const { body } = await owner.call(`${address}?${query}`);
    for (const item of Array.isArray(body) ? body.filter(isMap) : [])
      found.set(Number(item['id']), item[member]);
  }
  return found;
}
