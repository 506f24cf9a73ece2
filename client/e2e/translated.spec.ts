import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import { ALL_SCREENS, ALL_SCREENS_FLAGS, waitForScreen } from './support/all-screens';
import { call } from './support/rest';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop(ALL_SCREENS_FLAGS);

/** A tour of all screens takes longer than a normal test. */
const WALK_LIMIT = 240_000; // milliseconds

const BROKEN =
  /stopped working|went wrong|could not be displayed|could not be loaded|error (?:getting|loading)/;

/** A user with the browser's page translator enabled. */
async function visitTranslated(): Promise<UserSession> {
  const session = await shop.openSessionAs('admin');
  await session.context.addInitScript(translatePage);
  return session;
}

/** Like browsers' translators: wraps each text in new elements, including text added later. */
function translatePage() {
  const NOT_WORDS = 'script, style, textarea, font, [contenteditable="true"], .notranslate, [translate="no"]';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(NOT_WORDS) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Clicks controls that open, close or change parts of the page. */
async function use(page: Page): Promise<void> {
  const switches = await page
    .locator(
      ':is(#wpbody, .woocommerce-layout__header) :is([aria-expanded], [role="tab"]):visible:not(a, input)',
    )
    .elementHandles();
  for (const each of switches.slice(0, 8)) {
    // An earlier click may have removed it.
    await each.evaluate((element) => element instanceof HTMLElement && element.click());
    await page.keyboard.press('Escape');
  }
}

test('every screen keeps working while the browser translates the page', async () => {
  test.setTimeout(WALK_LIMIT);
  const session = await visitTranslated();
  const { page } = session;
  // The unsubscribe page, opened without the link's parameters.
  session.allowConsoleMessage(/403/);
  const broken: string[] = [];
  for (const path of ALL_SCREENS) {
    await session.open(path);
    await waitForScreen(page);
    await use(page);
    if (await page.getByText(BROKEN).count()) broken.push(path);
  }

  expect(broken).toEqual([]);
  expect(await page.locator('font').count()).toBeGreaterThan(0);
});

test('navigates between dashboard screens in a translated page', async () => {
  const session = await visitTranslated();
  const { page } = session;
  await session.open(HOME);
  await waitForScreen(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const title = page.getByRole('heading', { level: 1 });

  for (const path of ['/analytics/orders', '/marketing', '/history', '/customers', '/']) {
    const before = await title.textContent();
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = `admin.php?page=wc-admin&path=${encodeURIComponent(to)}`;
      document.querySelector('#adminmenu')?.append(link);
      link.click();
      link.remove();
    }, path);
    await expect.poll(() => title.textContent()).not.toBe(before);
    await waitForScreen(page);
    await expect(page.getByText(BROKEN)).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('saves and publishes a new product in a translated page, with correct button labels', async () => {
  const session = await visitTranslated();
  const { page } = session;
  await session.open(`${HOME}&path=%2Fadd-product`);
  await page.getByRole('button', { name: "I'll explore on my own" }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor lamp');

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Product successfully created.')).toBeVisible();
  await page.waitForURL(/path=%2Fproduct%2F\d+/);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor light');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Product published.')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  const id = /product%2F(\d+)/.exec(page.url())?.[1] ?? '';
  expect(await call(page, `/wc/v3/products/${id}`)).toMatchObject({
    name: 'Harbor light',
    status: 'publish',
  });
});
