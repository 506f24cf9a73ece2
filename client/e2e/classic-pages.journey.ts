import { isDeepStrictEqual } from 'node:util';
import type { BrowserContextOptions } from 'playwright-core';
import { readForms, saveForm, withoutDashboard } from './support/forms';
import { startShop } from './support/shop';
import type { Visitor } from './support/visitor';

const shop = startShop();

/** A walk through all pages takes longer than a journey. */
const WALK_LIMIT = 240_000; // milliseconds

const ADMIN = '/wp-admin/';
const SETTINGS = `${ADMIN}admin.php?page=wc-settings`;

/** Pages that the menu does not name, one of each kind; the other tabs are among the screens of another journey. */
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
  `${ADMIN}media-new.php`,
  `${ADMIN}profile.php`,
];

/** Pages whose form changes something, one of each kind; those of the settings are among the panels' journey. */
const EDITED = [
  `${ADMIN}post.php?post=1&action=edit&post_type=shop_order`,
  `${ADMIN}post.php?post=1&action=edit&post_type=product`,
  `${ADMIN}post.php?post=1&action=edit&post_type=shop_coupon`,
  `${ADMIN}term.php?taxonomy=product_cat&post_type=product&tag_ID=16`,
  `${ADMIN}edit.php?post_type=product&page=product_attributes&edit=1`,
  `${ADMIN}options-general.php`,
  `${ADMIN}profile.php`,
  `${SETTINGS}&tab=tax&section=standard`,
  `${SETTINGS}&tab=shipping&zone_id=0`,
  `${SETTINGS}&tab=email&section=wc_email_new_order`,
];

/** The design's limit for any screen while it loads. */
const LAYOUT_SHIFT_LIMIT = 0.02;

/** The addresses that the menu offers to whoever is logged in, without those that the client draws. */
async function menuOf({ page }: Visitor): Promise<string[]> {
  const links = await page
    .locator('#adminmenu a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].filter((address) => !address.includes('page=wc-admin'));
}

interface View {
  view: string;
  options: BrowserContextOptions;
}

describe.each<View>([
  { view: 'on a desktop', options: { viewport: { width: 1360, height: 900 } } },
  { view: 'at 320 pixels', options: { viewport: { width: 320, height: 640 } } },
])('$view', ({ options }) => {
  test(
    'every classic page is there, the same as without the dashboard, still, accessible, and fits',
    async () => {
      const visitor = await shop.visitAs('admin', options);
      const plain = await withoutDashboard(await shop.visitAs('admin', options));
      await visitor.open(SETTINGS);
      const pages = [...(await menuOf(visitor)), ...DEEPER];

      const complaints: unknown[] = [];
      for (const path of pages) {
        await visitor.open(path);
        await visitor.page.locator('#wpbody-content h1, #woocommerce-embedded-root h1').first().waitFor();
        const violations = await visitor.accessibilityViolations();
        const overflow = await visitor.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const title = await visitor.page.title();
        const shift = await visitor.layoutShift();
        await plain.open(path);
        const isSame = isDeepStrictEqual(await readForms(visitor.page), await readForms(plain.page));
        const isFine = violations.length === 0 && overflow <= 0 && shift <= LAYOUT_SHIFT_LIMIT && isSame;
        if (!isFine || title.startsWith('Not ')) {
          complaints.push({ path, violations, overflow, title, shift, isSame });
        }
      }

      expect(complaints).toEqual([]);
    },
    WALK_LIMIT,
  );
});

test(
  'every form saves the same with the dashboard on its page as without',
  async () => {
    const owner = await shop.visitAs('admin');
    const plain = await withoutDashboard(await shop.visitAs('admin'));

    for (const path of EDITED) {
      await plain.open(path);
      const without = await saveForm(plain);
      await owner.open(path);
      await owner.page.waitForLoadState('networkidle');

      expect({ path, ...(await saveForm(owner)) }).toEqual({ path, ...without });
    }
  },
  WALK_LIMIT,
);

test.each(['manager', 'analyst'])('the menu leads %s to no dead end', async (name) => {
  const visitor = await shop.visitAs(name);
  await visitor.open('/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview');
  const answers = await Promise.all(
    (await menuOf(visitor)).map(async (path) => {
      const response = await visitor.page.request.get(`${shop.store.origin}${path}`);
      return [path, response.status()];
    }),
  );

  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('without JavaScript a product is made, found, and put in the trash', async () => {
  const { page } = await shop.visitAs('admin', { javaScriptEnabled: false });
  await page.goto(`${shop.store.origin}${ADMIN}post-new.php?post_type=product`);
  await page.getByLabel('Product name').fill('Journey lamp');
  await page.getByLabel('Regular price').fill('19.90');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('status').getByText('Product published.').waitFor();

  await page.goto(`${shop.store.origin}${ADMIN}edit.php?post_type=product&s=journey`);
  await page.getByRole('button', { name: 'Trash “Journey lamp”' }).click();
  await page.getByRole('status').getByText('1 product moved to the trash.').waitFor();

  expect(await page.getByRole('link', { name: 'Journey lamp', exact: true }).count()).toBe(0);
});
