import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { ALL_SCREENS, waitForScreen } from './support/all-screens';
import { startShop } from './support/shop';

const shop = startShop();

const PHONE = { width: 390, height: 844 };
const addressOf = (path: string, query = '') => `${HOME}&path=${encodeURIComponent(path)}${query}`;
const YEAR = '&period=year';

const REPORTS = ['/analytics/revenue', '/analytics/products', '/customers', '/analytics/stock'];

/**
 * Runs in the page: links and buttons smaller than WCAG 2.2 requires (24 by 24 pixels). Links within a sentence may be
 * as high as its lines; elements of the host are skipped.
 */
function listSmallTargets(): string[] {
  const isWithinSentence = (element: Element) =>
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  /** The whole row is clickable. */
  const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
  const targets = document.querySelectorAll('#wpbody :is(a[href], button)');
  return (
    [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isWithinSentence(element) && !isStretched(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Visually hidden elements are one pixel large.
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 23.5 || box.height < 23.5))
      .map(({ element, box }) => `${element.textContent}: ${box.width} × ${box.height}`)
  );
}

async function visitOnPhone() {
  const session = await shop.openSessionAs('admin', { viewport: PHONE, hasTouch: true });
  return { session, page: session.page };
}

const topsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

test('every link and button is large enough for touch', { tag: '@embedded' }, async () => {
  test.setTimeout(240_000);
  const { session, page } = await visitOnPhone();
  const screens = [
    ...ALL_SCREENS.filter((address) => address.includes('wp-admin')),
    ...REPORTS.map((path) => addressOf(path, YEAR)),
    '/wp-admin/admin.php?page=wc-settings&tab=email',
    '/wp-admin/admin.php?page=wc-settings&tab=checkout',
  ];
  for (const address of screens) {
    await session.open(address);
    await waitForScreen(page);
    expect.soft(await page.evaluate(listSmallTargets), address).toEqual([]);
  }
});

test('shows report rows as cards on a phone, with sort controls', async () => {
  const { session, page } = await visitOnPhone();
  for (const path of REPORTS) {
    await session.open(addressOf(path, YEAR));
    await waitForScreen(page);
    const table = page.locator('.sa-table');
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    const lines = await row
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.hasAttribute('data-label') && cell.checkVisibility())
          .map((cell) => Math.round(cell.getBoundingClientRect().top)),
      );
    expect(lines.length, path).toBeGreaterThan(1);
    expect(new Set(lines).size, path).toBe(lines.length);
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
    expect(await session.accessibilityViolations(), path).toEqual([]);
  }

  await session.open(addressOf('/analytics/products', YEAR));
  await waitForScreen(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Net sales');
  await expect(page).toHaveURL(/orderby=net_revenue&order=desc/);
  await page.getByRole('combobox', { name: 'Order', exact: true }).selectOption('Ascending');
  await expect(page).toHaveURL(/orderby=net_revenue&order=asc/);
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Net sales' })).toBeVisible();
});

test('aligns the lines of metrics in a row, each with a button that explains it', async () => {
  const { session, page } = await visitOnPhone();
  for (const address of [
    HOME,
    addressOf('/analytics/overview', YEAR),
    addressOf('/analytics/revenue', YEAR),
  ]) {
    await session.open(address);
    await waitForScreen(page);
    const metrics = page.locator('.sa-summary > li');
    const explained = metrics.getByRole('button', { name: /^How “/ });
    await expect(explained).toHaveCount(await metrics.count());
    for (const button of await explained.all()) await expect(button).toHaveCSS('opacity', '1');
    for (const width of [390, 768, 1360]) {
      await page.setViewportSize({ width, height: 844 });
      const where = `${address} at ${width}`;
      const rows = new Set(await topsOf(page, '.sa-summary > li')).size;
      expect(rows, where).toBeGreaterThan(0);
      for (const line of ['label', 'value', 'change', 'before'])
        expect(new Set(await topsOf(page, `.sa-summary__${line}`)).size, `${line}, ${where}`).toBe(rows);
    }
  }
});

test('the buttons of totals do not overlap their text', async () => {
  const { session, page } = await visitOnPhone();
  await session.open(addressOf('/analytics/revenue', YEAR));
  await waitForScreen(page);
  const overlaps = await page.locator('.sa-table-summary__item:has(button)').evaluateAll(
    (items) =>
      items.filter((item) => {
        const words = document.createRange();
        words.selectNodeContents(item);
        const button = item.querySelector('button');
        if (button) words.setEndBefore(button);
        const box = button?.getBoundingClientRect();
        return [...words.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            box && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      }).length,
  );
  expect(overlaps).toBe(0);
});

test('the selected tab of the product form is in view', { tag: '@embedded' }, async () => {
  const { session, page } = await visitOnPhone();
  await session.open(addressOf('/product/1', '&tab=variations'));
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  await session.open(addressOf('/product/1', '&tab=shipping'));
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
});

for (const width of [390, 800]) {
  test(`header and reminder scroll with the page in a low window ${width} pixels wide`, async () => {
    const { session, page } = await visitOnPhone();
    await page.setViewportSize({ width, height: 400 });
    await session.open(addressOf('/analytics/revenue', YEAR));
    await waitForScreen(page);
    const header = page.locator('.woocommerce-layout__header');
    const reminder = page.locator('.sa-reminder-bar');
    await expect(reminder).toBeInViewport();
    await expect(header).toBeInViewport();
    const bottomOf = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return y + height;
    };
    expect((await reminder.boundingBox())?.y).toBe(await bottomOf(page.locator('#wpadminbar')));
    expect((await header.boundingBox())?.y).toBe(await bottomOf(reminder));

    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(header).not.toBeInViewport();
    await expect(reminder).not.toBeInViewport();

    await page.getByRole('button', { name: 'Find anything' }).focus();
    await expect(header).toBeInViewport();
  });
}
