import { screen, waitFor, within } from '@testing-library/react';
import { useNotices } from '@admin/store-notices';
import { buildError, api, spyOnTracks } from '@admin/testing';
import { recordPageView } from '@admin/tracks';
import { renderSettingsPage, type SuggestionSettings } from '../testing/render-settings-page';

const PARTNERS = '/wc-admin/shipping-partner-suggestions';
const GATEWAYS = '/wc-admin/payment-gateway-suggestions';
const HIDDEN = 'woocommerce_settings_shipping_recommendations_hidden';
const PLUGIN = 'woocommerce-services';

beforeAll(async () => {
  await import('./payment-suggestions');
  await import('./shipping-suggestions');
});

interface Shop extends SuggestionSettings {
  hidden?: 'yes' | 'no';
  hasDefaults?: boolean;
  active?: string[];
}

function Notices() {
  const { notices } = useNotices();
  return notices.map(({ id, content }) => <p key={id}>{content}</p>);
}

function open(query: Readonly<Record<string, string>>, shop: Shop = {}) {
  const { hasDefaults = true, active = ['woocommerce'], ...to } = shop;
  return renderSettingsPage({
    query,
    features: { 'shipping-smart-defaults': hasDefaults },
    admin: { plugins: { installedPlugins: active, activePlugins: active } },
    children: <Notices />,
    ...to,
  });
}

/** Follows a link to the next page, which records the queued events. */
async function follow({ click }: ReturnType<typeof open>['user'], link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault());
  await click(link);
  recordPageView('/next', { is_embedded: true });
}

const panel = () => screen.queryByRole('region', { name: /^Recommended/ });
const findPanel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('below the payment methods', () => {
  const TAB = { tab: 'checkout' };
  const TITLE = 'Recommended payment providers';
  const buildSuggestion = (id: string, overrides?: object) => ({
    id,
    title: `Provider ${id}`,
    content: 'Takes <em>cards</em>.',
    plugins: [id],
    category_additional: ['US'],
    ...overrides,
  });

  const serve = (suggestions: unknown[], gateways: unknown[] = []) => {
    api.get('/wc/v3/payment_gateways').reply(200, gateways);
    api.get(GATEWAYS).reply(200, suggestions);
  };

  test('suggests providers for the country that are not installed, with setup links', async () => {
    serve(
      [
        buildSuggestion('stripe'),
        buildSuggestion('acme', { category_additional: ['DE'] }),
        buildSuggestion('paypal'),
      ],
      [{ id: 'paypal', title: 'PayPal', enabled: false, settings: {} }],
    );
    const recorded = spyOnTracks();
    const { user } = open(TAB);

    const suggestions = await findPanel(TITLE);
    const items = suggestions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(items).toEqual(['Provider stripe']);
    const start = suggestions.getByRole('link', { name: 'Get started with Provider stripe' });
    expect(start.getAttribute('href')).toMatch(/admin\.php\?page=wc-admin&task=payments&id=stripe$/);

    await follow(user, start);
    expect(recorded).toHaveBeenCalledWith('settings_suggestion_clicked', {
      tab: 'checkout',
      selected: 'stripe',
    });
  });

  test('hides suggestions permanently, and shows them again when the server rejects that', async () => {
    serve([buildSuggestion('stripe')]);
    const recorded = spyOnTracks();
    const { user } = open(TAB);
    const suggestions = await findPanel(TITLE);

    api.post(`${GATEWAYS}/dismiss`).delay(20).reply(403, buildError('no', 403));
    await user.click(suggestions.getByRole('button', { name: 'Hide payment suggestions' }));
    expect(panel()).not.toBeInTheDocument();
    expect(await screen.findByText('There was a problem hiding the suggestions')).toBeVisible();
    await waitFor(() => expect(panel()).toBeVisible());

    api.post(`${GATEWAYS}/dismiss`).reply(200, 'true');
    const button = screen.getByRole('button', { name: 'Hide payment suggestions' });
    const place = panel()?.parentElement;
    await user.click(button);
    expect(panel()).not.toBeInTheDocument();
    expect(recorded).toHaveBeenLastCalledWith('settings_suggestions_dismissed', { tab: 'checkout' });
    expect(place).toHaveFocus();
    expect(await screen.findByText(/^Suggestions hidden/)).toBeVisible();
  });

  test.each<[string, Shop]>([
    ['suggestions are off for the site', { site: 'no' }],
    ['promotions are off for the user', { promotions: '"yes"' }],
    ["the user can't install plugins", { canInstall: false }],
  ])('makes no requests and suggests nothing when %s', async (_, shop) => {
    open(TAB, shop);

    // The other panel of the tab is rendered.
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
  });
});

describe('below the shipping zones', () => {
  const TAB = { tab: 'shipping' };
  const TITLE = 'Recommended shipping solutions';
  const buildPartner = (slug: string, overrides?: object) => ({
    slug,
    name: `Partner ${slug}`,
    description: 'Prints labels.',
    learn_more_link: '',
    is_visible: true,
    available_layouts: ['row'],
    layout_row: { image: '', features: [] },
    ...overrides,
  });

  test('suggests shipping partners that are not active when smart defaults are on', async () => {
    api.get(PARTNERS).reply(200, [buildPartner('acme-shipping'), buildPartner('other-shipping')]);
    open(TAB, { active: ['other-shipping'] });

    const suggestions = await findPanel(TITLE);
    expect(suggestions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Partner acme-shipping',
    ]);
  });

  test('suggests a label extension without requests when smart defaults are off', async () => {
    open(TAB, { hasDefaults: false });

    const suggestions = await findPanel(TITLE);
    expect(
      suggestions.getByRole('button', { name: 'Get started with WooCommerce Shipping & Tax' }),
    ).toBeVisible();
  });

  test('installs an extension in place and shows it as active', async () => {
    const recorded = spyOnTracks();
    const { user } = open(TAB, { hasDefaults: false });
    const suggestions = await findPanel(TITLE);
    const done = (word: string) => ({
      data: { [word]: [PLUGIN], results: { [PLUGIN]: true } },
      errors: { errors: {}, error_data: {} },
      success: true,
      message: 'Done.',
    });
    api.post('/wc-admin/plugins/install').reply(200, done('installed'));
    api
      .post('/wc-admin/plugins/activate')
      .reply(200, { ...done('activated'), data: { activated: [PLUGIN], active: [PLUGIN] } });

    await user.click(suggestions.getByRole('button', { name: /^Get started with/ }));

    expect(await suggestions.findByText('Active')).toBeVisible();
    expect(await screen.findByText('WooCommerce Shipping & Tax is installed and active')).toBeVisible();
    expect(recorded.mock.calls).toEqual([
      ['settings_suggestion_clicked', { tab: 'shipping', selected: PLUGIN }],
    ]);
  });

  test('hides suggestions on all devices', async () => {
    const recorded = spyOnTracks();
    const { user } = open(TAB, { hasDefaults: false });
    const suggestions = await findPanel(TITLE);
    const saved = api.post('/wc-admin/options', { [HIDDEN]: 'yes' }).reply(200, { [HIDDEN]: true });

    await user.click(suggestions.getByRole('button', { name: 'Hide shipping suggestions' }));

    expect(panel()).not.toBeInTheDocument();
    await waitFor(() => expect(saved.isDone()).toBe(true));
    expect(recorded.mock.calls).toEqual([['settings_suggestions_dismissed', { tab: 'shipping' }]]);
  });

  test.each<[string, Shop, Readonly<Record<string, string>>]>([
    ['suggestions were dismissed', { hidden: 'yes' }, TAB],
    ['promotions are off for the user', { promotions: '"yes"' }, TAB],
    ['nothing is left to set up', { hasDefaults: false, active: [PLUGIN] }, TAB],
    ['a zone is being edited', {}, { ...TAB, zone_id: '1' }],
    ['the options section is open', {}, { ...TAB, section: 'options' }],
  ])('suggests nothing when %s', async (_, shop, query) => {
    open(query, shop);

    await waitFor(() => expect(panel()).not.toBeInTheDocument());
  });
});

describe('below the WooPayments settings', () => {
  const SECTION = { tab: 'checkout', section: 'woocommerce_payments' };
  const serve = (needsSetup: boolean) =>
    api
      .get('/wc/v3/payment_gateways')
      .reply(200, [
        { id: 'woocommerce_payments', title: 'Own', enabled: true, needs_setup: needsSetup, settings: {} },
      ]);

  beforeAll(() => import('../own-payments/account-panel'));

  test('links to account setup when it is incomplete', async () => {
    serve(true);
    const recorded = spyOnTracks();
    const { user } = open(SECTION);

    const start = await screen.findByRole('link', { name: 'Finish setup' });
    expect(start.getAttribute('href')).toContain('admin.php?wcpay-connect=1&_wpnonce=');

    await follow(user, start);
    expect(recorded).toHaveBeenCalledWith('payments_account_connect_clicked', {});
  });

  test('shows nothing once the account is connected', async () => {
    serve(false);
    const { registry } = open(SECTION);

    await waitFor(() => expect(registry.select('gateways').getGateways()).toBeDefined());
    expect(screen.queryByRole('link', { name: 'Finish setup' })).not.toBeInTheDocument();
  });
});
