import { act, screen, waitFor } from '@testing-library/react';
import { addFilter, Fill, registerPlugin, removeFilter, unregisterPlugin } from '@admin/extensions';
import { getHistory, getNewPath, getQuery } from '@admin/navigation';
import { buildError, api, buildUser } from '@admin/testing';
import type { Page } from '../routes/page';
import { openDashboard } from '../testing/open-dashboard';

const PAGES = 'woocommerce_admin_pages_list';
const REPORTS = 'woocommerce_admin_reports_list';
const NOT_ALLOWED = 'Sorry, you are not allowed to access this page.';

const at = (path: string) => `&path=${encodeURIComponent(path)}`;
const userWith = (...capabilities: string[]) =>
  buildUser({
    is_super_admin: false,
    capabilities: Object.fromEntries(capabilities.map((capability) => [capability, true])),
  });

const ALL_FEATURES = {
  'core-profiler': true,
  'new-product-management-experience': true,
  'product-variation-management': true,
  settings: true,
};
const admin = { settingsPages: { general: 'General' } };

// Requests may finish before or after a test ends.
beforeEach(() => {
  for (const path of ['/wc/v3/products/12', '/wc/v3/products/12/variations/7'])
    api
      .get(path, { context: 'edit' })
      .optionally()
      .reply(404, buildError('woocommerce_rest_product_invalid_id', 404));
  for (const path of [
    '/wc-admin/product-form',
    '/wc-admin/settings-pages',
    '/wc-admin/marketing/channels',
    '/wc-admin/marketing/overview/installed-plugins',
  ])
    api.get(path).optionally().reply(500, buildError('rest_unavailable', 500));
  api
    .get('/wc-admin/marketing/campaigns', { page: 1, per_page: 5 })
    .optionally()
    .reply(500, buildError('rest_unavailable', 500));
});

afterEach(() => {
  for (const hook of [PAGES, REPORTS]) {
    removeFilter(hook, 'acme/first');
    removeFilter(hook, 'acme/second');
  }
  document.body.className = '';
});

const page = (path: string, content: string, more: Partial<Page> = {}): Page => ({
  path,
  container: () => <p>{content}</p>,
  breadcrumbs: ['Acme', content],
  ...more,
});

const addPage = (added: Page) => addFilter(PAGES, 'acme/first', (pages: Page[]) => [...pages, added]);

test.each([
  ['/', 'Home', 'Home ‹ WooCommerce', 'home'],
  ['/analytics/overview', 'Overview', 'Overview ‹ Analytics ‹ WooCommerce', 'analytics_overview'],
  ['/analytics/settings', 'Settings', 'Settings ‹ Analytics ‹ WooCommerce', 'analytics_settings'],
  ['/customers', 'Customers', 'Customers ‹ WooCommerce', 'customers'],
  ['/analytics/revenue', 'Revenue', 'Revenue ‹ Analytics ‹ WooCommerce', 'analytics_report'],
  ['/marketing', 'Overview', 'Overview ‹ Marketing ‹ WooCommerce', 'marketing'],
  ['/add-product', 'Add New Product', 'Add New Product ‹ Products', 'add-product'],
  ['/product/12', 'Edit Product', 'Edit Product ‹ Products', 'product_productid'],
  [
    '/product/12/variation/7',
    'Edit Product Variation',
    'Edit Product Variation ‹ Products',
    'product_productid_variation_variationid',
  ],
  ['/settings/general', 'General', 'General ‹ Settings ‹ WooCommerce', 'settings_page'],
  ['/wc-pay-welcome-page', 'Payments', 'Payments ‹ WooCommerce', 'wc-pay-welcome-page'],
])('%s is a page with the heading %s', async (path, heading, title, bodyClass) => {
  openDashboard({ address: path === '/' ? '' : at(path), features: ALL_FEATURES, admin });

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.queryByText(NOT_ALLOWED)).not.toBeInTheDocument();
  expect(document.title).toBe(`${title} ‹ Harbor Goods — WooCommerce`);
  expect(document.body).toHaveClass('woocommerce-page', `woocommerce-admin-page__${bodyClass}`);
});

test.each([
  ['', 'comfortable'],
  ['"compact"', 'compact'],
])('with the preference %j, the page has %s density', async (density, expected) => {
  addPage(page('/acme', 'Hello Acme'));
  openDashboard({
    address: at('/acme'),
    admin: { currentUserData: buildUser({ woocommerce_meta: { density } }) },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Acme' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-density', expected);
});

test.each(['/setup-wizard', '/profiler'])(
  '%s opens the store profiler without header and footer',
  async (path) => {
    const profile = '/wc-admin/onboarding/profile';
    api.get(profile).reply(200, { business_choice: null });
    api.get(`${profile}/progress`).reply(200, []);
    api
      .get('/wc-admin/options', { options: 'woocommerce_allow_tracking,blogname' })
      .reply(200, { woocommerce_allow_tracking: 'no', blogname: 'Harbor Goods' });

    openDashboard({ address: at(path), features: ALL_FEATURES, admin });

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Woo!' })).toBeInTheDocument();
    expect(document.title).toBe('Setup Wizard ‹ WooCommerce ‹ Harbor Goods — WooCommerce');
    expect(document.body).toHaveClass(
      `woocommerce-admin-page__${path.slice(1)}`,
      'woocommerce-admin-full-screen',
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

test('opens the setup wizard in full screen when the store profiler is off', async () => {
  api.get('/wc-admin/onboarding/profile').reply(200, { completed: null });
  // Hosts may or may not track completed steps.
  api.get('/wc-admin/onboarding/profile').optionally().reply(200, { completed: null });
  api.get('/wc-analytics/settings/general').optionally().reply(200, []);
  api
    .get('/wc-admin/options', { options: 'woocommerce_allow_tracking,blogname' })
    .reply(200, { woocommerce_allow_tracking: 'no', blogname: 'Harbor Goods' });

  openDashboard({ address: `${at('/setup-wizard')}&step=business-details`, admin });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tell us about your business' }),
  ).toBeInTheDocument();
  expect(document.body).toHaveClass('woocommerce-admin-full-screen');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  ['/analytics/overview', { analytics: false }],
  ['/customers', { analytics: false }],
  ['/analytics/revenue', { analytics: false }],
  ['/marketing', { marketing: false }],
  ['/add-product', {}],
  ['/product/12/variation/7', {}],
  ['/setup-wizard', { onboarding: false }],
  ['/profiler', {}],
  ['/settings/general', {}],
  ['/wc-pay-welcome-page', { 'wc-pay-welcome-page': false }],
  ['/no-such-page', {}],
])('%s is not allowed with the features %j', (path, features) => {
  openDashboard({ address: at(path), features });

  expect(screen.getByText(NOT_ALLOWED)).toBeInTheDocument();
  expect(document.title).toBe('Not allowed ‹ WooCommerce ‹ Harbor Goods — WooCommerce');
});

test.each([
  ['an analyst', '/', ['view_woocommerce_reports'], false],
  ['an analyst', '/analytics/overview', ['view_woocommerce_reports'], true],
  ['an analyst', '/marketing', ['view_woocommerce_reports'], true],
  ['an analyst', '/setup-wizard', ['view_woocommerce_reports'], false],
  ['an editor of products', '/product/12/variation/7', ['edit_products'], true],
  ['an editor of products', '/product/12', ['edit_products'], false],
  ['a customer', '/', [], false],
])('%s opens %s with %j: %s', (_, path, capabilities, isAllowed) => {
  openDashboard({
    address: at(path),
    features: ALL_FEATURES,
    admin: { currentUserData: userWith(...capabilities) },
  });

  expect(screen.queryAllByText(NOT_ALLOWED)).toHaveLength(isAllowed ? 0 : 1);
});

test('requests the user when the page lacks it, and retries after an error', async () => {
  api
    .get('/wp/v2/users/me', { context: 'edit' })
    .reply(403, { code: 'x', message: 'Not now.', data: { status: 403 } });
  const { user } = openDashboard({
    address: at('/analytics/horoscope'),
    admin: { currentUserData: undefined },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByText(NOT_ALLOWED)).not.toBeInTheDocument();

  api.get('/wp/v2/users/me', { context: 'edit' }).reply(200, buildUser());
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Report not found', { selector: 'p' })).toBeInTheDocument();
});

test('shows a message with a link to the overview for an unknown report', async () => {
  const { user } = openDashboard({ address: at('/analytics/horoscope') });

  expect(await screen.findByText('Report not found', { selector: 'p' })).toBeInTheDocument();
  expect(document.title).toBe('Harbor Goods — WooCommerce');

  await user.click(screen.getByRole('link', { name: 'Go to Analytics overview' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test.each([
  ['yes', 1, 'Low stock'],
  ['no', 0, 'Report not found'],
])('with stock management %s there are %s stock reports', async (manageStock, count, shown) => {
  openDashboard({ address: at('/analytics/stock'), admin: { manageStock } });

  expect(await screen.findAllByText(shown)).not.toHaveLength(0);
  expect(screen.queryAllByRole('heading', { level: 1, name: 'Stock' })).toHaveLength(count);
});

test('lets extensions add reports and replace built-in ones', async () => {
  addFilter(REPORTS, 'acme/first', (reports: { report: string }[]) => [
    ...reports.map((report) =>
      report.report === 'orders' ? { ...report, component: () => <p>Other orders</p> } : report,
    ),
    { report: 'subscriptions', title: 'Subscriptions', component: () => <p>All subscriptions</p> },
  ]);
  openDashboard({ address: at('/analytics/subscriptions') });
  expect(await screen.findByText('All subscriptions')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeInTheDocument();

  act(() => getHistory().push(getNewPath({}, '/analytics/orders')));
  expect(screen.getByText('Other orders')).toBeInTheDocument();
});

test('lets extensions add pages with route parameters', () => {
  const Container: Page['container'] = ({ params, path, pathMatch, query }) => (
    <p>{[params['id'], path, pathMatch, query['tab']].join(' ')}</p>
  );
  addPage(
    page('/acme/:id', 'Item', {
      container: Container,
      breadcrumbs: ({ match }) => ['Acme', `Item ${match.params['id']}`],
    }),
  );
  openDashboard({ address: `${at('/acme/7')}&tab=log` });

  expect(screen.getByText('7 /acme/7 /acme/:id log')).toBeInTheDocument();
  expect(document.title).toBe('Item 7 ‹ Acme ‹ Harbor Goods — WooCommerce');
});

test('hides an extension page from users without its capability', () => {
  addPage(page('/acme', 'Secret', { capability: 'manage_acme' }));
  openDashboard({ address: at('/acme'), admin: { currentUserData: userWith('manage_woocommerce') } });

  expect(screen.getByText(NOT_ALLOWED)).toBeInTheDocument();
});

test('shows a page as soon as it is added', () => {
  openDashboard({ address: at('/acme') });
  expect(screen.getByText(NOT_ALLOWED)).toBeInTheDocument();

  act(() => addPage(page('/acme', 'Late')));

  expect(screen.getByText('Late', { selector: 'p' })).toBeInTheDocument();
});

test('ignores filter callbacks that throw or return invalid entries', () => {
  addFilter(PAGES, 'acme/first', () => {
    throw new Error('Broken on purpose.');
  });
  addFilter(PAGES, 'acme/second', (pages: unknown[]) => {
    pages.push(null, { path: 7 }, page('/acme', 'Whole'));
    return pages;
  });
  openDashboard({ address: at('/acme') });
  expect(screen.getByText('Whole', { selector: 'p' })).toBeInTheDocument();

  act(() => getHistory().push(getNewPath({}, '/customers')));
  expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
});

test('shows a page without breadcrumbs when these throw', () => {
  const breadcrumbs = () => {
    throw new Error('Broken on purpose.');
  };
  addPage(page('/acme', 'Content', { breadcrumbs }));
  openDashboard({ address: at('/acme') });

  expect(screen.getByText('Content')).toBeInTheDocument();
  expect(document.title).toBe('Harbor Goods — WooCommerce');
});

test('renders a page without the header on request', () => {
  addPage(page('/acme', 'Wide', { layout: { header: false } }));
  openDashboard({ address: at('/acme') });

  expect(screen.getByText('Wide')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('links the breadcrumbs next to the title', async () => {
  const { user } = openDashboard({ address: at('/analytics/revenue') });

  await user.click(screen.getByRole('link', { name: 'Analytics' }));

  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toHaveFocus());
});

test('shows an error with a report below the header when a screen crashes', async () => {
  const { user } = openDashboard({ address: at('/analytics/horoscope') });
  act(() =>
    addPage(
      page('/acme', 'Acme', {
        container: () => {
          throw new TypeError('items is undefined');
        },
      }),
    ),
  );

  act(() => getHistory().push(getNewPath({}, '/acme')));

  expect(screen.getByRole('heading', { level: 1, name: 'Acme' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this screen');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await user.click(screen.getByText('Report'));
  expect(screen.getByRole('textbox', { name: 'Report' })).toHaveDisplayValue(/TypeError: items is undefined/);

  act(() => getHistory().push(getNewPath({}, '/analytics/horoscope')));
  expect(await screen.findByText('Report not found', { selector: 'p' })).toBeInTheDocument();
});

test('updates plugin content that reads the address without a hook', async () => {
  registerPlugin('acme', {
    scope: 'woocommerce-admin',
    render: () => <Fill name="woocommerce_header_item">Period: {getQuery()['period']}</Fill>,
  });
  openDashboard({ address: `${at('/acme')}&period=week` });
  expect(await screen.findByText('Period: week')).toBeInTheDocument();

  act(() => getHistory().push(getNewPath({ period: 'year' })));

  expect(await screen.findByText('Period: year')).toBeInTheDocument();
  act(() => void unregisterPlugin('acme'));
});

test("shows the host's footer once a screen is rendered", async () => {
  openDashboard({ address: at('/analytics/products') });
  expect(document.body).toHaveClass('sa-is-rendered', 'sa-is-waiting');

  await screen.findByRole('region', { name: 'Products' });

  expect(document.body).toHaveClass('sa-is-rendered');
  expect(document.body).not.toHaveClass('sa-is-waiting');
});

test('removes the loading class from the body once a page is mounted', async () => {
  document.body.classList.add('woocommerce-admin-is-loading');
  openDashboard({ address: at('/analytics/products') });
  expect(screen.queryByRole('region', { name: 'Products' }) === null).toBe(
    document.body.classList.contains('woocommerce-admin-is-loading'),
  );

  await screen.findByRole('region', { name: 'Products' });

  expect(document.body).not.toHaveClass('woocommerce-admin-is-loading');
});
