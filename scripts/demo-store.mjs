/** A new demo store, open in Chromium, for scripts that take pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { ROOT } from './project.mjs';

const PORT = 4097;
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Addresses of pages: `HOME` with `&path=%2Fanalytics%2Frevenue` is the revenue report. */
export const HOME = '/wp-admin/admin.php?page=wc-admin';

/**
 * Starts a store with its own data, logs in, calls `work` and stops the store.
 *
 * @param {object} options
 * @param {readonly string[]} [options.flags] of `npm start`
 * @param {string} [options.checkout] a built checkout
 * @param {import('@playwright/test').ViewportSize} options.viewport
 * @param {(page: import('@playwright/test').Page) => Promise<void>} work called with a page of the administrator
 */
export async function withDemoStore({ flags = [], checkout = ROOT, viewport }, work) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. Run `node scripts/chromium.mjs`.');
  const data = mkdtempSync(join(tmpdir(), 'store-admin-screenshots-'));
  const store = spawn(process.execPath, ['dist/server/main.cjs', ...flags], {
    cwd: resolve(checkout),
    env: { ...process.env, PORT: String(PORT), STORE_FILE: join(data, 'store.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath });
  try {
    // Its first line says that it listens; if the port is taken, it ends.
    await Promise.race([once(store.stdout, 'data'), once(store, 'exit').then(throwStartError)]);
    const page = await browser.newPage({ viewport, baseURL: ORIGIN });
    await logIn(page, 'admin');
    await work(page);
  } finally {
    await browser.close();
    store.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function throwStartError() {
  throw new Error(`The store could not start on port ${PORT}.`);
}

/**
 * Logs in as a demo user, whose password is the name.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} user
 */
export async function logIn(page, user) {
  await page.goto('/wp-login.php');
  await page.fill('#user_login', user);
  await page.fill('#user_pass', user);
  await page.click('#wp-submit');
  await page.waitForURL('**/wp-admin/**');
}
