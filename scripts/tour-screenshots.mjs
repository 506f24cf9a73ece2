/**
 * Does what `docs/tour.md` says in a new demo store, and takes its pictures. The checkout must be built.
 *
 *   node scripts/tour-screenshots.mjs
 */
import { join } from 'node:path';
import { buildExtensions } from './build-extensions.mjs';
import { HOME, logIn, withDemoStore } from './demo-store.mjs';
import { ROOT } from './project.mjs';

const VIEWPORT = { width: 1000, height: 640 };
const ACTION_TIMEOUT_MS = 10_000;

/**
 * Steps of the tour by name of their picture. Each returns what to show; otherwise the picture shows the window.
 *
 * @type {Readonly<Record<string, (page: import('@playwright/test').Page) => Promise<import('@playwright/test').Locator | void>>>}
 */
const STEPS = {
  async task(page) {
    await page.goto(`${HOME}&task=payments`);
    await page.getByRole('button', { name: 'Enable: Cash on delivery' }).click();
    await page.getByText('Cash on delivery configured successfully').waitFor();
    await page.getByText('You set up payments').evaluate((text) => text.scrollIntoView({ block: 'center' }));
  },
  async metric(page) {
    await page.goto(`${HOME}&path=%2Fanalytics%2Frevenue`);
    await page.getByRole('button', { name: 'How “Gross sales” is calculated' }).first().click();
    await page.getByText('Verified').waitFor();
    return page.getByRole('dialog');
  },
  async variations(page) {
    await page.goto('/wp-admin/edit.php?post_type=product&s=Parka');
    await page.getByRole('link', { name: 'Storm Parka', exact: true }).first().click();
    await page.getByRole('tab', { name: 'Variations' }).click();
    await page.getByRole('button', { name: 'Change 24 variations' }).click();
    const form = page.getByRole('form', { name: 'Change 24 variations' });
    await form.getByRole('combobox', { name: 'Action' }).selectOption('Increase by amount');
    await form.getByRole('textbox', { name: /^Value/ }).fill('5');
    return form;
  },
  async history(page) {
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Product successfully updated').waitFor();
    await page.goto(`${HOME}&path=%2Fhistory`);
    return page.getByRole('table');
  },
  async report(page) {
    await page.goto(`${HOME}&path=%2Fanalytics%2Frevenue`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Send by email…' }).click();
    await page.getByRole('button', { name: 'Schedule this view' }).click();
    await page.getByRole('combobox', { name: 'Frequency' }).selectOption('Every day');
    await page.getByRole('button', { name: 'Add recipient' }).click();
    return page.getByRole('dialog');
  },
  async palette(page) {
    await page.goto(HOME);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill('fisherman');
    await page
      .getByRole('option', { name: /Fisherman/ })
      .first()
      .waitFor();
    return page.getByRole('dialog');
  },
  async dark(page) {
    await page.goto(`${HOME}&path=%2Fanalytics%2Foverview`);
    await page.getByText('admin', { exact: true }).hover();
    await page.getByRole('link', { name: 'Dark colors' }).click();
    await page.getByRole('heading', { name: 'Charts' }).scrollIntoViewIfNeeded();
  },
  async crash(page) {
    // The rest of the pictures is light again.
    await page.getByText('admin', { exact: true }).hover();
    await page.getByRole('link', { name: 'Light colors' }).click();
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Crash this section' }).click();
    await page
      .getByText(/stopped working/)
      .first()
      .scrollIntoViewIfNeeded();
  },
  async features(page) {
    await page.goto('/wp-admin/admin.php?page=wc-settings&tab=advanced&section=features');
    await page
      .getByRole('checkbox', { name: 'Product form' })
      .evaluate((box) => box.scrollIntoView({ block: 'center' }));
  },
  async analyst(page) {
    await page.context().clearCookies();
    await logIn(page, 'analyst');
    await page.goto(`${HOME}&path=%2Fanalytics%2Foverview`);
  },
};

const flags = ['--extensions', await buildExtensions('examples')];
await withDemoStore({ flags, viewport: VIEWPORT }, async (page) => {
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  for (const [name, step] of Object.entries(STEPS)) {
    const shown = await step(page);
    await page.waitForLoadState('networkidle');
    const path = join(ROOT, 'docs/tour', `${name}.png`);
    await (shown ?? page).screenshot({ path, animations: 'disabled' });
  }
});
