import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOME } from './support/urls';
import {
  ALL_SCREENS,
  DIALOGS,
  ALL_SCREENS_FLAGS,
  waitForPaint,
  REPORT_WITH_DIALOGS,
  waitForHeaderOffset,
  waitForScreen,
} from './support/all-screens';
import {
  listClippedText,
  listLowContrastFields,
  findObscuredElements,
  listMislabeledControls,
  applyTextSpacing,
} from './support/accessibility-checks';
import { getHostFrameSelector } from './support/host';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop(ALL_SCREENS_FLAGS);

/** A tour of all screens takes longer than a normal test. */
const WALK_LIMIT = 240_000; // milliseconds

/** The height that remains of a laptop's window at 200%, where sticky elements cover most. */
const DESKTOP = { width: 1360, height: 450 };
/** The width required by WCAG 2.2, success criterion 1.4.10. */
const PHONE = { width: 320, height: 640 };

// The menu belongs to WordPress.
test(
  'Escape closes a menu flyout, which stays closed until another item is hovered',
  { tag: '@embedded' },
  async () => {
    const session = await shop.openSessionAs('admin');
    const { page } = session;
    await session.open(HOME);
    const entry = page.locator('#adminmenu li.wp-not-current-submenu.wp-has-submenu').first();
    const list = entry.locator('.wp-submenu');

    await entry.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await entry.hover({ position: { x: 8, y: 8 } });
    await expect(list).toBeHidden();
    await page.locator('#menu-users').hover();
    await entry.locator('a').first().focus();
    await expect(list).toBeVisible();
  },
);

/** Checks visible content and keyboard access. */
async function lookAt(session: UserSession) {
  const { page } = session;
  return {
    violations: await session.accessibilityViolations(),
    misnamed: await page.evaluate(listMislabeledControls, getHostFrameSelector()),
    faint: await page.evaluate(listLowContrastFields, getHostFrameSelector()),
    hidden: await page.evaluate(findObscuredElements, getHostFrameSelector()),
  };
}

/** Text that is partly clipped, and by how much the page overflows the window. */
async function lookForCuts(page: Page) {
  let cut: string[] = [];
  // Buttons that expand text appear shortly after the overflow.
  await expect(async () => {
    cut = await page.evaluate(listClippedText, getHostFrameSelector());
    expect(cut).toEqual([]);
  })
    .toPass()
    .catch(() => undefined);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return { cut, wide };
}

interface Complaints {
  all: unknown[];
  /** Records the findings of a place, if any. */
  note(place: string, found: Record<string, string[] | number>): void;
}

function startComplaints(): Complaints {
  const all: unknown[] = [];
  return {
    all,
    note(place, found) {
      const falls = Object.values(found).some((each) =>
        typeof each === 'number' ? each > 0 : each.length > 0,
      );
      if (falls) all.push({ place, ...found });
    },
  };
}

/** The store owner in dark mode. */
async function visitInDark(): Promise<UserSession> {
  const session = await shop.openSessionAs('admin', { reducedMotion: 'reduce' });
  await session.post('/wp/v2/users/me', { woocommerce_meta: { color_scheme: '"dark"' } });
  return session;
}

test(
  'every screen is accessible in dark mode and fits 320 pixels with extra text spacing',
  { tag: ['@dark', '@embedded'] },
  async () => {
    test.setTimeout(WALK_LIMIT);
    const session = await visitInDark();
    const { page } = session;
    // The response to an incomplete link.
    session.allowConsoleMessage(/403/);
    const { all, note } = startComplaints();
    for (const path of ALL_SCREENS) {
      await page.setViewportSize(DESKTOP);
      await session.open(path);
      await waitForScreen(page);
      note(path, await lookAt(session));
      await page.setViewportSize(PHONE);
      await waitForHeaderOffset(page);
      await waitForPaint(page);
      const hiddenOnPhone = await page.evaluate(findObscuredElements, getHostFrameSelector());
      await page.evaluate(applyTextSpacing);
      note(`${path} at 320 pixels`, { hiddenOnPhone, ...(await lookForCuts(page)) });
    }

    expect(all).toEqual([]);
  },
);

test(
  'dialogs are accessible in dark mode and fit 320 pixels with extra text spacing',
  { tag: ['@dark', '@wordpress'] },
  async () => {
    test.setTimeout(WALK_LIMIT);
    const session = await visitInDark();
    const { page } = session;
    const { all, note } = startComplaints();
    await page.setViewportSize(DESKTOP);
    await session.open(REPORT_WITH_DIALOGS);
    await waitForScreen(page);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const { name, open } of DIALOGS) {
        await open(page);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await waitForScreen(page);
        note(`${name}`, size === DESKTOP ? await lookAt(session) : await lookForCuts(page));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await page.evaluate(applyTextSpacing);
    }

    expect(all).toEqual([]);
  },
);
