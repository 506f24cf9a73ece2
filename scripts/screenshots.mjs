/**
 * Takes screenshots of six screens of the demo store, for comparing how two versions look.
 *
 *   node scripts/screenshots.mjs FOLDER              of this checkout, which must be built, into FOLDER
 *   node scripts/screenshots.mjs FOLDER --of OTHER   of another built checkout
 *   node scripts/screenshots.mjs FOLDER --locales de_DE,ja,ar
 *                                                    of four screens in each language, whose fonts must be installed
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HOME, withDemoStore } from './demo-store.mjs';
import { ROOT } from './project.mjs';

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * File name, window and address of each screenshot; on phones the table of a report is below the first screen.
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
if (!target) throw new Error('Name the folder for the screenshots.');
mkdirSync(target, { recursive: true });

if (values.locales === undefined) await take([], SCREENS, '', true);
for (const locale of values.locales?.split(',') ?? [])
  await take(['--locale', locale], TRANSLATED, `${locale}-`, false);

/** Takes the screenshots of a new store. */
async function take(flags, screens, prefix, isSetUp) {
  const options = { flags: ['--orders', '300', ...flags], checkout: values.of, viewport: DESKTOP };
  await withDemoStore(options, async (page) => {
    if (isSetUp) await hideSetup(page);
    for (const [name, window, query] of screens) {
      await page.setViewportSize(window);
      await page.goto(`${HOME}${query}`);
      await page.waitForLoadState('networkidle');
      if (isSetUp && window === PHONE) {
        const table = page.getByRole('table');
        await table.evaluateAll(([element]) => element?.scrollIntoView({ block: 'center' }));
      }
      // A tour that opens on the first visit.
      await page.keyboard.press('Escape');
      await page.screenshot({ path: join(target, `${prefix}${name}.jpg`), type: 'jpeg', quality: 70 });
    }
  });
}

/** Makes it a running store. */
async function hideSetup(page) {
  await page.goto(HOME);
  await page.evaluate(async () => {
    const { root, nonce } = Object(window).wpApiSettings;
    await fetch(`${root}wc-admin/options`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: JSON.stringify({ woocommerce_task_list_hidden_lists: ['setup'] }),
    });
  });
}
