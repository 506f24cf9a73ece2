/**
 * Takes pictures of six screens of the demo store, for comparing how two versions look.
 *
 *   node scripts/screenshots.mjs FOLDER              of this checkout, which must be built, into FOLDER
 *   node scripts/screenshots.mjs FOLDER --of OTHER   of another built checkout
 *   node scripts/screenshots.mjs FOLDER --locales de_DE,ja,ar
 *                                                    of four screens in each language, whose fonts must be installed
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { ROOT } from './project.mjs';

const PORT = 4097;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * File name, window and address of each picture; on phones the table of a report is below the first screen.
 *
 * @type {readonly (readonly [string, import('@playwright/test').ViewportSize, string])[]}
 */
const SCREENS = [
  ['home', DESKTOP, ''],
  ['overview', DESKTOP, '&path=%2Fanalytics%2Foverview'],
  ['revenue', DESKTOP, '&path=%2Fanalytics%2Frevenue&period=year'],
  ['customers-phone', PHONE, '&path=%2Fcustomers'],
  ['orders-phone', PHONE, '&path=%2Fanalytics%2Forders&period=year'],
  ['product-phone', PHONE, '&path=%2Fproduct%2F1'],
];

/** The same in each language, on both windows. */
const TRANSLATED = [
  ['home', ''],
  ['revenue', '&path=%2Fanalytics%2Frevenue'],
  ['product', '&path=%2Fproduct%2F1'],
  ['payments', '&task=payments'],
].flatMap(([name, query]) => [
  /** @type {const} */ ([`${name}-1360`, DESKTOP, query]),
  /** @type {const} */ ([`${name}-390`, PHONE, query]),
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string', default: ROOT }, locales: { type: 'string' } },
});
const [target] = positionals;
if (!target) throw new Error('Name the folder for the pictures.');
mkdirSync(target, { recursive: true });

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Run `node scripts/chromium.mjs`.');
const browser = await chromium.launch({ executablePath });
try {
  if (values.locales === undefined) await take([], SCREENS, '', true);
  for (const locale of values.locales?.split(',') ?? [])
    await take(['--locale', locale], TRANSLATED, `${locale}-`, false);
} finally {
  await browser.close();
}

/** Takes the pictures of a new store. */
async function take(flags, screens, prefix, isSetUp) {
  const data = mkdtempSync(join(tmpdir(), 'store-admin-screenshots-'));
  const store = spawn(process.execPath, ['dist/server/main.cjs', '--orders', '300', ...flags], {
    cwd: resolve(values.of),
    env: { ...process.env, PORT: String(PORT), STORE_FILE: join(data, 'store.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const page = await browser.newPage({ viewport: DESKTOP });
  try {
    // Its first line says that it listens; if the port is taken, it ends.
    await Promise.race([once(store.stdout, 'data'), once(store, 'exit').then(failToStart)]);
    await page.goto(`${ORIGIN}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', 'admin');
    await page.click('#wp-submit');
    await page.waitForURL(`${ORIGIN}/wp-admin/**`);
    if (isSetUp) await hideSetup(page);
    for (const [name, window, query] of screens) {
      await page.setViewportSize(window);
      await page.goto(`${ORIGIN}/wp-admin/admin.php?page=wc-admin${query}`);
      await page.waitForLoadState('networkidle');
      if (isSetUp && window === PHONE) {
        const table = page.getByRole('table');
        await table.evaluateAll(([element]) => element?.scrollIntoView({ block: 'center' }));
      }
      // A tour that opens on the first visit.
      await page.keyboard.press('Escape');
      await page.screenshot({ path: join(target, `${prefix}${name}.jpg`), type: 'jpeg', quality: 70 });
    }
  } finally {
    await page.close();
    store.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function failToStart() {
  throw new Error(`The store could not start on port ${PORT}.`);
}

/** Makes it a running store. */
async function hideSetup(page) {
  await page.goto(`${ORIGIN}/wp-admin/admin.php?page=wc-admin`);
  await page.evaluate(async () => {
    const { root, nonce } = Object(window).wpApiSettings;
    await fetch(`${root}wc-admin/options`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: JSON.stringify({ woocommerce_task_list_hidden_lists: ['setup'] }),
    });
  });
}
