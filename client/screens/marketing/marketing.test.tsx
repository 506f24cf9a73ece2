import { screen, waitFor, within } from '@testing-library/react';
import { buildError, deferReply, spyOnTracks } from '@admin/testing';
import {
  buildCampaign,
  buildChannel,
  buildCoupon,
  buildExtension,
  buildOffer,
  buildOrder,
  findCard,
  INTRODUCTION,
  LISTS,
  renderMarketing,
  type MockResponse,
} from './testing/render-marketing';

const rowOf = (card: HTMLElement, name: string) => {
  const row = within(card)
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name));
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
};

const options = (name: string) => ({ body: { [name]: 'yes' } });

describe('channels', () => {
  test('show sync status, issues and attributed orders', async () => {
    renderMarketing();
    const card = await findCard('Channels');

    const beacon = rowOf(card, 'Beacon');
    expect(beacon).toHaveTextContent('Synced');
    expect(beacon).toHaveTextContent('No issues to resolve');
    expect(beacon).toHaveTextContent('2 orders worth $50.00 in the last 30 days');
    expect(within(beacon).getByRole('link', { name: 'Manage: Beacon' })).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/beacon',
    );
    const pier = rowOf(card, 'Pier');
    expect(pier).toHaveTextContent('Sync failed');
    expect(pier).toHaveTextContent('2 issues to resolve');
    expect(pier).toHaveTextContent('No orders in the last 30 days');
    const stall = rowOf(card, 'Stall');
    expect(stall).toHaveTextContent('Setup not finished');
    expect(stall).not.toHaveTextContent('orders');
    expect(within(stall).getByRole('link', { name: 'Finish setup: Stall' })).toBeVisible();
  });

  test('show no order counts without attribution data', async () => {
    renderMarketing({ lists: { [LISTS.orders]: [buildOrder('20'), buildOrder('30')] } });

    expect(await findCard('Channels')).not.toHaveTextContent(/orders|Counted/);
    const campaigns = await screen.findByRole('table', { name: 'Campaigns' });
    expect(within(campaigns).queryByRole('columnheader', { name: /Orders/ })).not.toBeInTheDocument();
  });

  test('say how many orders were counted when there are too many', async () => {
    renderMarketing({ ordersTotal: 1_240 });

    expect(await findCard('Channels')).toHaveTextContent('the latest 3 of 1,240 orders');
  });

  test('show recommended channels when there are none', async () => {
    const { requests } = renderMarketing({ lists: { [LISTS.channels]: [], [LISTS.campaigns]: [] } });

    const card = await findCard('Channels');
    expect(await within(card).findByRole('button', { name: 'Install: Harbor' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Campaigns' })).not.toBeInTheDocument();
    // Orders aren't loaded without a channel that could have brought them in.
    expect(requests).not.toContain(`GET ${LISTS.orders}`);
  });
});

describe('campaigns', () => {
  test('are listed in pages of five with channel, cost and attributed orders', async () => {
    const { user } = renderMarketing();
    const table = await screen.findByRole('table', { name: 'Campaigns' });

    const cells = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/Mugs/)).toEqual(['$48.50', '1', '$20.00']);
    // A campaign without a price is not free.
    expect(cells(/Linen/)[0]).toBe('–');
    expect(within(table).getByRole('link', { name: 'Mugs' })).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/beacon/1',
    );
    expect(within(table).queryByText('Bowls')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Next page' }));

    expect(await screen.findByRole('link', { name: 'Bowls' })).toBeVisible();
    expect(screen.queryByText('Mugs')).not.toBeInTheDocument();
  });

  test('are created in a channel, with other sites opened in a new tab', async () => {
    const types = [
      { id: 'a', name: 'Search', create_url: '/wp-admin/beacon#new', channel: { name: 'Beacon' } },
      { id: 'b', name: 'Pictures', create_url: 'https://pier.example/new', channel: { name: 'Pier' } },
    ];
    const { user } = renderMarketing({ lists: { [LISTS.types]: types } });
    await user.click(await screen.findByRole('button', { name: 'Create new campaign' }));

    const dialog = await screen.findByRole('dialog', { name: 'Create a campaign' });
    expect(await within(dialog).findByRole('link', { name: 'Create: Search' })).not.toHaveAttribute('target');
    expect(within(dialog).getByRole('link', { name: 'Create: Pictures' })).toHaveAttribute(
      'target',
      '_blank',
    );

    await user.click(within(dialog).getByRole('button', { name: 'Add channels for other campaign types' }));

    const heading = await screen.findByRole('heading', { name: 'Recommended channels' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('show an empty state without campaign types', async () => {
    const { user } = renderMarketing();

    await user.click(await screen.findByRole('button', { name: 'Create new campaign' }));

    expect(await screen.findByText('No campaign types found.')).toBeVisible();
  });
});

describe('introduction', () => {
  const INTRO = 'Grow your store with marketing';

  test('is hidden permanently, and focus moves to the next heading', async () => {
    const heard = spyOnTracks();
    const sent = jest.fn();
    const { user } = renderMarketing({ onRequest: sent });
    await screen.findByRole('region', { name: INTRO });

    await user.click(screen.getByRole('button', { name: 'Close introduction' }));

    expect(screen.queryByRole('region', { name: INTRO })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Channels' })).toHaveFocus();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST /wc-admin/options', options(INTRODUCTION).body),
    );
    expect(heard).toHaveBeenCalledWith('marketing_multichannel_banner_dismissed', {});
  });

  test('is shown again with an error when hiding it fails', async () => {
    const { user, broken } = renderMarketing();
    await screen.findByRole('region', { name: INTRO });
    broken.set('/wc-admin/options', [500, buildError('broken', 500)]);

    await user.click(screen.getByRole('button', { name: 'Close introduction' }));

    expect(await screen.findByText(/The introduction could not be dismissed/)).toBeVisible();
    expect(screen.getByRole('region', { name: INTRO })).toBeVisible();
  });

  test.each([
    ['after it was dismissed', { introduction: 'yes' }],
    ['when promotions are off', { arePromotionsOn: false }],
  ] as const)('is not shown %s', async (_, shop) => {
    renderMarketing(shop);
    await findCard('Channels');

    expect(screen.queryByRole('region', { name: INTRO })).not.toBeInTheDocument();
  });
});

describe('extensions', () => {
  test('show the next action for each installed extension', async () => {
    renderMarketing();
    const card = await findCard('Installed extensions');

    expect(within(card).getByRole('link', { name: 'Manage: Robots' })).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/robots-home',
    );
    expect(within(card).getByRole('link', { name: 'Settings: Robots' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Docs: Robots' })).toHaveAttribute('target', '_blank');
    expect(within(card).getByRole('link', { name: 'Finish setup: Hub' })).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Activate: Clouds' })).toBeVisible();
  });

  test('mark only their own button as busy during activation, and keep focus', async () => {
    const heard = spyOnTracks();
    const { user, broken, lists } = renderMarketing();
    const card = await findCard('Installed extensions');
    const activation = deferReply(() => [
      200,
      { data: { active: ['woocommerce', 'clouds'] }, errors: { errors: [] }, success: true },
    ]);
    broken.set('/wc-admin/plugins/activate', activation.reply as () => Promise<MockResponse>);
    lists[LISTS.installed] = [buildExtension('clouds', 'Clouds', 'activated')];

    await user.click(within(card).getByRole('button', { name: 'Activate: Clouds' }));
    await activation.requested();

    expect(within(card).getByRole('button', { name: 'Activate: Clouds' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Install: Letters' })).toBeEnabled();
    expect(heard).toHaveBeenCalledWith('marketing_installed_activate', { name: 'Clouds' });
    activation.release();
    const next = await within(card).findByRole('link', { name: 'Finish setup: Clouds' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.getByText('Clouds is installed and active')).toBeVisible();
  });

  test('show why an installation was rejected, and retry', async () => {
    const { user, broken, requests } = renderMarketing();
    broken.set('/wc-admin/plugins/install', [
      200,
      { data: {}, errors: { errors: { letters: ['The folder is full.'] }, error_data: [] }, success: false },
    ]);
    const install = await screen.findByRole('button', { name: 'Install: Letters' });
    await user.click(install);
    expect(await screen.findByText(/The folder is full\./)).toBeVisible();

    broken.clear();
    await user.click(screen.getByRole('button', { name: 'Install: Letters' }));

    expect(await screen.findByText('Letters is installed and active')).toBeVisible();
    expect(requests.filter((one) => one === 'POST /wc-admin/plugins/install')).toHaveLength(2);
  });

  test('recommend extensions by category, except installed ones', async () => {
    const { user } = renderMarketing({
      lists: {
        [`${LISTS.offers}?extensions`]: [
          buildOffer('letters', 'Letters', 'email'),
          buildOffer('post', 'Post', 'email', { direct_install: false }),
          buildOffer('robots', 'Robots', 'email'),
          buildOffer('gifts', 'Gifts', 'coupons'),
        ],
      },
    });
    const card = await findCard('Discover more marketing tools');

    expect(within(card).getByRole('button', { name: 'Install: Letters' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'View details: Post' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(within(card).queryByText('Robots')).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'coupons' }));
    expect(within(card).getByRole('button', { name: 'Install: Gifts' })).toBeVisible();
    expect(within(card).queryByText('Letters')).not.toBeInTheDocument();
  });

  test('are not recommended when promotions are off, but channels can be added', async () => {
    const { user, requests } = renderMarketing({ arePromotionsOn: false });
    await findCard('Installed extensions');
    expect(screen.queryByText('Discover more marketing tools')).not.toBeInTheDocument();
    expect(requests).not.toContain(`GET ${LISTS.offers}`);

    await user.click(screen.getByRole('button', { name: 'Add channels' }));

    expect(await screen.findByRole('button', { name: 'Install: Harbor' })).toBeVisible();
  });
});

test('shows discount, usage and status of coupons', async () => {
  renderMarketing({
    lists: {
      [LISTS.coupons]: [
        buildCoupon('friends', { usage_count: 3, usage_limit: 50 }),
        buildCoupon('spring', { usage_count: 1, date_expires_gmt: '2020-03-01T00:00:00' }),
        buildCoupon('winter', {
          amount: '5.00',
          discount_type: 'fixed_cart',
          free_shipping: true,
          date_expires_gmt: '2099-03-01T00:00:00',
        }),
        buildCoupon('spent', { usage_count: 2, usage_limit: 2, status: 'publish' }),
        buildCoupon('unready', { status: 'draft', discount_type: 'fixed_product' }),
      ],
    },
  });
  const card = await findCard('Coupons');

  expect(rowOf(card, 'friends')).toHaveTextContent('10% off3 of 50 used');
  expect(rowOf(card, 'spring')).toHaveTextContent('Expired10% offUsed 1 time');
  expect(rowOf(card, 'winter')).toHaveTextContent(
    'winterExpires March 1, 2099$5.00 off the order and free shippingNot used',
  );
  expect(rowOf(card, 'spent')).toHaveTextContent('Limit reached');
  expect(rowOf(card, 'unready')).toHaveTextContent('Draft$10.00 off each product');
  expect(within(card).getByRole('link', { name: 'Add coupon' })).toHaveAttribute(
    'href',
    expect.stringContaining('post-new.php?post_type=shop_coupon'),
  );
});

describe('articles', () => {
  test('are loaded on request and shown two at a time', async () => {
    const { user, requests } = renderMarketing();
    await findCard('Channels');
    expect(requests).not.toContain(`GET ${LISTS.articles}`);

    await user.click(screen.getByRole('button', { name: 'Show' }));

    expect(await screen.findByRole('link', { name: /^One/ })).toHaveAttribute('target', '_blank');
    const pages = screen.getByRole('navigation', { name: 'Articles pagination' });
    await user.click(within(pages).getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('link', { name: /^Three/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^One/ })).not.toBeInTheDocument();
  });

  test("show an error when the feed can't be loaded", async () => {
    const { user } = renderMarketing({ lists: { [LISTS.articles]: [] } });

    await user.click(await screen.findByRole('button', { name: 'Show' }));

    expect(await screen.findByText(/Your site could not connect to the blog/)).toBeVisible();
  });
});

describe('limited capabilities', () => {
  test("hides installation and makes no rejected requests for users who can't install", async () => {
    const { requests } = renderMarketing({ capabilities: { manage_woocommerce: true } });
    const card = await findCard('Installed extensions');

    expect(within(card).queryByRole('button', { name: 'Activate: Clouds' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add channels' })).not.toBeInTheDocument();
    for (const path of [LISTS.offers, LISTS.orders, LISTS.coupons])
      expect(requests).not.toContain(`GET ${path}`);
  });

  test('shows used coupons to users who can only view reports', async () => {
    const use = (id: number, code: string) => ({
      coupon_id: id,
      orders_count: 4,
      amount: 12.5,
      extended_info: { code },
    });
    const { requests } = renderMarketing({
      capabilities: { view_woocommerce_reports: true },
      lists: { [LISTS.uses]: [use(1, 'friends')] },
    });

    const card = await findCard('Coupons used in the last 30 days');
    expect(rowOf(card, 'friends')).toHaveTextContent('$12.50 discounted4 orders');
    expect(requests).not.toContain(`GET ${LISTS.channels}`);
  });
});

describe('partial errors', () => {
  /** The message of each list that fails, and its content once it works. */
  const SECTIONS: Record<string, [said: string, then: string]> = {
    [LISTS.channels]: ['The channels could not be loaded', 'Stall'],
    [LISTS.campaigns]: ['The campaigns could not be loaded', 'Linen'],
    [LISTS.installed]: ['The installed extensions could not be loaded', 'Hub'],
    [LISTS.coupons]: ['The coupons could not be loaded', 'friends'],
    [LISTS.offers]: ['The recommendations could not be loaded', 'Letters'],
  };
  const FAULTS: [string, MockResponse][] = [
    ['500', [500, buildError('internal_server_error', 500)]],
    ['403', [403, buildError('rest_forbidden', 403)]],
    ['HTML', [502, '<html>Bad gateway</html>', { 'Content-Type': 'text/html' }]],
  ];

  test.each(
    Object.keys(SECTIONS).flatMap((path) => FAULTS.map(([name, fault]) => [path, name, fault] as const)),
  )('%s returns %s: shows an error, keeps other sections and retries', async (path, _, fault) => {
    const { user, broken } = renderMarketing({ broken: new Map([[path, fault]]) });
    const [said = '', then = ''] = SECTIONS[path] ?? [];

    expect(await screen.findByText(said)).toBeVisible();
    for (const [other, [, shown]] of Object.entries(SECTIONS)) {
      // Campaigns depend on channels.
      if (other === path || (path === LISTS.channels && other === LISTS.campaigns)) continue;
      expect(await screen.findByText(shown)).toBeVisible();
    }
    broken.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText(then)).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test("shows channels without orders when these can't be loaded, and retries", async () => {
    const { user, broken } = renderMarketing({
      broken: new Map<string, MockResponse>([[LISTS.orders, [500, buildError('broken', 500)]]]),
    });
    const card = await findCard('Channels');
    expect(await within(card).findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(rowOf(card, 'Beacon')).not.toHaveTextContent('orders');

    broken.clear();
    await user.click(within(card).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(rowOf(card, 'Beacon')).toHaveTextContent('2 orders worth $50.00'));
  });

  test.each([
    [LISTS.articles, 'Show', 'The articles could not be loaded'],
    [LISTS.types, 'Create new campaign', 'The campaign types could not be loaded'],
    [LISTS.offers, 'Add channels', 'The recommended channels could not be loaded'],
  ])('shows an error when %s fails on request', async (path, press, said) => {
    const { user } = renderMarketing({
      arePromotionsOn: false,
      broken: new Map<string, MockResponse>([[path, [500, buildError('broken', 500)]]]),
    });

    await user.click(await screen.findByRole('button', { name: press }));

    expect(await screen.findByText(said)).toBeVisible();
  });

  test('renders other sections during a slow request', async () => {
    renderMarketing({ broken: new Map([[LISTS.campaigns, () => new Promise<MockResponse>(() => {})]]) });

    expect(await screen.findByText('Hub')).toBeVisible();
    expect(await findCard('Channels')).toBeVisible();
  });

  test('shows an error when a request times out', async () => {
    renderMarketing({
      timeout: 1_000,
      broken: new Map([[LISTS.campaigns, () => new Promise<MockResponse>(() => {})]]),
    });

    expect(await screen.findByText('The campaigns could not be loaded')).toBeVisible();
  });
});

test('shows HTML in names as text, and ignores script URLs', async () => {
  // oxlint-disable-next-line no-script-url -- the test expects it to be ignored
  const evil = 'javascript:alert(1)';
  renderMarketing({
    lists: {
      [LISTS.channels]: [buildChannel('evil', '<b>Evil</b>', { settings_url: evil, icon: evil })],
      [LISTS.campaigns]: [{ ...buildCampaign(1, 'evil', '<i>Deal</i>'), manage_url: evil }],
    },
  });

  expect(await screen.findByText('<i>Deal</i>')).toBeVisible();
  expect(screen.getAllByText('<b>Evil</b>')).not.toHaveLength(0);
  expect(document.querySelector('[href^="javascript"], [src^="javascript"]')).toBeNull();
});
