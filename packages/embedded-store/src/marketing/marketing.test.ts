import { openTestStore } from '../testing/test-store';
import type { Client, TestStore } from '../testing/test-store';
import { setOption } from '../site/options/queries';
import { installPlugin } from '../site/plugins/queries';
import { saveCampaign } from './campaigns';
import { setListings } from './listings';

const MARKETING = '/wc-admin/marketing';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const get = (path: string) => admin.call(`${MARKETING}/${path}`);
const read = async (path: string) => Object((await get(path)).body);
const activate = (plugin: string) =>
  admin.call(`${MARKETING}/overview/activate-plugin`, { method: 'POST', body: { plugin } });
const install = (slug: string) => installPlugin(store.context.db, { slug, name: slug });

test('recommendations are channels or extensions', async () => {
  const fields = async (category: string) => [
    ...new Set(
      (await read(`recommendations?category=${category}`)).map(
        ({ subcategories }: { subcategories: { slug: string }[] }) => subcategories[0]?.slug,
      ),
    ),
  ];

  expect(await fields('channels')).toEqual(['sales-channels']);
  expect(await fields('extensions')).toEqual(['email', 'automations', 'crm', 'coupons']);
});

test('the older list has both, limited to the requested number, without installed ones', async () => {
  const names = async () =>
    (await read('recommended?per_page=3')).map(({ product }: { product: string }) => product);
  expect(await names()).toEqual(['mailpoet', 'google-listings-and-ads', 'pinterest-for-woocommerce']);
  install('mailpoet');

  expect(await names()).not.toContain('mailpoet');
  expect(await read('recommended?category=tax')).toEqual([]);
});

test('unreachable feeds are empty and cause no error', async () => {
  setOption(store.context.db, 'store_unreachable', ['marketing-feed']);

  for (const list of ['recommendations?category=channels', 'recommended', 'knowledge-base']) {
    expect(await get(list)).toMatchObject({ status: 200, body: [] });
  }
});

test("paid extensions can't be installed from here", async () => {
  const extensions = await read('recommendations?category=extensions');

  expect(extensions).toContainEqual(
    expect.objectContaining({ product: 'automatewoo', direct_install: false }),
  );
  expect(extensions).toContainEqual(expect.objectContaining({ product: 'mailpoet', direct_install: true }));
});

test('articles match the requested category', async () => {
  const marketing = await read('knowledge-base?category=marketing');
  const coupons = await read('knowledge-base?category=coupons');

  expect(marketing).toContainEqual(
    expect.objectContaining({ link: expect.stringContaining('mailpoet'), date: expect.any(String) }),
  );
  expect(coupons).toContainEqual(expect.objectContaining({ link: expect.stringContaining('coupon') }));
  expect(await read('knowledge-base?category=nothing')).toEqual(marketing);
});

test('an extension on the site is listed, activated and set up', async () => {
  expect((await activate('mailpoet')).status).toBe(500);
  install('mailpoet');
  expect(await read('overview/installed-plugins')).toMatchObject([{ slug: 'mailpoet', status: 'installed' }]);

  expect((await activate('mailpoet')).body).toEqual({ status: 'success' });
  expect(await read('overview/installed-plugins')).toMatchObject([{ status: 'activated' }]);
  setOption(store.context.db, 'mailpoet_setup_completed', 'yes');

  expect(await read('overview/installed-plugins')).toMatchObject([{ status: 'configured' }]);
});

test("other plugins can't be activated through marketing", async () => {
  install('jetpack');

  expect(await activate('jetpack')).toMatchObject({ body: { code: 'woocommerce_rest_invalid_plugin' } });
});

test('pages contain the installed extensions', async () => {
  install('mailpoet');

  const page = await store.fetch('/wp-admin/admin.php?page=wc-admin', { headers: { Cookie: admin.cookie } });

  expect(decodeURIComponent(await page.text())).toContain('"installedExtensions":[{"slug":"mailpoet"');
});

describe('channels', () => {
  beforeEach(async () => {
    install('google-listings-and-ads');
    install('mailpoet');
    await activate('google-listings-and-ads');
    await activate('mailpoet');
  });

  test('are the active plugins that sell on other platforms', async () => {
    expect(await read('channels')).toMatchObject([
      {
        slug: 'google-listings-and-ads',
        is_setup_completed: false,
        product_listings_status: 'not-applicable',
      },
    ]);
    setOption(store.context.db, 'google-listings-and-ads_setup_completed', 'yes');

    expect(await read('channels')).toMatchObject([
      { is_setup_completed: true, product_listings_status: 'synced', errors_count: 0 },
    ]);
  });

  test('show the state of their product listings', async () => {
    setOption(store.context.db, 'google-listings-and-ads_setup_completed', 'yes');
    setListings(store.context.db, 'google-listings-and-ads', { status: 'sync-failed', errors: 2 });

    expect(await read('channels')).toMatchObject([
      { product_listings_status: 'sync-failed', errors_count: 2 },
    ]);
  });

  test('have campaigns with or without a cost', async () => {
    const campaign = { id: '1', channel: 'google-listings-and-ads', title: 'Free', currency: 'USD' };
    saveCampaign(store.context.db, { ...campaign, manageUrl: '/there', cost: '' });

    const [free] = await read('campaigns');

    expect(free).toMatchObject({ title: 'Free', manage_url: `${store.context.siteUrl}/there` });
    expect(free).not.toHaveProperty('cost');
  });

  test('return campaign types and campaigns', async () => {
    for (const id of ['1', '2', '3']) {
      saveCampaign(store.context.db, {
        id,
        channel: 'google-listings-and-ads',
        title: `Campaign ${id}`,
        manageUrl: 'https://example.com',
        cost: '12.50',
        currency: 'USD',
      });
    }

    expect(await read('campaign-types')).toMatchObject([
      { id: 'google-ads', channel: { slug: 'google-listings-and-ads' } },
    ]);
    const page = await get('campaigns?page=2&per_page=2');

    expect(page.body).toMatchObject([
      { id: '3', title: 'Campaign 3', cost: { value: '12.50', currency: 'USD' } },
    ]);
    expect(page.headers.get('X-WP-Total')).toBe('3');
    expect(page.headers.get('X-WP-TotalPages')).toBe('2');
  });
});
