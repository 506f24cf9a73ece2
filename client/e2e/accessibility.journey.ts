import { HOME } from './support/addresses';
import { ALL_SCREENS, FEATURES_OF_ALL_SCREENS, painted, screenSettled } from './support/all-screens';
import {
  listCutWords,
  listFaintFields,
  listHiddenByOthers,
  listMisnamed,
  spaceOut,
} from './support/barriers';
import { eventually } from './support/eventually';
import { startShop } from './support/shop';

const shop = startShop(FEATURES_OF_ALL_SCREENS);

/** A walk through all screens takes longer than a journey. */
const WALK_LIMIT = 240_000; // milliseconds

/** As high as is left of a laptop's window at 200%, where what stays in place hides most. */
const DESKTOP = { width: 1360, height: 450 };
/** The width that WCAG 2.2, success criterion 1.4.10 asks for. */
const PHONE = { width: 320, height: 640 };

test('lists that fly out of the menu below pointer or focus go with Escape, and stay away until another is meant', async () => {
  const visitor = await shop.visitAs('admin');
  const { page } = visitor;
  await visitor.open(HOME);
  const entry = page.locator('#adminmenu li.wp-not-current-submenu.wp-has-submenu').first();
  const list = entry.locator('.wp-submenu');

  await entry.hover();
  await list.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await entry.hover({ position: { x: 8, y: 8 } });
  expect(await list.isVisible()).toBe(false);
  await page.locator('#menu-users').hover();
  await entry.locator('a').first().focus();
  await list.waitFor({ state: 'visible' });
});

test(
  'every screen in dark stands out, shows what has the focus, and keeps its words when they are set apart at 320 pixels',
  async () => {
    const visitor = await shop.visitAs('admin', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.post('/wp/v2/users/me', { woocommerce_meta: { color_scheme: '"dark"' } });
    const complaints: unknown[] = [];
    for (const path of ALL_SCREENS) {
      await page.setViewportSize(DESKTOP);
      await visitor.open(path);
      await screenSettled(page);
      const violations = await visitor.accessibilityViolations();
      const misnamed = await page.evaluate(listMisnamed);
      const faint = await page.evaluate(listFaintFields);
      const hidden = await page.evaluate(listHiddenByOthers);
      await page.setViewportSize(PHONE);
      await painted(page);
      const hiddenOnPhone = await page.evaluate(listHiddenByOthers);
      await page.evaluate(spaceOut);
      let cut: string[] = [];
      // Buttons that show the rest come a moment after there is too much.
      await eventually(async () => {
        cut = await page.evaluate(listCutWords);
        expect(cut).toEqual([]);
      }).catch(() => undefined);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (
        [violations, misnamed, faint, hidden, hiddenOnPhone, cut].some(({ length }) => length > 0) ||
        wide > 0
      )
        complaints.push({ path, violations, misnamed, faint, hidden, hiddenOnPhone, cut, wide });
    }

    expect(complaints).toEqual([]);
  },
  WALK_LIMIT,
);
