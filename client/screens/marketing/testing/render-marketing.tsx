import { screen } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildError, buildUser, renderWithStores, server } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { Marketing } from '../marketing';

/* For tests: renders the screen with a mock store that saves changes and whose responses can be made to fail. */

export const INTRODUCTION = 'woocommerce_marketing_overview_multichannel_banner_dismissed';

/** Paths of the responses. */
export const LISTS = {
  channels: '/wc-admin/marketing/channels',
  campaigns: '/wc-admin/marketing/campaigns',
  types: '/wc-admin/marketing/campaign-types',
  offers: '/wc-admin/marketing/recommendations',
  installed: '/wc-admin/marketing/overview/installed-plugins',
  articles: '/wc-admin/marketing/knowledge-base',
  coupons: '/wc-analytics/coupons',
  orders: '/wc-analytics/orders',
  uses: '/wc-analytics/reports/coupons',
} as const;

export const buildChannel = (slug: string, name: string, overrides: object = {}) => ({
  slug,
  name,
  description: `What ${name} does`,
  icon: '',
  settings_url: `http://localhost/wp-admin/${slug}`,
  is_setup_completed: true,
  product_listings_status: 'synced',
  errors_count: 0,
  ...overrides,
});

export const buildCampaign = (id: number, channel: string, title: string, cost?: string) => ({
  id: String(id),
  channel,
  title,
  manage_url: `http://localhost/wp-admin/${channel}/${id}`,
  ...(cost && { cost: { value: cost, currency: 'USD' } }),
});

export const buildOffer = (slug: string, title: string, field: string, overrides: object = {}) => ({
  product: slug,
  title,
  description: `What ${title} does`,
  icon: '',
  url: `https://woocommerce.com/products/${slug}/`,
  direct_install: true,
  subcategories: [{ slug: field, name: field }],
  tags: [],
  ...overrides,
});

export const buildExtension = (slug: string, name: string, status: string, overrides: object = {}) => ({
  slug,
  name,
  status,
  description: `What ${name} does`,
  icon: '',
  docsUrl: `https://woocommerce.com/document/${slug}/`,
  supportUrl: '',
  ...(status !== 'installed' && { settingsUrl: `http://localhost/wp-admin/${slug}` }),
  ...overrides,
});

export const buildCoupon = (code: string, overrides: object = {}) => ({
  id: Number.parseInt(code, 36),
  code,
  status: 'publish',
  discount_type: 'percent',
  amount: '10.00',
  free_shipping: false,
  usage_count: 0,
  usage_limit: null,
  date_expires_gmt: null,
  ...overrides,
});

/** Builds an order attributed to a link; without a source, an order without attribution data. */
export const buildOrder = (total: string, source = '', campaign = '') => ({
  id: 1,
  currency: 'USD',
  total,
  refunds: [],
  meta_data: Object.entries({
    source_type: source && 'utm',
    utm_source: source,
    utm_campaign: campaign,
  }).map(([name, value]) => ({ key: `_wc_order_attribution_${name}`, value })),
});

const buildArticle = (title: string) => ({
  title,
  link: `https://woocommerce.com/${title}`,
  image: '',
  author_name: 'Ada',
  date: '2026-11-04T10:00:00',
});

/** Builds a store with data in every section. */
const buildShop = () => ({
  [LISTS.channels]: [
    buildChannel('beacon', 'Beacon'),
    buildChannel('pier', 'Pier', { product_listings_status: 'sync-failed', errors_count: 2 }),
    buildChannel('stall', 'Stall', { is_setup_completed: false }),
  ] as object[],
  [LISTS.campaigns]: [
    buildCampaign(1, 'beacon', 'Mugs', '48.5'),
    buildCampaign(2, 'beacon', 'Linen'),
    ...['Lamps', 'Chairs', 'Rugs', 'Bowls'].map((title, at) => buildCampaign(at + 3, 'pier', title, '7')),
  ] as object[],
  [LISTS.types]: [] as object[],
  [`${LISTS.offers}?channels`]: [buildOffer('harbor', 'Harbor', 'sales-channels')],
  [`${LISTS.offers}?extensions`]: [
    buildOffer('letters', 'Letters', 'email'),
    buildOffer('post', 'Post', 'email', { direct_install: false }),
    buildOffer('gifts', 'Gifts', 'coupons'),
  ],
  [LISTS.installed]: [
    buildExtension('robots', 'Robots', 'configured', {
      dashboardUrl: 'http://localhost/wp-admin/robots-home',
    }),
    buildExtension('hub', 'Hub', 'activated'),
    buildExtension('clouds', 'Clouds', 'installed'),
  ] as object[],
  [LISTS.articles]: ['One', 'Two', 'Three'].map(buildArticle),
  [LISTS.coupons]: [buildCoupon('friends', { usage_count: 3, usage_limit: 50 })] as object[],
  [LISTS.orders]: [
    buildOrder('20', 'beacon', 'Mugs'),
    buildOrder('30', 'beacon'),
    buildOrder('9'),
  ] as object[],
  [LISTS.uses]: [] as object[],
});

export type MockResponse = [status: number, body: unknown, headers?: Record<string, string>];

export interface MarketingOptions {
  lists?: Record<string, readonly object[]>;
  /** Responses by path that replace the normal ones until they are removed. */
  broken?: Map<string, MockResponse | (() => Promise<MockResponse>)>;
  /** Value of the option. */
  introduction?: 'yes' | false;
  arePromotionsOn?: boolean;
  capabilities?: Record<string, boolean>;
  /** Called with every request. */
  onRequest?: (request: string, body: unknown) => void;
  /** Total number of orders that the server reports, if more than it returns. */
  ordersTotal?: number;
  /** Milliseconds until a request times out. */
  timeout?: number;
}

export function renderMarketing(shop: MarketingOptions = {}) {
  const lists: Record<string, readonly object[]> = { ...buildShop(), ...shop.lists };
  const broken = shop.broken ?? new Map();
  const requests: string[] = [];
  const plugins = {
    installed: ['woocommerce', 'robots', 'hub', 'clouds'],
    active: ['woocommerce', 'robots'],
  };

  async function answer(verb: string, uri: string, body: unknown): Promise<MockResponse> {
    const { pathname, searchParams } = new URL(uri, 'http://localhost');
    const path = pathname.replace(/^\/wp-json/, '');
    requests.push(`${verb} ${path}`);
    shop.onRequest?.(`${verb} ${path}`, body);
    const fault = broken.get(path);
    if (fault) return typeof fault === 'function' ? fault() : fault;
    if (path.startsWith('/wc-admin/plugins/')) return [200, answerOfPlugins(path, body)];
    if (path === '/wc-admin/options')
      return [200, verb === 'POST' ? toTruth(body) : { [INTRODUCTION]: shop.introduction ?? false }];
    if (path === '/wp/v2/users/me') return [200, buildUser()];
    const category = searchParams.get('category');
    const list = lists[path === LISTS.offers ? `${path}?${category}` : path];
    if (!list) return [404, buildError('rest_no_route', 404)];
    const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('per_page') ?? 100)];
    const total = path === LISTS.orders && shop.ordersTotal ? shop.ordersTotal : list.length;
    const headers = { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(Math.ceil(total / size)) };
    return [200, list.slice((page - 1) * size, page * size), headers];
  }

  function answerOfPlugins(path: string, body: unknown): object {
    const step = path.split('/').pop();
    if (step === 'installed' || step === 'active') return { plugins: plugins[step] };
    const { plugins: slug } = body as { plugins: string };
    if (step === 'install') plugins.installed.push(slug);
    else plugins.active.push(slug);
    return { data: { active: plugins.active }, errors: { errors: [] }, success: true };
  }

  const scope = server().persist();
  scope
    .get(/^\/wp-json\//)
    .optionally()
    .reply((uri) => answer('GET', uri, undefined));
  scope
    .post(/^\/wp-json\//)
    .optionally()
    .reply((uri, body) => answer('POST', uri, body));

  const host = buildHost({
    admin: { plugins: { installedPlugins: plugins.installed, activePlugins: plugins.active } },
  });
  const user = { ...buildUser(), is_super_admin: shop.capabilities === undefined };
  const view = renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <>
      <Marketing />
      <Notices />
    </>,
    {
      host,
      ...(shop.timeout !== undefined && { http: { timeout: shop.timeout } }),
      prepare(registry) {
        hydrateSettings(registry, host.settings);
        hydrateCurrentUser(registry, { ...user, capabilities: { ...shop.capabilities } });
        hydrateOptions(registry, {
          woocommerce_show_marketplace_suggestions: (shop.arePromotionsOn ?? true) ? 'yes' : 'no',
        });
      },
    },
  );
  return { ...view, requests, broken, lists };
}

const toTruth = (body: unknown) => Object.fromEntries(Object.keys(Object(body)).map((name) => [name, true]));

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

/** Finds a card of the screen once it is rendered. */
export const findCard = (name: string) => screen.findByRole('region', { name });
