import { expect, test } from '../fixtures';
import { HOME, TASKS } from '../support/urls';
import type { UserSession } from '../support/user-session';
import { startWordPress } from './start-wordpress';
import { getPageOwner } from './page-owner';
import pages from '../../../packages/wordpress-plugin/plugin/pages.json';

/** Data that the plugin prints about a site, and the setup tasks of the site. */
interface Host {
  /** Patterns of paths. */
  paths: readonly string[];
  hostTasks: readonly string[];
  tasks: readonly string[];
}

interface Page {
  name: string;
  address: string;
  /** Rendered by the dashboard alone; WooCommerce renders the other pages, with at most one client around them. */
  isOwn?: boolean;
  /** The id of its setup task. */
  task?: string;
  /** Whether the dashboard has it. */
  isOurs(host: Host): boolean;
}

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

/** Values of parameters in paths. Products have none, since they differ from site to site. */
const VALUES: Readonly<Record<string, readonly string[]>> = { ':report': REPORTS, ':page': ['general'] };

const at = (path: string) => (path === '/' ? HOME : `${HOME}&path=${encodeURIComponent(path)}`);

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const ofPath = (name: string, path: string): Page => ({
  name,
  address: at(path),
  isOwn: true,
  isOurs: ({ paths }) => paths.some((pattern) => toPattern(pattern).test(path)),
});

const dashboardPages = pages.dashboardPages.flatMap(({ name, path }) => {
  const [parameter] = /:\w+/.exec(path) ?? [];
  if (parameter === undefined) return [ofPath(name, path)];
  const paths = (VALUES[parameter] ?? []).map((value) => path.replace(parameter, value));
  return paths.map((each) => ofPath(each, each));
});

const otherPages = ['/extensions', '/customize-store', '/launch-your-store', '/nowhere'].map((path) => ({
  ...ofPath(path, path),
  isOwn: false,
}));

const tasks = [...pages.tasks, 'customize-store', 'launch-your-store'].map((task): Page => ({
  name: `Task ${task}`,
  address: `${HOME}&task=${task}`,
  task,
  isOurs: ({ hostTasks }) => !hostTasks.includes(task),
}));

const PRODUCTS = 'edit.php?post_type=product';

const lists = Object.entries({
  Products: PRODUCTS,
  'Categories of products': 'edit-tags.php?taxonomy=product_cat&post_type=product',
  'Tags of products': 'edit-tags.php?taxonomy=product_tag&post_type=product',
  Attributes: `${PRODUCTS}&page=product_attributes`,
  Orders: 'edit.php?post_type=shop_order',
  Coupons: 'edit.php?post_type=shop_coupon',
  Status: 'admin.php?page=wc-status',
  'New product': 'post-new.php?post_type=product',
  'New order': 'post-new.php?post_type=shop_order',
  'New coupon': 'post-new.php?post_type=shop_coupon',
}).map(([name, file]): Page => ({ name, address: `/wp-admin/${file}`, isOurs: () => true }));

/** Not every version renders WooCommerce's frame around it. */
const reviews: Page = {
  name: 'Reviews',
  address: `/wp-admin/${PRODUCTS}&page=product-reviews`,
  isOurs: () => false,
};

const settings = ['general', 'products', 'shipping', 'checkout', 'account', 'email', 'advanced'].map(
  (tab): Page => ({
    name: `Settings (${tab})`,
    address: `/wp-admin/admin.php?page=wc-settings&tab=${tab}`,
    isOurs: () => false,
  }),
);

const { openSessionAs } = startWordPress();

/** Only reads pages. */
let session: UserSession;
let host: Host;

test.beforeAll(async () => {
  session = await openSessionAs('admin', { isShared: true });
  await session.open(HOME);
  const result = await session.page.evaluate(
    () => (window as unknown as { storeAdminHost: Pick<Host, 'paths' | 'hostTasks'> }).storeAdminHost,
  );
  const known = (await session.read(TASKS)) as { tasks: { id: string }[] }[];
  host = { ...result, tasks: known.flatMap((list) => list.tasks.map(({ id }) => id)) };
});

const TEXT_LIMIT = 40_000; // milliseconds

/** Records which client rendered a page, which `npm run test:wordpress -- --site` prints. */
const note = (name: string, outcome: string) =>
  void test.info().annotations.push({ type: 'rendered', description: `${name}: ${outcome}` });

const CLIENTS = { ours: 'Store Admin', stock: 'WooCommerce', nobody: 'WordPress' };

for (const { name, address, isOwn = false, task, isOurs } of [
  ...dashboardPages,
  ...tasks,
  ...otherPages,
  ...lists,
  reviews,
  ...settings,
]) {
  test(`${name} is rendered by one client and is not empty`, async () => {
    if (task !== undefined && !host.tasks.includes(task)) {
      note(name, 'not there');
      return;
    }
    const { page } = session;
    await session.open(address);

    const owner = await getPageOwner(page);
    // Some tasks redirect to their settings, and some forms to the classic form.
    const arrived = new URL(page.url());
    const wanted = [...new URL(address, arrived).searchParams];
    const isFocusable =
      !address.startsWith(HOME) || wanted.every(([key, value]) => arrived.searchParams.get(key) === value);
    const isWhole = isOwn && isFocusable;
    if (isFocusable && isOurs(host)) expect(owner).toBe('ours');
    if (owner === 'both') throw new Error('Two clients draw the page.');
    if (isWhole) expect(owner).not.toBe('nobody');
    const content = page.locator(isWhole ? '#root' : '#wpcontent');
    if (owner === 'ours') {
      await page.waitForLoadState('networkidle');
      const heading = content.getByRole('heading', isWhole ? { level: 1 } : {}).filter({ visible: true });
      await expect(heading.first()).toBeVisible();
      await expect(page.locator('#root .sa-error-state')).toHaveCount(0);
    }
    // Messages of the stock client are not checked.
    else session.allowConsoleMessage(/./);
    // Avatars come from the network, which is not available; a copied site does not include its own images.
    session.allowConsoleMessage(
      isWhole ? /net::ERR_NAME_NOT_RESOLVED/ : /net::ERR_NAME_NOT_RESOLVED|status of 404/,
    );
    // WooCommerce 10.9 requests a lock for an order that is not saved yet, and is refused.
    if (name === 'New order') session.allowConsoleMessage(/status of 403/);
    await expect(async () => {
      const text = await content.evaluate((element) => (element as HTMLElement).innerText.trim());
      // The stock client may show very little text, and only after all of its requests.
      expect(text.length).toBeGreaterThan(owner === 'ours' ? 80 : 10);
    }).toPass({ timeout: TEXT_LIMIT });
    expect(session.unexpectedMessages).toEqual([]);
    note(name, CLIENTS[owner]);
  });
}
