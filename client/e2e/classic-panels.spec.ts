import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import type { SessionOptions } from './support/user-sessions';
import { saveForm, disableDashboard } from './support/forms';
import { startShop } from './support/shop';

const shop = startShop();

const SETTINGS = '/wp-admin/admin.php?page=wc-settings';
const TAX = `${SETTINGS}&tab=tax`;
const PAYMENTS = `${SETTINGS}&tab=checkout`;
const SHIPPING = `${SETTINGS}&tab=shipping`;
/** All settings pages to which the dashboard may add panels in addition to alerts. */
const PAGES = [
  TAX,
  PAYMENTS,
  SHIPPING,
  `${SETTINGS}&tab=general&tutorial=true`,
  `${SHIPPING}&section=options`,
  `${PAYMENTS}&section=bacs`,
  `${PAYMENTS}&section=woocommerce_payments`,
  `${SETTINGS}&tab=advanced&section=woocommerce_com`,
];

const LAYOUT_SHIFT_LIMIT = 0.02;
const WALK_LIMIT = 240_000; // milliseconds

const PHONE: SessionOptions = {
  viewport: { width: 320, height: 640 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
};
/** Tests that pass in the middle one also pass in the others. */
const VIEWS: [string, SessionOptions, ...tag: string[]][] = [
  ['on a desktop', {}, '@slow'],
  ['at 320 pixels', { viewport: PHONE.viewport ?? null }],
  ['at 320 pixels with a narrow font', { viewport: PHONE.viewport ?? null, fontWidth: 'narrow' }, '@slow'],
];

const CONFLICT: Readonly<Record<string, string>> = {
  woocommerce_prices_include_tax: 'yes',
  woocommerce_tax_display_shop: 'incl',
  woocommerce_tax_display_cart: 'excl',
};

/** A store in which every panel has content. */
test.beforeAll(async () => {
  const session = await shop.openSessionAs('admin');
  await session.post('/wc-admin/options', CONFLICT);
  for (const step of ['install', 'activate']) {
    await session.post(`/wc-admin/plugins/${step}`, { plugins: 'woocommerce-payments' });
  }
});

// Forms, twice each.
test('forms are the same, and save the same, as without the dashboard', { tag: '@slow' }, async () => {
  test.setTimeout(WALK_LIMIT);
  const owner = await shop.openSessionAs('admin');
  const plain = await disableDashboard(await shop.openSessionAs('admin'));

  for (const path of PAGES) {
    await plain.open(path);
    await expect(plain.page.getByRole('region', { name: 'Store alerts' })).toHaveCount(0);
    const without = await saveForm(plain);

    await owner.open(path);
    await expect(owner.page.getByRole('region', { name: 'Store alerts' })).toBeVisible();
    await owner.page.waitForLoadState('networkidle');
    expect(await owner.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    await owner.page.keyboard.press('Escape');

    expect({ path, ...(await saveForm(owner)) }).toEqual({ path, ...without });
  }
});

/** Every panel by its page and text. */
const PANELS: [string, string][] = [
  [TAX, 'Prices are entered and displayed inconsistently'],
  [PAYMENTS, 'Recommended payment providers'],
  [SHIPPING, 'Recommended shipping solutions'],
  [`${PAYMENTS}&section=woocommerce_payments`, 'One more step to get paid'],
];

for (const [name, options, ...tag] of VIEWS) {
  test(
    `${name}, panels are accessible and fit in every color mode without layout shift`,
    { tag },
    async () => {
      // Without transitions, so that the final colors are checked.
      const session = await shop.openSessionAs('admin', { ...options, reducedMotion: 'reduce' });
      const { page } = session;

      for (const [path, text] of PANELS) {
        await session.open(path);
        await expect(page.getByText(text)).toBeVisible();
        await page.waitForLoadState('networkidle');

        expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
        await expectToFit(page, path);
        expect(await session.accessibilityViolations()).toEqual([]);

        await page.emulateMedia({ forcedColors: 'active' });
        await expectToFit(page, path);
        // Without contrast: in forced colors it depends on the user's palette.
        expect(await session.accessibilityViolations({ without: ['color-contrast'] })).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });

        // Color scheme and direction are independent, and the host's page around it is always light.
        await page.evaluate(() => {
          document.documentElement.dataset['colorScheme'] = 'dark';
          document.documentElement.dir = 'rtl';
        });
        await expectToFit(page, path);
        expect(await session.accessibilityViolations({ within: '#wpbody-content' })).toEqual([]);
      }
    },
  );
}

async function expectToFit(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ path, overflow: Math.max(overflow, 0) }).toEqual({ path, overflow: 0 });
}

test('hides the tax warning for consistent settings, and saves the recommended ones', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(TAX);
  const warning = page.getByText('Prices are entered and displayed inconsistently');
  await expect(warning).toBeVisible();

  await page.locator('#woocommerce_tax_display_cart').selectOption('incl');
  await expect(warning).toHaveCount(0);
  await page.locator('#woocommerce_tax_display_shop').selectOption('excl');
  await page.getByRole('button', { name: 'Use recommended settings' }).click();
  await expect(page.getByText('Recommended settings applied.')).toBeVisible();
  await expect(warning).toHaveCount(0);

  const { after } = await saveForm(session);
  const saved = after.flat(2);
  expect(saved).toContain('woocommerce_tax_display_shop=incl');
  expect(saved).toContain('woocommerce_tax_display_cart=incl');
  await session.post('/wc-admin/options', CONFLICT);
});

test('a renamed field or removed container hides only its own panel', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await page.route(/page=wc-settings/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"woocommerce_tax_display_cart"', '"acme_tax_display_cart"')
      .replace('id="wc_payment_gateways_banner_slotfill"', '');
    await route.fulfill({ response, body });
  });

  await session.open(TAX);
  await expect(page.getByRole('region', { name: 'Store alerts' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Prices are entered and displayed')).toHaveCount(0);

  await session.open(PAYMENTS);
  await expect(page.getByText('Recommended payment providers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Methods' })).toHaveCount(0);
  await expect(page.getByText('Accept payments and manage them in your store')).toHaveCount(0);
});

test('opens the provider from the payments banner, and keeps hidden suggestions hidden', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(PAYMENTS);
  const banner = page.getByRole('region', { name: 'Accept payments and manage them in your store' });
  await banner.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();

  await session.open(PAYMENTS);
  await banner.getByRole('button', { name: 'Hide payment suggestions' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Methods' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Recommended payment providers')).toHaveCount(0);

  await session.open(PAYMENTS);
  await expect(page.getByRole('heading', { name: 'Payment Methods' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  expect(await session.accessibilityViolations()).toEqual([]);
});

test('offers the mobile app on Android until it is dismissed on any device', async () => {
  const session = await shop.openSessionAs('admin', PHONE);
  const { page } = session;
  const banner = page.getByRole('complementary', { name: 'Mobile app' });
  for (const path of [HOME, PAYMENTS]) {
    await session.open(path);
    await expect(banner).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await session.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    expect(await session.accessibilityViolations({ within: '.sa-app-banner' })).toEqual([]);
  }
  await session.open(TAX);
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);

  // A snackbar message is above it, so that both are visible and clickable.
  await session.open(PAYMENTS);
  await page.getByRole('button', { name: /^Dismiss the alert/ }).click();
  const message = page.locator('.sa-snackbar', { hasText: 'Alert dismissed' });
  const [above, below] = [await message.boundingBox(), await banner.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await message.getByRole('button', { name: 'Undo' }).click();
  const saved = page.waitForResponse((response) => response.url().includes('users/me') && response.ok());
  await banner.getByRole('button', { name: 'Dismiss mobile app' }).click();
  await saved;

  const elsewhere = await shop.openSessionAs('admin', PHONE);
  await elsewhere.open(PAYMENTS);
  await elsewhere.page.waitForLoadState('networkidle');
  await expect(elsewhere.page.getByRole('complementary', { name: 'Mobile app' })).toHaveCount(0);
});

test('a snoozed alert returns after a day', async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(TAX);
  const alerts = page.getByRole('region', { name: 'Store alerts' });
  const first = alerts.getByRole('article', { name: 'Customers cannot pay yet' });
  await expect(first).toBeVisible();
  await alerts.getByRole('button', { name: 'Next Alert' }).click();
  await alerts.getByRole('button', { name: 'Previous Alert' }).click();

  // On a phone, only part of its text fits.
  await page.setViewportSize({ width: 320, height: 640 });
  const isCut = () =>
    first.locator('.sa-store-alert__text').evaluate((words) => words.scrollHeight > words.clientHeight);
  await first.getByRole('button', { name: 'Show more' }).click();
  expect(await isCut()).toBe(false);
  await first.getByRole('button', { name: 'Show less' }).click();
  expect(await isCut()).toBe(true);

  await alerts.getByRole('button', { name: 'Remind me later' }).click();
  expect(await session.accessibilityViolations()).toEqual([]);
  await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
  await expect(page.getByText('Alert snoozed')).toBeVisible();
  await expect(first).toHaveCount(0);

  // The snoozed panel is fetched again, which would fail first on a page with an expired nonce.
  await page.goto('about:blank');
  await shop.store.moveClock(25 * 3_600_000);
  await expect(async () => {
    await session.open(TAX);
    await first.waitFor();
  }).toPass();
});
