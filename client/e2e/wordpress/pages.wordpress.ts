import { HOME } from '../support/addresses';
import { eventually } from '../support/eventually';
import type { Visitor } from '../support/visitor';
import { startWordPress } from './start-wordpress';
import { whose } from './whose';
import pages from '../../../packages/wordpress-plugin/plugin/pages.json';

const { visitAs } = startWordPress();

/** Looks at every page, and changes nothing. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visitAs('admin', { stays: true });
});

const REPORTS = [
  'products',
  'revenue',
  'orders',
  'variations',
  'categories',
  'coupons',
  'taxes',
  'downloads',
  'stock',
  'customers',
];

const SETTINGS = ['general', 'products', 'shipping', 'checkout', 'account', 'email', 'advanced'];

/** Steps of setup that all versions have, and some that only one has. */
const TASKS = ['products', 'payments', 'tax', 'marketing', 'customize-store', 'launch-your-store'];

const at = (path: string) => `${HOME}&path=${encodeURIComponent(path)}`;

/** What stands in the addresses of pages that are about something. Products differ from site to site. */
const VALUES: Readonly<Record<string, readonly string[]>> = { ':report': REPORTS, ':page': ['general'] };

const own = pages.own.flatMap(({ path }) => {
  const [parameter] = /:\w+/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  return (VALUES[parameter] ?? []).map((value) => path.replace(parameter, value));
});

test.each(own.map((path) => [path, path === '/' ? HOME : at(path)]))(
  '%s is one client’s, whole, and not empty',
  async (_path, address) => {
    const { page } = visitor;
    await visitor.open(address);
    await page.waitForLoadState('networkidle');

    const owner = await whose(page);
    // What the stock client has to say is not ours to judge.
    if (owner !== 'ours') visitor.expectNoise(/./);
    expect(['ours', 'stock']).toContain(owner);
    if (owner === 'ours') await page.locator('#root').getByRole('heading', { level: 1 }).first().waitFor();
    await eventually(async () => {
      const text = await page.locator('#root').evaluate((root) => root.textContent?.trim().length ?? 0);
      // The stock client's page may say in two words what it has to say.
      expect(text).toBeGreaterThan(owner === 'ours' ? 80 : 10);
    });
    if (owner === 'ours') expect(await page.locator('#root .sa-error-state').count()).toBe(0);
  },
);

test('home, the overview and the reports are ours', async () => {
  for (const address of [HOME, at('/analytics/overview'), at('/analytics/revenue'), at('/customers')]) {
    await visitor.open(address);
    expect(await whose(visitor.page)).toBe('ours');
  }
});

test.each([
  ...['/extensions', '/setup-wizard', '/customize-store', '/launch-your-store', '/nowhere'].map(at),
  ...TASKS.map((task) => `${HOME}&task=${task}`),
  ...SETTINGS.map((tab) => `/wp-admin/admin.php?page=wc-settings&tab=${tab}`),
  '/wp-admin/edit.php?post_type=product',
  '/wp-admin/post-new.php?post_type=product',
  '/wp-admin/edit.php?post_type=shop_order',
  '/wp-admin/edit.php?post_type=shop_coupon',
  '/wp-admin/edit-tags.php?taxonomy=product_cat&post_type=product',
  '/wp-admin/admin.php?page=wc-status',
])('%s belongs to one client at most, and is not empty', async (address) => {
  const { page } = visitor;
  await visitor.open(address);
  await page.waitForLoadState('networkidle');

  const owner = await whose(page);
  if (owner !== 'ours') visitor.expectNoise(/./);
  // Forms bring pictures from the network, which is not there, and those of a site's own stay behind when it is copied.
  visitor.expectNoise(/net::ERR_NAME_NOT_RESOLVED|status of 404/);
  expect(owner).not.toBe('both');
  await eventually(async () => {
    const text = await page
      .locator('#wpcontent')
      .evaluate((content) => (content as HTMLElement).innerText.trim().length);
    expect(text).toBeGreaterThan(80);
  });
  if (owner === 'ours')
    await page.locator('#wpcontent').getByRole('heading').filter({ visible: true }).first().waitFor();
});
