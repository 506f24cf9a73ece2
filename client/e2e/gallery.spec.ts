import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { provideGallerySessions } from './support/gallery';
import type { UserSession } from './support/user-session';

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 320, height: 900 };

const openSession = provideGallerySessions();

/** Two walks meet every scheme, direction and width once: none of them changes what another one does. */
for (const [name, path, options, tag] of [
  // The other one opens the same.
  ['light, on a desktop', '/', {}, '@slow'],
  ['dark, from right to left, at 320 pixels', '/?scheme=dark&dir=rtl', { viewport: PHONE }, '@dark'],
] as const) {
  test(`every component in every state is accessible and fits, ${name}`, { tag }, async () => {
    const session = await openGallery(path, options);
    const { page } = session;

    expect(await session.accessibilityViolations()).toEqual([]);
    await expectNoViolationsAbove(session);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });
}

test('every component is accessible and fits in forced colors', async () => {
  const session = await openGallery('/', { forcedColors: 'active' });

  expect(await session.accessibilityViolations()).toEqual([]);
  expect(await overflow(session.page)).toBe(0);
});

async function openGallery(path: string, options: BrowserContextOptions): Promise<UserSession> {
  const session = await openSession(options);
  await session.open(path);
  await expect(session.page.getByRole('heading', { name: 'Icon', exact: true })).toBeVisible();
  return session;
}

/** What lies above the page until Escape: dialogs, menus, lists, tooltips and tours. */
const LAYERS = '[data-dialog], [popover]:popover-open';
/** Notices lie there as well, and go by themselves. */
const ABOVE = `${LAYERS}, .sa-snackbar`;

/** Brings up everything that lies above the page, one after the other, and sends it away with Escape. */
async function expectNoViolationsAbove(session: UserSession): Promise<void> {
  const { page } = session;
  const found: string[] = [];
  for (const sample of await page.locator('[data-opener]').all()) {
    const name = (await sample.getAttribute('data-opener')) ?? '';
    await bringUp(sample, name);
    await expect(page.locator(ABOVE).first()).toBeVisible();
    found.push(
      ...(await session.accessibilityViolations({ within: ABOVE })).map(
        (violation) => `${name}: ${violation}`,
      ),
    );
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(page.locator(LAYERS)).toHaveCount(0);
  }
  expect(found).toEqual([]);
}

async function bringUp(sample: Locator, name: string): Promise<void> {
  const opener = sample
    .locator('button, a, input')
    .and(
      sample.getByLabel(name).or(sample.getByRole('link', { name })).or(sample.getByRole('button', { name })),
    )
    .first();
  switch (await sample.getAttribute('data-opens-by')) {
    case 'hover':
      return opener.hover();
    case 'arrow':
      return opener.press('ArrowDown');
    default:
      return opener.press('Enter');
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
