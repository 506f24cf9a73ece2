import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { all, closeDatabase, first, integer, openDatabase } from './database';
import type { StoreDatabase } from './database';
import { endProcesses, startProcess } from './testing/store-process';
import { logInAt } from './testing/owner';
import type { Owner } from './testing/owner';

/** Number of times the process is killed. For a full run: `KILLS=50 npx jest crash`. */
const KILLS = Number(process.env['KILLS'] ?? 6);

/** Maximum delay of a kill after the first write was sent. */
const LATEST_MS = 400;

const PASSWORD = 'secret';
const PAIR = ['acme_left', 'acme_right'];
const SETTINGS = ['woocommerce_store_address', 'woocommerce_store_city'];

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  file = path.join(folder, 'store.db');
});
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** What the store has confirmed across all restarts. */
interface Confirmed {
  orders: number[];
  zones: number[];
  /** The last number that was written everywhere. */
  count: number;
}

test(
  `after ${KILLS} kills during writes, the file opens with all confirmed data and no partial writes`,
  async () => {
    const confirmed: Confirmed = { orders: [], zones: [], count: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const store = await startProcess(['--empty'], { STORE_FILE: file, ADMIN_PASSWORD: PASSWORD });
      const owner = await logInAt(store.siteUrl, PASSWORD);
      const writing = writeUntilGone(owner, confirmed);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST_MS));
      await store.end('SIGKILL');
      await writing;

      examine(confirmed);
    }
    expect(confirmed.orders.length).toBeGreaterThan(0);
  },
  30_000 + KILLS * 15_000,
);

/** Several concurrent writers, each as fast as the store responds, until it stops responding. */
async function writeUntilGone(owner: Owner, confirmed: Confirmed): Promise<void> {
  const goOn = async (write: () => Promise<void>) => {
    try {
      for (;;) await write();
    } catch (error) {
      // The process is gone, so it is unknown whether the last write was saved.
      if (!String(error).startsWith('TypeError')) throw error;
    }
  };
  await Promise.all([
    goOn(async () => void confirmed.orders.push(await create(owner, '/wc/v3/orders', anOrder))),
    goOn(async () => {
      const zone = await create(owner, '/wc/v3/shipping/zones', { name: 'Coast' });
      const locations = [
        { code: 'US', type: 'country' },
        { code: 'CA', type: 'country' },
      ];
      await write(owner, `/wc/v3/shipping/zones/${zone}/locations`, locations);
      confirmed.zones.push(zone);
    }),
    goOn(async () => {
      const next = confirmed.count + 1;
      const update = SETTINGS.map((id) => ({ id, value: `no. ${next}` }));
      await write(owner, '/wc-admin/options', Object.fromEntries(PAIR.map((name) => [name, `no. ${next}`])));
      await write(owner, '/wc-analytics/settings/general/batch', { update });
      confirmed.count = next;
    }),
  ]);
}

const anOrder = {
  status: 'completed',
  billing: { email: 'ada@example.com' },
  fee_lines: [
    { name: 'Wrapping', total: '3.00' },
    { name: 'Insurance', total: '2.00' },
  ],
  shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '4.00' }],
};

async function create(owner: Owner, address: string, body: object): Promise<number> {
  const answer = await owner.call(address, { method: 'POST', body });
  expect(answer.status).toBe(201);
  return Object(answer.body).id as number;
}

async function write(owner: Owner, address: string, body: object): Promise<void> {
  const answer = await owner.call(address, { method: 'POST', body });
  expect(answer.status).toBe(200);
}

/** Opens the file that the killed process left behind, as the next process would. */
function examine(confirmed: Confirmed): void {
  const db = openDatabase(file);
  try {
    expect(all(db, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all(db, 'PRAGMA foreign_key_check')).toEqual([]);
    expect(missing(db, 'orders', confirmed.orders)).toEqual([]);
    expect(missing(db, 'shipping_zones', confirmed.zones)).toEqual([]);
    expect(countHalves(db)).toEqual({ orders: 0, zones: 0 });
    // Both were written by one request.
    for (const names of [PAIR, SETTINGS]) {
      const [left = 0, right] = numbersOf(db, names);
      expect(left).toBe(right);
      expect(left).toBeGreaterThanOrEqual(confirmed.count);
      expect(left).toBeLessThanOrEqual(confirmed.count + 1);
    }
  } finally {
    closeDatabase(db);
  }
}

function missing(db: StoreDatabase, table: string, ids: readonly number[]): number[] {
  const there = new Set(all(db, `SELECT id FROM ${table}`).map((row) => integer(row, 'id')));
  return ids.filter((id) => !there.has(id));
}

/** Orders with missing lines or statistics, zones with one of two locations. */
function countHalves(db: StoreDatabase): object {
  const count = (sql: string) => integer(first(db, `SELECT count(*) AS total FROM ${sql}`), 'total');
  return {
    orders: count(`orders WHERE (SELECT count(*) FROM order_lines WHERE order_id = orders.id) <> 3
      OR NOT EXISTS (SELECT 1 FROM order_stats WHERE order_id = orders.id)`),
    zones:
      count(`shipping_zones WHERE (SELECT count(*) FROM shipping_zone_locations WHERE zone_id = shipping_zones.id)
      NOT IN (0, 2)`),
  };
}

/** The numbers stored in options, `no. 12`; 0 for an option that was never written. */
function numbersOf(db: StoreDatabase, names: readonly string[]): number[] {
  return names.map((name) => {
    const value = first(db, "SELECT value ->> '$' AS value FROM options WHERE name = ?", name)?.['value'];
    return Number(/^no\. (\d+)$/.exec(String(value))?.[1] ?? 0);
  });
}
