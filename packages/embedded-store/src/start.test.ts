import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { readSettings } from './cli';
import { explainFailure } from './explain-failure';
import { startStore } from './start';
import type { RunningStore } from './start';
import { logInAt } from './testing/owner';

/** Creating the demo store is slow on a busy machine. */
jest.setTimeout(30_000);

let folder: string;
const started: RunningStore[] = [];
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'store-'))));
afterEach(async () => {
  await Promise.all(started.splice(0).map((store) => store.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a store like the command line, on any free port and with the test's own file. */
async function start(args: string[] = [], env: Record<string, string> = {}): Promise<RunningStore> {
  const settings = readSettings(args, { PORT: '0', STORE_FILE: 'shop/store.db', ...env }, folder);
  const store = await startStore(settings, () => {});
  started.push(store);
  return store;
}

/** What the user sees in the terminal when the store does not start. */
async function refusal(args: string[], env: Record<string, string> = {}): Promise<string> {
  return start(args, env).then(() => 'It started.', explainFailure);
}

const nameOf = async ({ siteUrl }: RunningStore): Promise<unknown> =>
  (await fetch(`${siteUrl}/wp-json/?_fields=name`)).json();

test('creates the demo store with its accounts when the file is new', async () => {
  const store = await start(['--orders', '20']);

  expect(await nameOf(store)).toEqual({ name: 'Harbor Goods' });
  expect(store.demoLogins).toEqual(['admin', 'manager', 'analyst', 'customer']);
  expect(store.generatedPassword).toBeUndefined();
});

test('generates a password for a fresh install and prints it once', async () => {
  const fresh = await start(['--empty']);
  await started.pop()?.stop();
  const again = await start();

  expect(fresh.generatedPassword).toMatch(/^[\w-]{12}$/);
  expect(fresh.demoLogins).toEqual([]);
  expect(again.generatedPassword).toBeUndefined();
});

test.each([
  ['a fresh install begins with the store profiler', ['--empty'], true, true],
  ['the demo store is already set up', ['--orders', '1'], false, false],
  ['a fresh install without the profiler', ['--empty', '--features=-core-profiler'], true, false],
])('%s', async (_, args, isFirstRun, hasProfiler) => {
  const store = await start(args, { ADMIN_PASSWORD: 'secret' });
  const login = args.includes('--empty') ? 'secret' : 'admin';
  const owner = await logInAt(store.siteUrl, login);
  const { body } = await owner.call('/wc-admin/features');

  expect(store.isFirstRun).toBe(isFirstRun);
  expect(Object(body).includes('core-profiler')).toBe(hasProfiler);
});

test.each([
  ['all', [], ['settings', 'product-variation-management', 'new-product-management-experience']],
  ['all but one', ['--features', '-settings'], ['product-variation-management']],
  ['one more', ['--features=navigation'], ['navigation', 'settings']],
])('has %s of its features with the flags %j', async (_, flags, expected) => {
  const owner = await logInAt((await start(['--orders', '1', ...flags])).siteUrl, 'admin');
  const { body: features } = await owner.call('/wc-admin/features');
  const { body: setting } = await owner.call('/wc-admin/options?options=woocommerce_settings_enabled');

  expect(features).toEqual(expect.arrayContaining(expected));
  expect(Object(features).includes('settings')).toBe(!flags.includes('-settings'));
  expect(Object(setting).woocommerce_settings_enabled).toBe(flags.includes('-settings') ? 'no' : false);
});

test('keeps a feature disabled until it is started with it', async () => {
  const settingsAre = async (args: string[]) => {
    const owner = await logInAt((await start(['--orders', '1', ...args])).siteUrl, 'admin');
    const { body } = await owner.call('/wc-admin/features');
    await started.pop()?.stop();
    return Object(body).includes('settings');
  };

  expect(await settingsAre([])).toBe(true);
  expect(await settingsAre(['--features=-settings'])).toBe(false);
  expect(await settingsAre([])).toBe(false);
  expect(await settingsAre(['--features=settings'])).toBe(true);
});

async function readMoneySettings({ siteUrl }: RunningStore): Promise<Record<string, unknown>> {
  const owner = await logInAt(siteUrl, 'admin');
  const { body } = await owner.call('/wc/v3/settings/general');
  const settings = (body as { id: string; value: unknown }[]).map(({ id, value }) => [id, value]);
  return Object.fromEntries(settings);
}

describe.each([
  {
    code: 'JPY',
    written: ['left', ',', '.', '0'],
    mug: '1850',
    amounts: /^\d+$/,
    shipping: ['650', '1400', '1900'],
    least: '4000.00',
  },
  {
    code: 'KWD',
    written: ['right_space', ',', '.', '3'],
    mug: '1.850',
    amounts: /^\d+\.\d{3}$/,
    shipping: ['0.650', '1.400', '1.900'],
    least: '4.00',
  },
  {
    code: 'EUR',
    written: ['right_space', '.', ',', '2'],
    mug: '18.50',
    amounts: /^\d+\.\d{2}$/,
    shipping: ['6.50', '14.00', '19.00'],
    least: '40.00',
  },
])('with --currency $code', ({ code, written, mug, amounts, shipping, least }) => {
  test("uses the currency's format, and every price is in that currency", async () => {
    const store = await start(['--orders', '60', '--currency', code]);
    const owner = await logInAt(store.siteUrl, 'admin');
    const read = async (path: string) => Object((await owner.call(path)).body);
    const settings = await readMoneySettings(store);
    const [product] = await read('/wc/v3/products?sku=HG-MUG-01');
    const [coupon] = await read('/wc/v3/coupons?code=fiveoff');
    const orders = (await read('/wc/v3/orders?per_page=60')) as {
      currency: string;
      total: string;
      shipping_total: string;
    }[];

    const names = ['currency_pos', 'price_thousand_sep', 'price_decimal_sep', 'price_num_decimals'];
    expect(names.map((name) => settings[`woocommerce_${name}`])).toEqual(written);
    expect(product).toMatchObject({ price: mug });
    expect(coupon).toMatchObject({ minimum_amount: least });
    expect(new Set(orders.map(({ currency }) => currency))).toEqual(new Set([code]));
    expect(orders.filter(({ total }) => !amounts.test(total))).toEqual([]);
    expect(orders.map(({ shipping_total }) => shipping_total)).toEqual(expect.arrayContaining(shipping));
  });
});

test('keeps the data of the file, and deletes it on a reset', async () => {
  await start(['--empty']);
  await started.pop()?.stop();
  const kept = await nameOf(await start());
  await started.pop()?.stop();
  const reset = await nameOf(await start(['--reset', '--orders', '1']));

  expect(kept).toEqual({ name: 'My shop' });
  expect(reset).toEqual({ name: 'Harbor Goods' });
});

test('leaves one file behind when it stops', async () => {
  await start(['--empty']);
  await started.pop()?.stop();

  expect(statSync(path.join(folder, 'shop/store.db')).size).toBeGreaterThan(50_000);
  expect(statSync(path.join(folder, 'shop/store.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
});

test('has its own URL behind a proxy', async () => {
  const { siteUrl } = await start(['--empty'], { SITE_URL: 'https://shop.example/' });

  expect(siteUrl).toBe('https://shop.example');
});

test.each([
  [['--colour'], {}, "Unknown option '--colour'"],
  [['--orders', 'many'], {}, '--orders must be a whole number from 0 to 1000000, not "many".'],
  [['--orders', '-1'], {}, "Option '--orders' argument is ambiguous."],
  [
    ['--currency', 'SHELLS'],
    {},
    '--currency must be the code of a currency such as USD, JPY or KWD, not "SHELLS".',
  ],
  [['wat'], {}, "Unexpected argument 'wat'"],
  [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [[], { SITE_URL: 'shop' }, 'SITE_URL must be an address such as https://shop.example, not "shop".'],
  [
    [],
    { SMTP_URL: 'mail.example:25' },
    'SMTP_URL must be an address such as smtp://user:password@mail.example:587.',
  ],
  [['--host', '0.0.0.0'], {}, 'The demo accounts have known passwords'],
  [['--host', '0.0.0.0', '--empty', '--test-controls'], {}, '--test-controls lets anyone break the store'],
  [['--host', '203.0.113.7', '--empty'], {}, 'This machine does not have the address given to --host.'],
])('rejects %j with %j in one sentence', async (args, env, sentence) => {
  const said = await refusal(args, env);

  expect(said).toContain(sentence);
  expect(said).not.toContain('\n');
});

describe('with --locale', () => {
  beforeEach(() => {
    const languages = path.join(folder, 'dist/server/languages');
    mkdirSync(languages, { recursive: true });
    for (const locale of ['de_DE', 'ar'])
      writeFileSync(path.join(languages, `${locale}.json`), '{ "": {}, "Welcome": ["Willkommen"] }');
  });

  const readSite = async ({ siteUrl }: RunningStore) => {
    const owner = await logInAt(siteUrl, 'admin');
    const { body } = await owner.call('/wp/v2/settings');
    const { language, date_format: date, time_format: time, start_of_week: weekday } = Object(body);
    return [language, date, time, weekday];
  };

  test.each([
    ['de_DE', ['de_DE', 'j. F Y', 'H:i', 1]],
    ['de-DE', ['de_DE', 'j. F Y', 'H:i', 1]],
    ['ar', ['ar', 'j F Y', 'g:i a', 6]],
    ['en_US', ['en_US', 'F j, Y', 'g:i a', 1]],
  ])('a new store has the language %s, with its formats and first day of the week', async (locale, site) => {
    const store = await start(['--orders', '1', '--locale', locale]);

    expect(await readSite(store)).toEqual(site);
    const page = await (await fetch(store.siteUrl)).text();
    expect(page.includes('Willkommen')).toBe(locale !== 'en_US');
  });

  test('an existing store keeps its formats', async () => {
    await start(['--orders', '1']);
    await started.pop()?.stop();

    const store = await start(['--locale', 'de_DE']);

    expect(await readSite(store)).toEqual(['de_DE', 'F j, Y', 'g:i a', 1]);
  });

  test('an unknown language is rejected with a list of known ones, and nothing is created', async () => {
    expect(await refusal(['--locale', 'xx'])).toBe('--locale must be one of en_US, ar, de_DE, not "xx".');
    expect(() => statSync(path.join(folder, 'shop'))).toThrow('ENOENT');
  });
});

test('keeps the currency of its prices', async () => {
  await start(['--orders', '0', '--currency', 'jpy']);
  await started.pop()?.stop();
  const another = await refusal(['--currency', 'KWD']);
  const same = await start(['--currency', 'JPY']);

  expect(another).toContain("This store's prices are in JPY.");
  expect(await readMoneySettings(same)).toMatchObject({ woocommerce_currency: 'JPY' });
});

test('rejects a known password on a public address, also for an existing store', async () => {
  await start(['--orders', '0']);
  await started.pop()?.stop();

  expect(await refusal(['--empty', '--host', '0.0.0.0'])).toContain('The demo accounts have known passwords');
});

test('rejects a port in use, and does not reset the store', async () => {
  await start(['--empty']);
  await started.pop()?.stop();
  const other = await takePort();

  const said = await refusal(['--reset'], { PORT: portOf(other) });
  await new Promise((resolve) => other.close(resolve));

  expect(said).toBe('The port is already in use. Choose another one, for example PORT=4011.');
  expect(await nameOf(await start())).toEqual({ name: 'My shop' });
});

test.each([
  ['a file that is not a database', () => Buffer.from('Dear diary, '.repeat(50))],
  ['a file that is too short', () => Buffer.from('SQLite format 3\0')],
  ['a database of another program', otherDatabase],
  ['a damaged store', damagedStore],
])('rejects %s and leaves it unchanged', async (_name, content) => {
  const file = path.join(folder, 'found.db');
  const before = await content(file);
  writeFileSync(file, before);

  const said = await refusal(['--reset'], { STORE_FILE: file });

  expect(said).toContain('left as it is');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('reports that a file from before the first release needs a reset, and replaces it on one', async () => {
  const file = path.join(folder, 'old.db');
  await start(['--empty'], { STORE_FILE: file });
  await started.pop()?.stop();
  makeOld(file);
  const before = readFileSync(file);

  const said = await refusal([], { STORE_FILE: file });
  expect(said).toBe(
    'The store file was written by a development version from before 0.1.0. Start with --reset for a new store: what is in this one is then gone.',
  );
  expect(readFileSync(file).equals(before)).toBe(true);

  const again = await start(['--reset', '--orders', '1'], { STORE_FILE: file });
  expect(await nameOf(again)).toEqual({ name: 'Harbor Goods' });
});

test("rejects a folder that can't be created, and a folder instead of a file", async () => {
  writeFileSync(path.join(folder, 'note.txt'), 'A file, not a folder.');

  expect(await refusal([], { STORE_FILE: 'note.txt/store.db' })).toContain('cannot be created');
  expect(await refusal([], { STORE_FILE: folder })).toContain('is a folder');
});

async function takePort(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

function portOf(server: Server): string {
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : address);
}

function otherDatabase(file: string): Buffer {
  const db = new Database(file);
  db.exec('CREATE TABLE letters (body TEXT)');
  db.close();
  return readFileSync(file);
}

/** Files of development versions: with other table names, and with a version number that counted their changes. */
function makeOld(file: string): void {
  const db = new Database(file);
  db.exec('DROP TABLE order_notes; CREATE TABLE order_days (day TEXT); PRAGMA user_version = 31');
  db.close();
}

async function damagedStore(file: string): Promise<Buffer> {
  await start(['--empty'], { STORE_FILE: file });
  await started.pop()?.stop();
  const bytes = readFileSync(file);
  return bytes.fill(0xff, 5_000, bytes.length - 2_000);
}
