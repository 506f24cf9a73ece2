import type { BrowserContextOptions } from 'playwright-core';
import { HOME } from './support/addresses';
import { eventually } from './support/eventually';
import { saveForm, withoutDashboard } from './support/forms';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';

const shop = startShop();

const SETTINGS = '/wp-admin/admin.php?page=wc-settings';
const TAX = `${SETTINGS}&tab=tax`;
const PAYMENTS = `${SETTINGS}&tab=checkout`;
const SHIPPING = `${SETTINGS}&tab=shipping`;
/** Every settings page to which the dashboard may add something. */
const PAGES = [
  ...['general', 'products', 'tax', 'shipping', 'checkout', 'account', 'advanced'].map(
    (tab) => `${SETTINGS}&tab=${tab}`,
  ),
  `${SETTINGS}&tab=general&tutorial=true`,
  `${SHIPPING}&section=options`,
  `${PAYMENTS}&section=bacs`,
  `${PAYMENTS}&section=woocommerce_payments`,
  `${SETTINGS}&tab=advanced&section=woocommerce_com`,
];

const LAYOUT_SHIFT_LIMIT = 0.02;
const WALK_LIMIT = 240_000; // milliseconds

const PHONE: BrowserContextOptions = {
  viewport: { width: 320, height: 640 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
};
const VIEWS: [string, BrowserContextOptions, string[]][] = [
  ['on a desktop', {}, []],
  ['at 320 pixels', { viewport: PHONE.viewport ?? null }, []],
  // Contrast is left out: in forced colours the user's own palette decides it.
  ['in forced colours', { forcedColors: 'active' }, ['color-contrast']],
];

/** How a page may look besides; the last one is how it was printed. */
const LOOKS: { colorScheme: string; dir: string }[] = [
  { colorScheme: 'dark', dir: 'ltr' },
  { colorScheme: 'light', dir: 'rtl' },
  { colorScheme: 'light', dir: 'ltr' },
];

const CONFLICT: Readonly<Record<string, string>> = {
  woocommerce_prices_include_tax: 'yes',
  woocommerce_tax_display_shop: 'incl',
  woocommerce_tax_display_cart: 'excl',
};

/** Calls the store's API as whoever is logged in on the present page. */
async function call({ page }: Visitor, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([route, text]) => {
      const { api } = (window as unknown as { storeAdminHost: { api: { root: string; nonce: string } } })
        .storeAdminHost;
      const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': api.nonce };
      const response = await fetch(`${api.root}${route}`, { method: 'POST', headers, body: text ?? '' });
      return response.status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

/** A shop in which every piece has something to say. */
beforeAll(async () => {
  const visitor = await shop.visitAs('admin');
  await visitor.open(HOME);
  await call(visitor, 'wc-admin/options', CONFLICT);
  for (const step of ['install', 'activate']) {
    await call(visitor, `wc-admin/plugins/${step}`, { plugins: 'woocommerce-payments' });
  }
});

test(
  'a form is the same and saves the same with the dashboard on its page as without',
  async () => {
    const owner = await shop.visitAs('admin');
    const plain = await withoutDashboard(await shop.visitAs('admin'));

    for (const path of PAGES) {
      await plain.open(path);
      expect(await plain.page.getByRole('region', { name: 'Store alerts' }).count()).toBe(0);
      const without = await saveForm(plain);

      await owner.open(path);
      await owner.page.getByRole('region', { name: 'Store alerts' }).waitFor();
      await owner.page.waitForLoadState('networkidle');
      expect(await owner.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
      await owner.page.keyboard.press('Escape');

      expect({ path, ...(await saveForm(owner)) }).toEqual({ path, ...without });
    }
  },
  WALK_LIMIT,
);

describe.each(VIEWS)('%s', (_, options, without) => {
  test('nothing jumps, everything fits and is accessible, light and dark, from both sides', async () => {
    // Colours change at once, so that they are judged as they stay.
    const visitor = await shop.visitAs('admin', { ...options, reducedMotion: 'reduce' });
    const { page } = visitor;
    const expected = [
      [TAX, 'Prices are entered one way and shown another'],
      [PAYMENTS, 'Recommended payment providers'],
      [SHIPPING, 'Recommended shipping solutions'],
      [`${PAYMENTS}&section=woocommerce_payments`, 'One step is left before you get paid'],
    ];

    for (const [path = '', text = ''] of expected) {
      await visitor.open(path);
      await page.getByText(text).waitFor();
      await page.waitForLoadState('networkidle');

      expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
      for (const look of LOOKS) {
        await page.evaluate(({ colorScheme, dir }) => {
          const { documentElement: root } = document;
          root.dataset['colorScheme'] = colorScheme;
          root.dir = dir;
        }, look);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ path, look, overflow: Math.max(overflow, 0) }).toEqual({ path, look, overflow: 0 });
        expect(await visitor.accessibilityViolations({ within: '#wpbody-content', without })).toEqual([]);
      }
      expect(await visitor.accessibilityViolations({ without })).toEqual([]);
    }
  });
});

test('the tax warning follows the choices, and the owner saves what it recommends', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(TAX);
  const warning = page.getByText('Prices are entered one way and shown another');
  await warning.waitFor();

  await page.locator('#woocommerce_tax_display_cart').selectOption('incl');
  expect(await warning.count()).toBe(0);
  await page.locator('#woocommerce_tax_display_shop').selectOption('excl');
  await page.getByRole('button', { name: 'Use recommended settings' }).click();
  await page.getByText('Recommended settings applied.').waitFor();
  expect(await warning.count()).toBe(0);

  const { after } = await saveForm(visitor);
  const saved = after.flat(2);
  expect(saved).toContain('woocommerce_tax_display_shop=incl');
  expect(saved).toContain('woocommerce_tax_display_cart=incl');
  await call(visitor, 'wc-admin/options', CONFLICT);
});

test('a field that another plugin renamed, or a place it took away, costs one piece and not the page', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await page.route(/page=wc-settings/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"woocommerce_tax_display_cart"', '"acme_tax_display_cart"')
      .replace('id="wc_payment_gateways_banner_slotfill"', '');
    await route.fulfill({ response, body });
  });

  await visitor.open(TAX);
  await page.getByRole('region', { name: 'Store alerts' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Prices are entered one way').count()).toBe(0);

  await visitor.open(PAYMENTS);
  await page.getByText('Recommended payment providers').waitFor();
  expect(await page.getByRole('heading', { name: 'Payment Methods' }).count()).toBe(0);
  expect(await page.getByText('Get paid in your store').count()).toBe(0);
});

test('the banner leads to the provider; put away, the list is explained in its place for good', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(PAYMENTS);
  const banner = page.getByRole('region', { name: 'Get paid in your store, without leaving it' });
  await banner.getByRole('link', { name: 'Get started' }).click();
  await page.getByRole('button', { name: 'Connect' }).waitFor();

  await visitor.open(PAYMENTS);
  await banner.getByRole('button', { name: 'Hide payment suggestions' }).click();
  await page.getByRole('heading', { name: 'Payment Methods' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Recommended payment providers').count()).toBe(0);

  await visitor.open(PAYMENTS);
  await page.getByRole('heading', { name: 'Payment Methods' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  expect(await visitor.accessibilityViolations()).toEqual([]);
});

test('on Android the app is offered until somebody dismisses it, then on no device', async () => {
  const visitor = await shop.visitAs('admin', PHONE);
  const { page } = visitor;
  const banner = page.getByRole('complementary', { name: 'Mobile app' });
  for (const path of [HOME, PAYMENTS]) {
    await visitor.open(path);
    await banner.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await visitor.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    expect(await visitor.accessibilityViolations({ within: '.sa-app-banner' })).toEqual([]);
  }
  await visitor.open(TAX);
  await page.waitForLoadState('networkidle');
  expect(await banner.count()).toBe(0);

  await visitor.open(PAYMENTS);
  const saved = page.waitForResponse((response) => response.url().includes('users/me') && response.ok());
  await banner.getByRole('button', { name: 'Dismiss the mobile app' }).click();
  await saved;

  const elsewhere = await shop.visitAs('admin', PHONE);
  await elsewhere.open(PAYMENTS);
  await elsewhere.page.waitForLoadState('networkidle');
  expect(await elsewhere.page.getByRole('complementary', { name: 'Mobile app' }).count()).toBe(0);
});

test('an alert that is put off comes back at its time', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(TAX);
  const alerts = page.getByRole('region', { name: 'Store alerts' });
  const first = alerts.getByRole('article', { name: 'Customers cannot pay yet' });
  await first.waitFor();
  await alerts.getByRole('button', { name: 'Next alert' }).click();
  await alerts.getByRole('button', { name: 'Previous alert' }).click();

  await alerts.getByRole('button', { name: 'Remind me later' }).click();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
  await page.getByText('You will be reminded of the alert').waitFor();
  expect(await first.count()).toBe(0);

  await shop.store.moveClock(25 * 3_600_000);
  await eventually(async () => {
    await visitor.open(TAX);
    await first.waitFor();
  });
});
