import { isDeepStrictEqual } from 'node:util';
import { expect, test } from './fixtures';
import { pressSave, readForms, saveForm, disableDashboard } from './support/forms';
import { isInWordPress } from './support/host';
import { startShop } from './support/shop';
import type { UserSession } from './support/user-session';

const shop = startShop();

/** A tour of all pages takes longer than a normal test. */
const WALK_LIMIT = 480_000; // milliseconds

const ADMIN = '/wp-admin/';
const SETTINGS = `${ADMIN}admin.php?page=wc-settings`;

/** Pages that are not in the menu, one of each kind; the other tabs are tested in another file. */
const DEEPER = [
  ...['products', 'account', 'email', 'advanced'].map((tab) => `${SETTINGS}&tab=${tab}`),
  `${SETTINGS}&tab=tax&section=standard`,
  `${SETTINGS}&tab=shipping&section=classes`,
  `${SETTINGS}&tab=shipping&zone_id=new`,
  `${SETTINGS}&tab=checkout&section=bacs`,
  `${SETTINGS}&tab=email&section=wc_email_new_order`,
  `${SETTINGS}&tab=advanced&section=keys`,
  `${ADMIN}post-new.php?post_type=shop_order`,
  `${ADMIN}post-new.php?post_type=shop_coupon`,
  `${ADMIN}post.php?post=1&action=edit&post_type=shop_order`,
  `${ADMIN}post.php?post=1&action=edit&post_type=product`,
  `${ADMIN}term.php?taxonomy=product_cat&post_type=product`,
  `${ADMIN}edit.php?post_type=product&page=product_attributes&edit=new`,
  // In WordPress these belong to WordPress.
  ...(isInWordPress() ? [] : [`${ADMIN}media-new.php`, `${ADMIN}profile.php`]),
];

/** Pages with a form that are not in the tour, one of each kind. */
const FURTHER = [
  ...['tax', 'shipping', 'checkout'].map((tab) => `${SETTINGS}&tab=${tab}`),
  ...['inventory', 'downloadable'].map((section) => `${SETTINGS}&tab=products&section=${section}`),
  `${SETTINGS}&tab=shipping&section=options`,
  `${SETTINGS}&tab=shipping&instance_id=1`,
  `${SETTINGS}&tab=checkout&section=cod`,
  `${SETTINGS}&tab=email&section=wc_email_customer_invoice`,
  ...['woocommerce_com', 'features'].map((section) => `${SETTINGS}&tab=advanced&section=${section}`),
  `${ADMIN}post.php?post=1&action=edit&post_type=shop_coupon`,
  `${ADMIN}term.php?taxonomy=product_cat&post_type=product&tag_ID=16`,
  `${ADMIN}edit.php?post_type=product&page=product_attributes&edit=1`,
];

/** A settings page and a record whose forms are submitted by the browser. */
const SENT = [`${ADMIN}post.php?post=1&action=edit&post_type=product`, `${SETTINGS}&tab=shipping&zone_id=0`];

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 320, height: 640 };

/** The design's limit for layout shift while a screen loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

/** Menu items of the store; WordPress has others as well. */
const MENU = isInWordPress() ? '#adminmenu :is([id*="woocommerce"], [id*="product"]) a' : '#adminmenu a';

/** The URLs in the current user's menu, without those that the client renders. */
async function menuOf({ page }: UserSession): Promise<string[]> {
  const links = await page
    .locator(MENU)
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname, search }) => pathname + search));
  return [...new Set(links)].filter((address) => !address.includes('page=wc-admin'));
}

// Sixty pages, twice each.
test(
  'every classic page saves as without the dashboard, is accessible, fits and does not shift',
  { tag: '@slow' },
  async () => {
    test.setTimeout(WALK_LIMIT);
    const session = await shop.openSessionAs('admin');
    const plain = await disableDashboard(await shop.openSessionAs('admin'));
    const { page } = session;
    await session.open(SETTINGS);
    const pages = [...(await menuOf(session)), ...DEEPER];

    const complaints: unknown[] = [];
    for (const [index, path] of pages.entries()) {
      // Every other page opens at phone width and is then widened, since pages must load well at both widths.
      const [first, second] = index % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP];
      await page.setViewportSize(first);
      await session.open(path);
      await expect(page.locator('#wpbody-content h1, #woocommerce-embedded-root h1').first()).toBeVisible();
      const asOpened = await listIssues(session);
      const title = await page.title();
      const shift = await session.layoutShift();
      await page.setViewportSize(second);
      const afterwards = await listIssues(session);

      await plain.open(path);
      const isSame = isDeepStrictEqual(await readForms(page), await readForms(plain.page));
      const without = await pressSave(plain);
      const isSavedSame = isDeepStrictEqual(await pressSave(session), without);
      const faults = [...asOpened, ...afterwards];
      const isAsBefore = isSame && isSavedSame;
      if (faults.length > 0 || shift > LAYOUT_SHIFT_LIMIT || !isAsBefore || title.startsWith('Not '))
        complaints.push({ path, first, faults, shift, title, isSame, isSavedSame });
    }

    expect(complaints).toEqual([]);
  },
);

/** Violations found by axe, and by how many pixels the page overflows its window. */
async function listIssues(session: UserSession): Promise<string[]> {
  const violations = await session.accessibilityViolations();
  const overflow = await session.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...violations, `${overflow} px too wide`] : violations;
}

// The other forms, twice each.
test(
  'every other form is the same, and saves the same, as without the dashboard',
  { tag: '@slow' },
  async () => {
    test.setTimeout(WALK_LIMIT);
    const owner = await shop.openSessionAs('admin');
    const plain = await disableDashboard(await shop.openSessionAs('admin'));

    await plain.post('/wc/v3/shipping/zones/0/methods', { method_id: 'flat_rate' });
    for (const path of FURTHER) {
      await Promise.all([plain.open(path), owner.open(path)]);
      await owner.page.waitForLoadState('networkidle');
      const without = { before: await readForms(plain.page), ...(await pressSave(plain)) };

      expect({ path, ...without }).toMatchObject({ path, status: 200 });
      expect({ before: await readForms(owner.page), ...(await pressSave(owner)) }).toEqual(without);
    }

    for (const path of SENT) {
      await plain.open(path);
      const without = await saveForm(plain);
      await owner.open(path);
      await owner.page.waitForLoadState('networkidle');

      expect({ path, ...(await saveForm(owner)) }).toEqual({ path, ...without });
    }
  },
);

for (const name of ['manager', 'analyst']) {
  test(`every menu link works for the ${name}`, async () => {
    const session = await shop.openSessionAs(name);
    await session.open('/wp-admin/admin.php?page=wc-admin&path=%2Fnope');
    const answers = await Promise.all(
      (await menuOf(session)).map(async (path) => {
        const response = await session.page.request.get(`${shop.origin}${path}`);
        return [path, response.status()];
      }),
    );

    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
}

test('row actions appear on hover and on keyboard focus', { tag: '@embedded' }, async () => {
  const session = await shop.openSessionAs('admin');
  const { page } = session;
  await session.open(`${ADMIN}edit.php?post_type=shop_order`);
  const row = page.getByRole('row', { name: /^Select order/ }).first();
  const actions = row.locator('.row-actions');
  await expect(actions).toHaveCSS('opacity', '0');

  await row.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(actions).toHaveCSS('opacity', '0');

  await actions.getByRole('link', { name: /^Edit/ }).focus();
  await expect(actions).toHaveCSS('opacity', '1');
});

test('creates, finds and trashes a product without JavaScript', async () => {
  const { page } = await shop.openSessionAs('admin', { javaScriptEnabled: false });
  await page.goto(`${shop.origin}${ADMIN}post-new.php?post_type=product`);
  await page.getByLabel('Product name').fill('Harbor lamp');
  await page.getByLabel('Regular price').fill('19.90');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').getByText('Product published.')).toBeVisible();

  await page.goto(`${shop.origin}${ADMIN}edit.php?post_type=product&s=harbor+lamp`);
  await page.getByRole('button', { name: 'Trash “Harbor lamp”' }).click();
  await expect(page.getByRole('status').getByText('1 product moved to the trash.')).toBeVisible();

  await expect(page.getByRole('link', { name: 'Harbor lamp', exact: true })).toHaveCount(0);
});
