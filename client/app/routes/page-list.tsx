import { __ } from '@wordpress/i18n';
import { filterList } from '@admin/extensions';
import { decodeEntities } from '@admin/format';
import type { Host } from '@admin/host';
import { isRecord } from '@admin/http';
import { lazyScreen } from '@admin/navigation';
import { taskDialogs, taskPages } from '../../tasks';
import { NotAllowed } from '../../screens/not-allowed';
import type { Breadcrumb } from '../../shell';
import { isPage, type Page, type PageProps, type RouteProps } from './page';
import { ReportPage } from './report-page';
import { findReport } from './report-list';

export const PAGES_FILTER = 'woocommerce_admin_pages_list';

const MENU = {
  store: 'toplevel_page_woocommerce',
  analytics: 'toplevel_page_wc-admin-path--analytics-overview',
  marketing: 'toplevel_page_woocommerce-marketing',
};

const Home = lazyScreen<PageProps>('home', async () => {
  const { Home: HomeScreen } = await import(/* webpackChunkName: "home" */ '../../screens/home');
  return function HomePage({ query }) {
    return <HomeScreen query={query} taskPages={taskPages} taskDialogs={taskDialogs} />;
  };
});

const AnalyticsSettings = lazyScreen<PageProps>('analytics-settings', async () => {
  const screens = await import(
    /* webpackChunkName: "analytics-settings" */ '../../screens/analytics/settings'
  );
  return screens.AnalyticsSettings;
});
const AnalyticsOverview = lazyScreen<PageProps>('analytics-overview', async () => {
  const screens = await import(
    /* webpackChunkName: "analytics-overview" */ '../../screens/analytics/overview'
  );
  return screens.AnalyticsOverview;
});
const Extensions = lazyScreen<PageProps>('extensions', async () => {
  const screens = await import(/* webpackChunkName: "extensions" */ '../../screens/extensions');
  return screens.Extensions;
});
const History = lazyScreen<PageProps>('history', async () => {
  const screens = await import(/* webpackChunkName: "history" */ '../../screens/history');
  return screens.History;
});
const Marketing = lazyScreen<PageProps>('marketing', async () => {
  const screens = await import(/* webpackChunkName: "marketing" */ '../../screens/marketing');
  return screens.Marketing;
});
const PaymentsWelcome = lazyScreen<PageProps>('payments-welcome', async () => {
  const screens = await import(/* webpackChunkName: "payments-welcome" */ '../../screens/payments-welcome');
  return screens.PaymentsWelcome;
});
const Profiler = lazyScreen<PageProps>('profiler', async () => {
  const screens = await import(/* webpackChunkName: "profiler" */ '../../screens/profiler');
  return screens.Profiler;
});
const loadProduct = () => import(/* webpackChunkName: "product" */ '../../screens/product');
const Product = lazyScreen<PageProps>('product', async () => (await loadProduct()).Product);
const ProductVariation = lazyScreen<PageProps>('product', async () => (await loadProduct()).ProductVariation);
const Settings = lazyScreen<PageProps>('settings', async () => {
  const [screens, { SettingsPanels, SettingsFormPanels }] = await Promise.all([
    import(/* webpackChunkName: "settings" */ '../../screens/settings'),
    import(/* webpackChunkName: "settings" */ '../../classic'),
  ]);
  return function SettingsPage(props) {
    return <screens.Settings {...props} Panels={SettingsPanels} FormPanels={SettingsFormPanels} />;
  };
});
const SetupWizard = lazyScreen<PageProps>('setup-wizard', async () => {
  const screens = await import(/* webpackChunkName: "setup-wizard" */ '../../screens/setup-wizard');
  return screens.SetupWizard;
});

/**
 * The pages of this host, in the order in which they are tried: the first that matches wins. Extensions may
 * change the list; pages that they add late are there with the next render.
 */
export function listPages(host: Host): Page[] {
  const pages = filterList(PAGES_FILTER, () => ownPages(host), isPage);
  return [...pages, notAllowedPage(host)];
}

function ownPages(host: Host): Page[] {
  const has = (feature: string) => host.features.has(feature);
  return [
    homePage(host),
    extensionsPage(host),
    historyPage(host),
    ...(has('analytics') ? analyticsPages(host) : []),
    ...(has('marketing') ? [marketingPage(host)] : []),
    ...productPages(host),
    ...(has('onboarding')
      ? [guidePage(host, '/setup-wizard', has('core-profiler') ? Profiler : SetupWizard)]
      : []),
    ...(has('core-profiler') ? [guidePage(host, '/profiler', Profiler)] : []),
    // Switched on and not chosen by the owner, the host names no pages.
    ...(has('settings') && settingsPagesOf(host) ? [settingsPage(host)] : []),
    ...(has('wc-pay-welcome-page') ? [paymentsWelcomePage(host)] : []),
  ];
}

/** The first step of every trail. */
const homeCrumb = ({ settings }: Host): Breadcrumb => ['', settings.woocommerceTranslation];

/** A page below the shop's own entry of the menu, for whoever runs the shop. */
const storePage = (
  host: Host,
  { title, id, ...page }: Pick<Page, 'path' | 'container'> & { title: string; id: string },
): Page => ({
  ...page,
  breadcrumbs: [homeCrumb(host), title],
  capability: 'manage_woocommerce',
  wpOpenMenu: MENU.store,
  navArgs: { id },
});

const homePage = (host: Host): Page =>
  storePage(host, {
    path: '/',
    container: Home,
    title: __('Home', 'woocommerce'),
    id: 'woocommerce-home',
  });

/** Where the user switches off what extensions add. */
const extensionsPage = (host: Host): Page =>
  storePage(host, {
    path: '/store-admin/extensions',
    container: Extensions,
    title: __('Extensions', 'woocommerce'),
    id: 'store-admin-extensions',
  });

/** What was changed, and taking it back. */
const historyPage = (host: Host): Page =>
  storePage(host, {
    path: '/history',
    container: History,
    title: __('History', 'woocommerce'),
    id: 'store-admin-history',
  });

function analyticsPages(host: Host): Page[] {
  const analytics: Breadcrumb = ['/analytics/overview', __('Analytics', 'woocommerce')];
  const shared = { capability: 'view_woocommerce_reports', wpOpenMenu: MENU.analytics };
  return [
    {
      ...shared,
      path: '/analytics/overview',
      container: AnalyticsOverview,
      breadcrumbs: [homeCrumb(host), analytics, __('Overview', 'woocommerce')],
      navArgs: { id: 'woocommerce-analytics-overview' },
    },
    {
      ...shared,
      path: '/analytics/settings',
      container: AnalyticsSettings,
      breadcrumbs: [homeCrumb(host), analytics, __('Settings', 'woocommerce')],
      navArgs: { id: 'woocommerce-analytics-settings' },
    },
    {
      ...shared,
      path: '/customers',
      container: ReportPage,
      breadcrumbs: [homeCrumb(host), __('Customers', 'woocommerce')],
      wpOpenMenu: MENU.store,
      navArgs: { id: 'woocommerce-analytics-customers' },
    },
    {
      ...shared,
      path: '/analytics/:report',
      container: ReportPage,
      breadcrumbs: ({ match }: RouteProps) => {
        const report = findReport(host, match.params['report']);
        return report ? [homeCrumb(host), analytics, report.title] : [''];
      },
      navArgs: { id: 'woocommerce-analytics' },
    },
  ];
}

const marketingPage = (host: Host): Page => ({
  path: '/marketing',
  container: Marketing,
  breadcrumbs: [
    homeCrumb(host),
    ['/marketing', __('Marketing', 'woocommerce')],
    __('Overview', 'woocommerce'),
  ],
  capability: 'view_woocommerce_reports',
  wpOpenMenu: MENU.marketing,
  navArgs: { id: 'woocommerce-marketing-overview' },
});

function productPages(host: Host): Page[] {
  const hasBlockEditor = host.features.has('product-block-editor');
  const products: Breadcrumb = ['/products', __('Products', 'woocommerce')];
  const shared = {
    container: Product,
    capability: 'manage_woocommerce',
    wpOpenMenu: 'menu-posts-product',
    layout: { header: !hasBlockEditor },
    navArgs: { id: 'woocommerce-add-product' },
  };
  const pages: Page[] = [];
  if (hasBlockEditor || host.features.has('new-product-management-experience')) {
    pages.push(
      { ...shared, path: '/add-product', breadcrumbs: [products, __('Add New Product', 'woocommerce')] },
      { ...shared, path: '/product/:productId', breadcrumbs: [products, __('Edit Product', 'woocommerce')] },
    );
  }
  if (host.features.has('product-variation-management')) {
    pages.push({
      path: '/product/:productId/variation/:variationId',
      container: ProductVariation,
      breadcrumbs: [products, __('Edit Product Variation', 'woocommerce')],
      capability: 'edit_products',
      wpOpenMenu: 'menu-posts-product',
      navArgs: { id: 'woocommerce-edit-product' },
    });
  }
  return pages;
}

/** A guide of the first run, which has the screen to itself. */
const guidePage = (host: Host, path: string, container: Page['container']): Page => ({
  path,
  container,
  breadcrumbs: [homeCrumb(host), __('Setup Wizard', 'woocommerce')],
  capability: 'manage_woocommerce',
  wpOpenMenu: MENU.store,
  layout: { header: false, footer: false },
});

const settingsPage = (host: Host): Page => ({
  path: '/settings/:page',
  container: Settings,
  breadcrumbs: ({ match }) => {
    const title = settingsPageTitle(host, match.params['page']);
    return title === undefined ? [''] : [homeCrumb(host), settingsCrumb(host), title];
  },
  capability: 'manage_woocommerce',
  wpOpenMenu: MENU.store,
  navArgs: { id: 'woocommerce-settings' },
});

/** The host prints the titles of its settings pages by their ids. */
function settingsPageTitle(host: Host, page = ''): string | undefined {
  const pages = settingsPagesOf(host);
  const title = pages && Object.hasOwn(pages, page) ? pages[page] : undefined;
  return typeof title === 'string' ? decodeEntities(title) : undefined;
}

function settingsPagesOf({ printed: { admin } }: Host): Record<string, unknown> | undefined {
  const pages = isRecord(admin) ? admin['settingsPages'] : undefined;
  return isRecord(pages) ? pages : undefined;
}

/** Leads to the page that the host names first. */
const settingsCrumb = (host: Host): Breadcrumb => [
  `/settings/${Object.keys(settingsPagesOf(host) ?? {})[0] ?? 'general'}`,
  __('Settings', 'woocommerce'),
];

const paymentsWelcomePage = (host: Host): Page => ({
  path: '/wc-pay-welcome-page',
  container: PaymentsWelcome,
  breadcrumbs: [homeCrumb(host), __('Payments', 'woocommerce')],
  capability: 'manage_woocommerce',
  wpOpenMenu: 'toplevel_page_wc-admin-path--wc-pay-welcome-page',
  navArgs: { id: 'wc-pay-welcome-page' },
});

/** For paths that no page has, and for pages that this user may not see. */
const notAllowedPage = (host: Host): Page => ({
  path: '*',
  container: NotAllowed,
  breadcrumbs: [homeCrumb(host), __('Not allowed', 'woocommerce')],
});
