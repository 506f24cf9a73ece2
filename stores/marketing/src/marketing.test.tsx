import { act, screen, waitFor } from '@testing-library/react';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';
import { buildError, api, createTestRegistry, renderWithStores } from '@admin/testing';
import {
  hydrateMarketing,
  marketingStore,
  useAttribution,
  useCampaigns,
  useChannels,
  useInstalledExtensions,
} from './index';

const PATH = '/wc-admin/marketing';

const read = () => createTestRegistry(pluginsStore, marketingStore).resolveSelect(marketingStore);

describe('reading', () => {
  test('parses channels and ignores invalid data of extensions', async () => {
    api.get(`${PATH}/channels`).reply(200, [
      {
        slug: 'ads',
        is_setup_completed: true,
        settings_url: 'https://store.example/ads',
        name: 'Tom &amp; Ads',
        description: 'Shows &lt;products&gt;.',
        product_listings_status: 'sync-failed',
        errors_count: '2',
        icon: 'https://vendor.example/ads.svg',
      },
      { slug: 'odd', settings_url: 'javascript:alert(1)', product_listings_status: 'lost', icon: null },
      { name: 'without a slug' },
      null,
    ]);

    expect(await read().getChannels()).toEqual([
      {
        slug: 'ads',
        isSetUp: true,
        settingsUrl: 'https://store.example/ads',
        name: 'Tom & Ads',
        description: 'Shows <products>.',
        listings: 'sync-failed',
        errorsCount: 2,
        icon: 'https://vendor.example/ads.svg',
      },
      {
        slug: 'odd',
        isSetUp: false,
        settingsUrl: '',
        name: 'odd',
        description: '',
        listings: 'not-applicable',
        errorsCount: 0,
        icon: '',
      },
    ]);
  });

  test('loads campaigns in pages of five, with optional cost and newer fields', async () => {
    const campaign = { id: 1, channel: 'ads', title: 'One', manage_url: 'https://store.example/1' };
    api.get(`${PATH}/campaigns`, { page: '2', per_page: '5' }).reply(
      200,
      [
        { ...campaign, cost: { value: '12.50', currency: 'USD' } },
        { ...campaign, id: '2', cost: null },
        {
          ...campaign,
          id: '3',
          cost: { value: '', currency: 'USD' },
          sales: { value: '9', currency: 'USD' },
        },
        { title: 'of no channel' },
      ],
      { 'X-WP-Total': '8', 'X-WP-TotalPages': '2' },
    );

    expect(await read().getCampaigns(2)).toEqual({
      items: [
        {
          id: '1',
          channel: 'ads',
          title: 'One',
          manageUrl: 'https://store.example/1',
          cost: { value: '12.50', currency: 'USD' },
        },
        { id: '2', channel: 'ads', title: 'One', manageUrl: 'https://store.example/1' },
        {
          id: '3',
          channel: 'ads',
          title: 'One',
          manageUrl: 'https://store.example/1',
          sales: { value: '9', currency: 'USD' },
        },
      ],
      total: 8,
      totalPages: 2,
    });
  });

  test('omits campaign types that cannot be created', async () => {
    const type = { id: 'ads', name: 'Ads', description: 'Paid.', channel: { slug: 'a', name: 'A &amp; B' } };
    api.get(`${PATH}/campaign-types`, { per_page: '100' }).reply(200, [
      { ...type, create_url: 'https://vendor.example/create', icon_url: '' },
      { ...type, create_url: 'javascript:alert(1)' },
    ]);

    expect(await read().getCampaignTypes()).toMatchObject([
      { id: 'ads', channelName: 'A & B', createUrl: 'https://vendor.example/create', icon: '' },
    ]);
  });

  test('includes whether recommendations can be installed here', async () => {
    api.get(`${PATH}/recommendations`, { category: 'channels' }).reply(200, [
      {
        title: 'Ads',
        description: 'About.',
        url: 'https://vendor.example/ads',
        direct_install: 'true',
        icon: '',
        product: 'ads',
        subcategories: [{ slug: 'sales-channels', name: 'Sales channels' }, {}],
        tags: null,
      },
      { title: 'Paid', product: 'paid', direct_install: false },
      { title: 'without a plugin' },
    ]);

    expect(await read().getRecommendations('channels')).toMatchObject([
      {
        slug: 'ads',
        isInstallable: true,
        subcategories: [{ slug: 'sales-channels', name: 'Sales channels' }],
        tags: [],
      },
      { slug: 'paid', isInstallable: false },
    ]);
  });

  test('omits articles without a title or URL and allows a missing date', async () => {
    const article = { title: 'How', link: 'https://vendor.example/how', author_name: 'A' };
    api.get(`${PATH}/knowledge-base`, { category: 'marketing' }).reply(200, [
      { ...article, date: '2026-05-01T10:00:00', image: 'https://vendor.example/i.jpg' },
      { ...article, date: null },
      { ...article, link: '' },
      { ...article, title: '' },
    ]);

    expect(await read().getArticles()).toMatchObject([
      { title: 'How', publishedAt: Date.UTC(2026, 4, 1, 10), image: 'https://vendor.example/i.jpg' },
      { title: 'How', publishedAt: null, image: '' },
    ]);
  });

  test('loads the latest coupons with their usage and expiry date', async () => {
    api
      .get('/wc-analytics/coupons', ({ per_page: perPage, orderby }) => perPage === '5' && orderby === 'date')
      .reply(
        200,
        [
          {
            id: 7,
            code: 'ten',
            status: 'publish',
            discount_type: 'percent',
            amount: '10.00',
            free_shipping: false,
            usage_count: 3,
            usage_limit: 0,
            date_expires_gmt: '2026-12-01T00:00:00',
          },
          { id: 8, code: 'once', usage_limit: 1, date_expires_gmt: null, free_shipping: true },
          { code: 'without a number' },
        ],
        { 'X-WP-Total': '12' },
      );

    expect(await read().getLatestCoupons()).toMatchObject({
      items: [
        { id: 7, usageCount: 3, usageLimit: null, expiresAt: Date.UTC(2026, 11, 1) },
        { id: 8, usageLimit: 1, expiresAt: null, isFreeShipping: true },
      ],
      total: 12,
    });
  });

  test('fails when the response is not a list', async () => {
    api.get(`${PATH}/channels`).reply(200, '<html>Out of order</html>', { 'Content-Type': 'text/html' });

    await expect(read().getChannels()).rejects.toMatchObject({ failure: { kind: 'payload' } });
  });
});

describe('preloaded data', () => {
  const printed = {
    slug: 'mail',
    status: 'installed',
    name: 'Mail',
    description: '',
    docsUrl: 'https://d.example',
  };

  test('is not requested', async () => {
    const registry = createTestRegistry(pluginsStore, marketingStore);

    hydrateMarketing(registry, { installedExtensions: [printed, { slug: 'odd', status: 'lost' }] });

    expect(await registry.resolveSelect(marketingStore).getInstalledExtensions()).toMatchObject([
      { slug: 'mail', status: 'installed', docsUrl: 'https://d.example', settingsUrl: '' },
    ]);
  });

  test('is requested if it is missing', async () => {
    api.get(`${PATH}/overview/installed-plugins`).reply(200, [printed]);
    const registry = createTestRegistry(pluginsStore, marketingStore);

    hydrateMarketing(registry, {});
    hydrateMarketing(registry, undefined);

    expect(await registry.resolveSelect(marketingStore).getInstalledExtensions()).toHaveLength(1);
  });
});

describe('a newly activated plugin', () => {
  const buildChannel = { slug: 'ads', name: 'Ads' };

  function Overview() {
    const { channels = [] } = useChannels();
    const { page } = useCampaigns(1);
    const { installed = [] } = useInstalledExtensions();
    return (
      <>
        <p>Channels: {channels.map(({ name }) => name).join()}</p>
        <p>Campaigns: {page?.total}</p>
        <p>Extensions: {installed.map(({ slug, status }) => `${slug} ${status}`).join()}</p>
      </>
    );
  }

  test('shows up as a channel with its campaigns and its next step', async () => {
    const installed = (status: string) => ({ slug: 'ads', status, name: 'Ads' });
    api.get(`${PATH}/channels`).reply(200, []);
    api.get(`${PATH}/campaigns`, () => true).reply(200, [], { 'X-WP-Total': '0' });
    const { registry } = renderWithStores([pluginsStore, marketingStore], <Overview />, {
      prepare(prepared) {
        hydratePlugins(prepared, {
          installedPlugins: ['woocommerce', 'ads'],
          activePlugins: ['woocommerce'],
        });
        hydrateMarketing(prepared, { installedExtensions: [installed('installed')] });
      },
    });
    expect(await screen.findByText('Campaigns: 0')).toBeVisible();
    expect(screen.getByText('Extensions: ads installed')).toBeVisible();

    api.get(`${PATH}/channels`).reply(200, [buildChannel]);
    api.get(`${PATH}/campaigns`, () => true).reply(200, [], { 'X-WP-Total': '3' });
    api.get(`${PATH}/overview/installed-plugins`).reply(200, [installed('activated')]);
    api
      .post('/wc-admin/plugins/activate', { plugins: 'ads' })
      .reply(200, { data: {}, errors: { errors: [] }, success: true });
    await act(() => registry.dispatch(pluginsStore).activatePlugins(['ads']));

    expect(await screen.findByText('Channels: Ads')).toBeVisible();
    expect(await screen.findByText('Campaigns: 3')).toBeVisible();
    expect(await screen.findByText('Extensions: ads activated')).toBeVisible();
  });
});

describe('channel results', () => {
  const QUERY = { after: '2026-10-21T00:00:00', status: ['completed', 'processing'] };
  const NOTE = '_wc_order_attribution_';
  const buildOrder = (id: number, source: string, total: string, refunds: object[] = []) => ({
    id,
    currency: 'USD',
    total,
    refunds,
    meta_data: [
      { key: `${NOTE}source_type`, value: 'utm' },
      { key: `${NOTE}utm_source`, value: source },
      { key: 'gift', value: ['yes'] },
    ],
  });

  function AttributedTotals() {
    const { channels } = useChannels();
    const { totals, counted, failure, retry } = useAttribution({ channels, currency: 'USD', query: QUERY });
    if (failure) {
      return (
        <button type="button" onClick={retry}>
          Again
        </button>
      );
    }
    const { orders, sales } = totals?.ofChannel('ads') ?? {};
    return <p>{totals ? `${orders} for ${sales}` : `nothing of ${counted?.orders}`}</p>;
  }

  const orders = () =>
    api.get('/wc-analytics/orders', (query) => {
      const { after, per_page: perPage, 'include_meta[0]': meta } = query;
      return after === QUERY.after && perPage === '100' && meta === `${NOTE}source_type`;
    });

  test("count the store's orders less refunds", async () => {
    api.get(`${PATH}/channels`).reply(200, [{ slug: 'ads', name: 'Lighthouse' }]);
    orders().reply(
      200,
      [
        buildOrder(1, 'lighthouse', '20.00', [{ id: 3, total: '-5.00' }]),
        buildOrder(2, 'lighthouse', '10.50'),
        buildOrder(3, 'elsewhere', '99.00'),
      ],
      { 'X-WP-Total': '3' },
    );
    renderWithStores([pluginsStore, marketingStore], <AttributedTotals />);

    expect(await screen.findByText('2 for 25.5')).toBeVisible();
  });

  test('are empty without order attribution, and reload after a failure', async () => {
    api.get(`${PATH}/channels`).reply(200, [{ slug: 'ads', name: 'Lighthouse' }]);
    orders().reply(403, buildError('rest_forbidden', 403));
    const { user } = renderWithStores([pluginsStore, marketingStore], <AttributedTotals />);

    const again = await screen.findByRole('button', { name: 'Again' });
    orders().reply(200, [{ id: 1, currency: 'USD', total: '20.00', meta_data: [] }]);
    await user.click(again);

    expect(await screen.findByText('nothing of 1')).toBeVisible();
  });
});

describe('a promotion', () => {
  const PROMOTION = '/wc-analytics/admin/notes/experimental-activate-promo/spring';
  const claim = () =>
    createTestRegistry(pluginsStore, marketingStore).dispatch(marketingStore).claimPromotion('spring');

  test('is claimed through its note', async () => {
    const noted = api.post(PROMOTION).reply(200, { success: true });

    await claim();

    await waitFor(() => expect(noted.isDone()).toBe(true));
  });

  test.each([
    [422, buildError('woocommerce_note_invalid_promo_note_name', 422)],
    [200, { success: false }],
    [200, 'false'],
  ])('is not claimed when the server returns %s with %j', async (status, body) => {
    api.post(PROMOTION).reply(status, body);

    await expect(claim()).rejects.toBeInstanceOf(Error);
  });
});
