import type { Role } from '../accounts';
import { getOption, setOption } from '../site/options/queries';
import { createOrder } from '../sales/orders/testing/create-order';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import { browse, load } from './testing/browser';

const OWN = '/wp-admin/admin.php?page=wc-admin';
const GENERAL = '/wp-admin/admin.php?page=wc-settings';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
});

afterEach(() => store.close());

const menuOf = (document: Document) =>
  [...document.querySelectorAll('#adminmenu > li.menu-top > a')].map((link) => link.textContent?.trim());

describe('access to pages', () => {
  test.each<[Role, string, number]>([
    ['administrator', OWN, 200],
    ['shop_manager', OWN, 200],
    ['analyst', OWN, 200],
    ['customer', OWN, 403],
    ['subscriber', OWN, 403],
    ['administrator', GENERAL, 200],
    ['shop_manager', GENERAL, 200],
    ['analyst', GENERAL, 403],
    ['customer', GENERAL, 403],
    ['shop_manager', '/wp-admin/options-general.php', 403],
    ['administrator', '/wp-admin/options-general.php', 200],
    ['analyst', '/wp-admin/edit.php?post_type=shop_order', 403],
    ['analyst', '/wp-admin/profile.php', 200],
    ['administrator', '/wp-admin/admin.php?page=unknown', 404],
    ['administrator', `${GENERAL}&tab=unknown`, 404],
    ['administrator', `${GENERAL}&tab=general&section=unknown`, 404],
  ])('%s requests %s and gets %d', async (role, path, status) => {
    const page = await browse(store, role).open(path);

    expect(page.status).toBe(status);
    expect(page.document.querySelector('#wpadminbar')).not.toBeNull();
  });

  test.each<[Role, string[]]>([
    ['administrator', ['WooCommerce', 'Products', 'Analytics', 'Marketing', 'Media', 'Users', 'Settings']],
    ['shop_manager', ['WooCommerce', 'Products', 'Analytics', 'Marketing', 'Media', 'Users']],
    ['analyst', ['WooCommerce', 'Analytics', 'Marketing']],
    ['customer', []],
  ])('the menu of %s contains %j', async (role, entries) => {
    const { document } = await browse(store, role).open(OWN);

    expect(menuOf(document)).toEqual(entries);
  });

  test('a forbidden page exposes no data', async () => {
    const { document, globals } = await browse(store, 'customer').open(OWN);

    expect(document.querySelector('#root')).toBeNull();
    expect(globals).toEqual({});
  });

  test.each<[Role, string]>([
    ['administrator', '/wp-admin/admin.php?page=wc-admin'],
    ['analyst', '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview'],
  ])('%s starts at %s', async (role, start) => {
    const { headers } = await browse(store, role).open('/wp-admin/');

    expect(headers.get('Location')).toBe(start);
  });

  test('without analytics, an analyst starts at marketing', async () => {
    const plain = await openTestStore({ features: ['-analytics'] });

    const { headers } = await browse(plain, 'analyst').open('/wp-admin/');
    await plain.close();

    expect(headers.get('Location')).toBe('/wp-admin/admin.php?page=wc-admin&path=%2Fmarketing');
  });
});

describe('setup', () => {
  const SETUP = `${OWN}&path=%2Fsetup-wizard`;
  const PROFILE = 'woocommerce_onboarding_profile';
  beforeEach(() => void setOption(store.context.db, PROFILE, {}));
  const goHome = async (role: Role, path = OWN) => {
    const { status, headers } = await browse(store, role).open(path);
    return status === 302 ? headers.get('Location') : status;
  };

  test('redirects from home for users who can set up the store, until completed or skipped', async () => {
    expect(await goHome('administrator')).toBe(SETUP);
    expect(await goHome('shop_manager', `${OWN}&task=shipping`)).toBe(SETUP);
    expect(await goHome('administrator', `${OWN}&path=%2Fcustomers`)).toBe(200);
    expect(await goHome('analyst')).toBe(200);

    setOption(store.context.db, PROFILE, { skipped: true });

    expect(await goHome('administrator')).toBe(200);
  });

  test('is skipped in a store without onboarding', async () => {
    const plain = await openTestStore({ features: ['-onboarding'], isFirstRun: true });
    const { status } = await browse(plain, 'administrator').open(OWN);
    await plain.close();

    expect(status).toBe(200);
  });

  test.each([
    ['%2Fsetup-wizard', [], true],
    ['%2Fprofiler', [], false],
    ['%2Fprofiler', ['core-profiler'], true],
    ['%2Fsetup-wizard', ['-onboarding'], false],
  ])('at %s with features %j is full screen: %j', async (path, features, isFull) => {
    const shop = await openTestStore({ features });
    const { document } = await browse(shop, 'administrator').open(`${OWN}&path=${path}`);
    await shop.close();

    expect(document.body.classList.contains('woocommerce-admin-full-screen')).toBe(isFull);
  });
});

describe('leaving the new product form with feedback', () => {
  const QUEUE = 'woocommerce_admin_transient_notices_queue';
  const FORM = '/wp-admin/post-new.php?post_type=product';
  const LEFT = `${FORM}&new-product-experience-disabled=true`;
  const OTHER = { id: 'other', status: 'info', content: 'Somebody else’s', user_id: 99 };

  test('shows one thank-you notice and keeps other notices, without repeating on reload', async () => {
    setOption(store.context.db, QUEUE, { other: OTHER });
    const { status, headers } = await browse(store, 'shop_manager').open(LEFT);
    const { body: manager } = await store.as('shop_manager').call('/wp/v2/users/me');
    const { other, ...queued } = Object(getOption(store.context.db, QUEUE));

    expect([status, headers.get('Location')]).toEqual([302, FORM]);
    expect(other).toEqual(OTHER);
    expect(Object.entries(queued)).toEqual([
      [
        expect.any(String),
        expect.objectContaining({
          status: 'success',
          content: "Thanks for the feedback. We'll put it to good use!",
          user_id: Object(manager).id,
        }),
      ],
    ]);
  });

  test('queues nothing for users who may not edit products', async () => {
    expect((await browse(store, 'analyst').open(LEFT)).status).toBe(403);
    expect(getOption(store.context.db, QUEUE)).toBeUndefined();
  });
});

describe('the menu', () => {
  test('highlights the current page and its section', async () => {
    const { document } = await browse(store, 'administrator').open(`${OWN}&path=%2Fanalytics%2Frevenue`);
    const section = document.querySelector('#toplevel_page_wc-admin-path--analytics-overview');

    expect(section?.classList).toContain('wp-has-current-submenu');
    expect(section?.querySelector('li.current a')?.textContent?.trim()).toBe('Revenue');
    expect(document.querySelectorAll('#adminmenu [aria-current="page"]')).toHaveLength(1);
    expect(document.querySelector('#toplevel_page_woocommerce')?.classList).toContain(
      'wp-not-current-submenu',
    );
  });

  test.each([
    ['post.php?post=1&action=edit&post_type=shop_order', 'Orders'],
    ['term.php?taxonomy=product_tag&post_type=product', 'Tags'],
    ['post-new.php?post_type=product', 'Add New'],
  ])('highlights for %s the entry %s', async (path, entry) => {
    const page = await browse(store, 'administrator').read(`/wp-admin/${path}`);

    expect(/aria-current="page"\s*>([^<]*)</.exec(page)?.[1]).toBe(entry);
  });

  test.each([
    ['wc-admin&path=/analytics/customers', 'toplevel_page_wc-admin-path--analytics-overview', undefined],
    ['wc-admin&path=/store-admin/extensions', 'toplevel_page_woocommerce', undefined],
    ['wc-admin&path=/wc-pay-welcome-page', 'toplevel_page_woocommerce', undefined],
    ['wc-admin&path=/settings/tax', 'toplevel_page_woocommerce', 'Settings'],
    ['wc-settings', 'toplevel_page_woocommerce', 'Settings'],
  ])('opens for page=%s, which has no own entry, the section %s', async (page, section, entry) => {
    const shop = await openTestStore();
    const { document } = await browse(shop, 'administrator').open(`/wp-admin/admin.php?page=${page}`);
    await shop.close();

    expect(document.querySelector('#adminmenu .wp-menu-open')?.id).toBe(section);
    expect(document.querySelector('#adminmenu [aria-current="page"]')?.textContent?.trim()).toBe(entry);
  });

  test("links to the dashboard's settings, and to no stock pages without stock management", async () => {
    const shop = await openTestStore({ features: ['navigation'] });
    setOption(shop.context.db, 'woocommerce_manage_stock', 'no');
    const page = await browse(shop, 'administrator').read(OWN);
    await shop.close();

    expect(page).toContain('admin.php?page=wc-admin&path=%2Fsettings%2Ftax');
    expect(page.match(/post-new\.php\?post_type=product/g)).toBeNull();
    expect(page).not.toContain('woocommerce-analytics-stock');
  });

  describe("with the dashboard's product form", () => {
    let shop: TestStore;
    beforeEach(async () => {
      shop = await openTestStore();
    });
    afterEach(() => shop.close());

    test('the menu links to a new product and stays open on existing ones', async () => {
      const markedAt = async (path: string) => {
        const { document } = await browse(shop, 'administrator').open(`${OWN}&path=${path}`);
        const link = document.querySelector('#adminmenu [aria-current="page"]');
        return [link?.textContent?.trim(), link?.closest('.wp-menu-open')?.id];
      };

      expect(await markedAt('%2Fadd-product')).toEqual(['Add New', 'menu-posts-product']);
      expect(await markedAt('%2Fproduct%2F12')).toEqual(['All Products', 'menu-posts-product']);
      expect(await markedAt('%2Fproduct%2F12%2Fvariation%2F13')).toEqual([
        'All Products',
        'menu-posts-product',
      ]);
    });

    test('the menu links to the classic form once the feature is disabled', async () => {
      setOption(shop.context.db, 'woocommerce_new_product_management_enabled', 'no');
      const page = await browse(shop, 'administrator').read(OWN);

      expect(page.match(/post-new\.php\?post_type=product/g)).toHaveLength(2);
      expect(page).not.toContain('add-product');
    });

    test('the product list links to it for every product type', async () => {
      const { body: simple } = await shop
        .as('administrator')
        .call('/wc/v3/products', { method: 'POST', body: { name: 'Lamp' } });
      const { body: variable } = await shop
        .as('administrator')
        .call('/wc/v3/products', { method: 'POST', body: { name: 'Shirt', type: 'variable' } });
      const { document } = await browse(shop, 'administrator').open('/wp-admin/edit.php?post_type=product');
      const hrefOf = (name: string) =>
        [...document.querySelectorAll('.row-title')]
          .find(({ textContent }) => textContent === name)
          ?.getAttribute('href');

      expect(hrefOf('Lamp')).toBe(`${OWN}&path=%2Fproduct%2F${Object(simple).id}`);
      expect(hrefOf('Shirt')).toBe(`${OWN}&path=%2Fproduct%2F${Object(variable).id}`);
      expect(document.querySelector('.page-title-action')?.getAttribute('href')).toBe(
        `${OWN}&path=%2Fadd-product`,
      );
    });
  });

  test('shows badges for remaining tasks and processing orders', async () => {
    const order = {
      status: 'processing',
      currency: 'USD',
      billing: ADDRESS,
      items: [],
      total: '1.00',
    } as const;
    createOrder(store.context.db, { ...order, createdAt: store.context.clock() });
    const { document } = await browse(store, 'administrator').open(OWN);
    const tasks = document.querySelector('.remaining-tasks-badge');

    expect(tasks?.className).toBe(
      `awaiting-mod update-plugins remaining-tasks-badge count-${tasks?.textContent}`,
    );
    expect(Number(tasks?.textContent)).toBeGreaterThan(0);
    expect(document.querySelector('.count-1 .processing-count')?.textContent).toBe('1');
    expect(document.querySelector('.pending-count')).toBeNull();
  });

  test('shows no tasks once their list is hidden', async () => {
    await store.as('administrator').call('/wc-admin/onboarding/tasks/setup/hide', { method: 'POST' });
    const { document } = await browse(store, 'administrator').open(OWN);

    expect(document.querySelector('.remaining-tasks-badge')).toBeNull();
  });

  test('hides the stock report when stock management is disabled', async () => {
    setOption(store.context.db, 'woocommerce_manage_stock', 'no');
    const { document } = await browse(store, 'administrator').open(OWN);

    expect(document.querySelector('a[href*="analytics%2Fstock"]')).toBeNull();
  });

  test('has no analytics links when analytics is disabled', async () => {
    const { features } = store.context;
    store.context.features = new Set([...features].filter((feature) => feature !== 'analytics'));
    const { document } = await browse(store, 'administrator').open(OWN);

    expect(document.querySelectorAll('#adminmenu a').length).toBeGreaterThan(0);
    expect(document.querySelector('#adminmenu :is([href*="analytics"], [href*="customers"])')).toBeNull();
  });
});

describe('the layout', () => {
  test('has an empty mount point for a dashboard page, and its classes', async () => {
    const { document } = await browse(store, 'administrator').open(OWN);

    // Without a build, there is nothing to mount.
    expect(document.querySelector('#wpbody-content .wrap')?.textContent).toContain('npm run build');
    expect([...document.body.classList]).toEqual(
      expect.arrayContaining([
        'wp-admin',
        'woocommerce-page',
        'woocommerce_page_wc-admin',
        'woocommerce-feature-enabled-analytics',
        'locale-en-us',
      ]),
    );
    expect(document.body.classList).not.toContain('woocommerce-embed-page');
    expect(document.querySelector('#woocommerce-embedded-root')).toBeNull();
    expect(document.querySelector('#wp__notice-list > #woocommerce-layout__notice-catcher')).not.toBeNull();
    expect(document.querySelector('#jp-admin-notices')).not.toBeNull();
  });

  test('has the mount point of a classic page before the content, with a header in it', async () => {
    const { document } = await browse(store, 'administrator').open(`${GENERAL}&tab=tax`);
    const mount = document.querySelector('#wpcontent > #woocommerce-embedded-root');

    expect(mount?.className).toBe('is-embed-loading');
    expect(mount?.nextElementSibling?.id).toBe('wpbody');
    expect(mount?.querySelector('.woocommerce-layout__header.is-embed-loading > h1')?.textContent).toBe(
      'Tax',
    );
    expect(document.body.classList).toContain('woocommerce-embed-page');
    expect(document.querySelector('#root')).toBeNull();
  });

  test.each([
    ['ar', 'rtl'],
    ['he_IL', 'rtl'],
    ['de_DE', 'ltr'],
  ])('has the text direction of %s', async (language, direction) => {
    setOption(store.context.db, 'WPLANG', language);
    const { document } = await browse(store, 'administrator').open(OWN);

    expect(document.documentElement.dir).toBe(direction);
    // The text is in English regardless.
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.body.classList.contains('rtl')).toBe(direction === 'rtl');
  });

  test.each([
    ['nothing', undefined, 'light'],
    ['dark', '"dark"', 'dark'],
    ['the system color scheme', '"auto"', 'auto'],
    ['an invalid value', '"><script>', 'light'],
  ])('has the color scheme in its first tag when %s was chosen', async (_, chosen, scheme) => {
    const client = store.as('administrator');
    await client.call('/wp/v2/users/me', {
      method: 'POST',
      body: { woocommerce_meta: chosen === undefined ? {} : { color_scheme: chosen } },
    });
    const { document, headers } = await browse(store, 'administrator').open(OWN);

    expect(document.documentElement.dataset['colorScheme']).toBe(scheme);
    const [cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
    const login = await store.fetch('/wp-login.php', { headers: { Cookie: cookie } });
    expect(await login.text()).toContain(`data-color-scheme="${scheme}"`);
  });

  test('runs only scripts with the nonce of the response', async () => {
    const { headers, document } = await browse(store, 'administrator').open(`${GENERAL}&tab=checkout`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const nonces = [...document.querySelectorAll('script')].map((script) => script.getAttribute('nonce'));

    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(nonces.length).toBeGreaterThan(1);
    expect(new Set(nonces).size).toBe(1);
    expect(policy).toContain(`'nonce-${nonces[0]}'`);
    expect(document.querySelector('[onclick], [onload], [style]')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('serves styles and scripts with long-term caching', async () => {
    const { document } = await browse(store, 'administrator').open(`${GENERAL}&tab=checkout`);
    const files = [...document.querySelectorAll('link[rel="stylesheet"], script[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    const answers = await Promise.all(files.map((file) => store.fetch(file)));

    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual(
      files.map(() => 'public, max-age=31536000, immutable'),
    );
  });

  test('scripts in store or user names are shown as text', async () => {
    setOption(store.context.db, 'blogname', '<img src=x onerror=alert(1)>');
    const { document } = await browse(store, 'administrator').open(`${GENERAL}&tab=checkout`);

    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('#wp-admin-bar-site-name')?.textContent?.trim()).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});

test('the user menu changes the color scheme only with a nonce, and returns to the page', async () => {
  const headers = { Cookie: store.as('shop_manager').cookie };
  const page = `${GENERAL}&tab=products`;
  const follow = (to: string) => store.fetch(to, { headers, redirect: 'manual' });
  const linkOf = async (name: string) => {
    const { document } = await load(await follow(page));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#user-actions a')];
    return links.find(({ textContent }) => textContent === name);
  };
  const address = (await linkOf('Dark colors'))?.getAttribute('href') ?? '';

  await follow(address.replace(/_wpnonce=\w+/, '_wpnonce=forged'));
  expect((await linkOf('Light colors'))?.getAttribute('aria-current')).toBe('true');
  const answer = await follow(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, page]);
  expect((await linkOf('Dark colors'))?.getAttribute('aria-current')).toBe('true');
  // Choosing the current scheme again changes nothing.
  await follow(address);
  const { body: told } = await store.as('shop_manager').call('/store-admin/v1/history');
  expect(told).toMatchObject([
    { before: { color_scheme: '' }, after: { color_scheme: '"dark"' }, reason: '' },
  ]);

  for (const back of ['//evil.example/', 'http://[']) {
    const elsewhere = await follow(address.replace(/back=.*$/, `back=${encodeURIComponent(back)}`));
    expect(elsewhere.headers.get('Location')).toBe('/wp-admin/');
  }
});

test.each(['/', '/shop/', '/my-account/'])('%s describes its purpose', async (path) => {
  const { status, document } = await browse(store).open(path);

  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toContain('Test shop');
});

const ADDRESS = {
  first_name: 'A',
  last_name: 'B',
  address_1: 'Lane 1',
  city: 'Town',
  state: 'CA',
  postcode: '1',
  country: 'US',
};
