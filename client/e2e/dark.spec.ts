import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GENERAL_SETTINGS, HOME, REPORT } from './support/urls';
import { isInWordPress } from './support/host';
import { startShop } from './support/shop';

const shop = startShop();

/** The page's colors at first paint, and whether they changed later. */
interface FirstLook {
  scheme: string | undefined;
  ground: string;
  changes: number;
}

/** Background colors of the page. */
const LIGHT = 'rgb(240, 240, 241)';
/** Of WordPress's own pages. */
const WORDPRESS_LIGHT = 'rgb(241, 241, 241)';
const DARK = 'rgb(16, 21, 23)';

/** The window's background: the body's, if the page itself has none. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [ofPage = '', ofBody = ''] = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return ofPage === 'rgba(0, 0, 0, 0)' ? ofBody : ofPage;
  });
const firstLook = (page: Page) =>
  page.evaluate(() => (window as unknown as { firstLook: FirstLook }).firstLook);

/** Selects a color scheme in the home screen's menu, and waits until the server has saved it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click();
  await untilSaved(page, () => page.getByRole('menuitemradio', { name }).click());
}

async function untilSaved(page: Page, press: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) =>
    /\/wp\/v2\/users\/me/.test(decodeURIComponent(response.url())),
  );
  await press();
  expect((await saved).status()).toBe(200);
}

test(
  'dark mode applies at once and from the first paint of every page, and prints light',
  { tag: '@dark' },
  async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.context.addInitScript(noteFirstLook);
    await session.open(HOME);
    expect(await groundOf(page)).toBe(LIGHT);

    await choose(page, 'Dark');
    expect(await groundOf(page)).toBe(DARK);

    for (const path of [
      HOME,
      REPORT,
      ...(isInWordPress() ? [] : [GENERAL_SETTINGS, '/wp-admin/users.php']),
    ]) {
      await session.open(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect({ path, ...(await firstLook(page)) }).toEqual({
        path,
        scheme: 'dark',
        ground: DARK,
        changes: 0,
      });
    }
    await session.open(REPORT);
    await page.emulateMedia({ media: 'print' });
    expect(await groundOf(page)).toBe(LIGHT);
    // The host's menu and admin bar are not printed.
    await expect(page.locator('#adminmenumain')).toBeHidden();
    await expect(page.locator('#wpadminbar')).toBeHidden();
    await page.emulateMedia({ media: null });

    if (isInWordPress()) {
      // Content rendered by others stays light.
      await session.open(GENERAL_SETTINGS);
      expect(await groundOf(page)).toBe(WORDPRESS_LIGHT);
      return;
    }
    // The browser remembers it for the login page, where the user is not known yet.
    await session.context.clearCookies({ name: /^wordpress|^store_session/ });
    await session.open('/wp-login.php');
    expect(await firstLook(page)).toEqual({ scheme: 'dark', ground: DARK, changes: 0 });
    expect(await session.accessibilityViolations()).toEqual([]);
  },
);

test(
  'follows the system color scheme if chosen, and switches from the command palette',
  { tag: '@dark' },
  async () => {
    const session = await shop.openSessionAs('manager', { colorScheme: 'dark' });
    const { page } = session;
    await session.open(HOME);
    expect(await groundOf(page)).toBe(LIGHT);

    await choose(page, 'System');
    expect(await groundOf(page)).toBe(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe(LIGHT);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('dark');
    await untilSaved(page, () => page.getByRole('option', { name: 'Use dark colors' }).click());
    expect(await groundOf(page)).toBe(DARK);
    await page.reload();
    expect(await groundOf(page)).toBe(DARK);
  },
);

/** Runs in the page: records the state at the first frame. */
function noteFirstLook(): void {
  const note = () => {
    const root = document.documentElement;
    const look: FirstLook = {
      scheme: root.dataset['colorScheme'],
      ground: getComputedStyle(root).backgroundColor,
      changes: 0,
    };
    Object.assign(window, { firstLook: look });
    new MutationObserver((records) => (look.changes += records.length)).observe(root, {
      attributeFilter: ['data-color-scheme'],
    });
  };
  requestAnimationFrame(note);
}
