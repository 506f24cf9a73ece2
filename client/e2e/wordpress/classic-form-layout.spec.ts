import { expect, test } from '../fixtures';
import type { UserSession } from '../support/user-session';
import { startWordPressStub } from './start-wordpress';

const { configureStub, site, openSessionAs } = startWordPressStub();

/** Maximum layout shift of our pages while loading. */
const SHIFT_LIMIT = 0.02;

/** Milliseconds by which scripts are delayed, so that the page is painted before they run. */
const DELAY = 400;

const SCRIPT = /\/(?:load-scripts\.php|[^/?]+\.js)(?:\?|$)/;

const PRODUCT = '/wp-admin/post-new.php?post_type=product';
const COUPON = '/wp-admin/post-new.php?post_type=shop_coupon';
const ORDERS = '/wp-admin/edit.php?post_type=shop_order';
const SETTINGS = '/wp-admin/admin.php?page=wc-settings';

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 320, height: 640 };

test.beforeAll(() => {
  const notice = (id: string, kind: string) =>
    `<div id="${id}" class="notice notice-info ${kind}"><p>Something of Acme’s.</p></div>`;
  site.addPlugin(
    'acme-notices',
    `<?php add_action( 'admin_notices', function () { echo '${notice('acme-notice', 'is-dismissible')}${notice('acme-inline', 'inline')}'; }, 20 );`,
  );
});

test.beforeEach(() => configureStub({ arranges: true }));

async function visitOnSlowLine(viewport = DESKTOP): Promise<UserSession> {
  const session = await openSessionAs('admin', { viewport });
  await session.page.route(SCRIPT, async (route) => {
    await new Promise((resume) => void setTimeout(resume, DELAY));
    await route.continue();
  });
  return session;
}

async function openArranged(session: UserSession, path: string): Promise<void> {
  await session.open(path);
  await expect(session.page.locator('body[data-arranged]')).toBeVisible();
  await session.page.waitForLoadState('networkidle');
}

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, () => {
    for (const [name, path] of [
      ['a product', PRODUCT],
      ['a coupon', COUPON],
      ['orders', ORDERS],
      ['settings', SETTINGS],
    ] as const) {
      test(`the page of ${name} does not shift while WooCommerce scripts arrange it`, async () => {
        const session = await visitOnSlowLine(viewport);
        await openArranged(session, path);

        // The editor is rendered shortly after its script has loaded.
        if (path === PRODUCT) await expect(session.page.locator('.mce-tinymce')).toBeVisible();
        expect(await session.layoutShift()).toBeLessThanOrEqual(SHIFT_LIMIT);
      });
    }
  });
}

/** The ids of the notices directly below the heading, and of those that remain above it. */
const noticesOf = ({ page }: UserSession) =>
  page.evaluate(() => {
    const heading = document.querySelector('.wp-header-end') ?? document.querySelector('.wrap h1');
    const isNotice = (element: Element | null) => element?.matches('.updated, .notice') ?? false;
    const below: string[] = [];
    for (
      let next = heading?.nextElementSibling ?? null;
      next && isNotice(next);
      next = next.nextElementSibling
    )
      below.push(next.id);
    const above = [...document.querySelectorAll('#wpbody-content > .notice')].map(({ id }) => id);
    return { below, above };
  });

for (const [name, path] of [
  ['a form', PRODUCT],
  ['settings', SETTINGS],
] as const) {
  test(`all notices above ${name} have the same place as with the stock dashboard`, async () => {
    const session = await openSessionAs('admin');
    await openArranged(session, path);
    const ours = await noticesOf(session);
    await openArranged(session, `${path}&dashboard=stock`);
    session.allowConsoleMessage(/./);

    expect(ours).toEqual({
      below: expect.arrayContaining(['shop-notice-0', 'shop-notice-1', 'acme-notice']),
      above: ['acme-inline'],
    });
    expect(ours).toEqual(await noticesOf(session));
  });
}

test('shows the whole form a little later if WooCommerce scripts fail to load', async () => {
  const session = await openSessionAs('admin');
  const { page } = session;
  session.allowConsoleMessage(/net::ERR_FAILED/);
  await page.route(/\/forms\.js/, (route) => route.abort());
  await session.open(COUPON);

  await expect(page.getByLabel('general')).toBeVisible();
  await expect(page.getByLabel('limits')).toBeHidden();
  for (const name of ['usage', 'limits']) await expect(page.getByLabel(name)).toBeVisible();
});
