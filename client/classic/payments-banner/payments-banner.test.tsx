import { screen, waitFor, within } from '@testing-library/react';
import { buildError, api, spyOnTracks } from '@admin/testing';
import { recordPageView } from '@admin/tracks';
import { renderSettingsPage, type SuggestionSettings } from '../testing/render-settings-page';

const TITLE = 'Accept payments and manage them in your store';
const OWN = 'woocommerce_payments';

beforeAll(() => import('./payments-banner'));

beforeEach(() => {
  const form = document.createElement('form');
  form.innerHTML = '<div id="wc_payment_gateways_banner_slotfill"></div>';
  document.body.append(form);
});

afterEach(() => document.body.replaceChildren());

const buildGateway = (enabled: boolean) => ({ id: OWN, title: 'Own payments', enabled, settings: {} });
const buildSuggestion = (id = `${OWN}:with-in-person-payments`) => ({
  id,
  title: 'Own payments',
  content: '',
  plugins: ['woocommerce-payments'],
});

const serve = (gateways: unknown[], suggestions: unknown[]) => {
  api.get('/wc/v3/payment_gateways').reply(200, gateways);
  api.get('/wc-admin/payment-gateway-suggestions').reply(200, suggestions);
};

const open = ({ nonce = 'ab12', ...to }: SuggestionSettings & { nonce?: string } = {}) =>
  renderSettingsPage({
    query: { tab: 'checkout', section: '' },
    admin: { wcpay_welcome_page_connect_nonce: nonce },
    ...to,
  });

const slot = () => within(document.getElementById('wc_payment_gateways_banner_slotfill') ?? document.body);
const findHeading = () => slot().findByRole('heading', { name: 'Payment Methods' });
const offer = () => screen.queryByRole('region', { name: TITLE });

test('offers WooPayments when it is installed but not enabled, with a link to start', async () => {
  serve([buildGateway(false)], [buildSuggestion()]);
  const recorded = spyOnTracks();
  const { user } = open();

  const banner = within(await slot().findByRole('region', { name: TITLE }));
  const link = banner.getByRole('link', { name: 'Get started' });
  const start = new URL(link.getAttribute('href') ?? '', 'https://x');
  expect(start.pathname).toMatch(/\/wp-admin\/admin\.php$/);
  expect(Object.fromEntries(start.searchParams)).toEqual({ 'wcpay-connect': '1', _wpnonce: 'ab12' });
  expect(banner.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(banner.getByRole('img', { name: 'Visa' })).toBeInTheDocument();
  expect(slot().queryByRole('heading', { name: 'Payment Methods' })).not.toBeInTheDocument();

  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  recordPageView('/next', { is_embedded: true });
  expect(recorded).toHaveBeenCalledWith('payments_banner_get_started_clicked', {});
});

test.each([
  ['is enabled', [buildGateway(true)], [buildSuggestion()]],
  ['is not installed', [], [buildSuggestion()]],
  ['is not suggested for the store', [buildGateway(false)], [buildSuggestion('stripe')]],
  ['is not suggested because suggestions are dismissed', [buildGateway(false)], []],
])('shows the payment methods heading when WooPayments %s', async (_, gateways, suggestions) => {
  serve(gateways, suggestions);
  open();

  expect(await findHeading()).toBeVisible();
  expect(slot().getByText(/can be sorted to control/)).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
});

test.each<[string, SuggestionSettings]>([
  ['suggestions are off for the site', { site: 'no' }],
  ['promotions are off for the user', { promotions: '"yes"' }],
  ["the user can't install plugins", { canInstall: false }],
])('shows the heading without requests when %s', async (_, shop) => {
  open(shop);

  expect(await findHeading()).toBeVisible();
});

test("shows the heading when gateways can't be loaded, or when the nonce is missing", async () => {
  api.get('/wc/v3/payment_gateways').reply(500, buildError('broken', 500));
  api.get('/wc-admin/payment-gateway-suggestions').reply(200, [buildSuggestion()]);
  const { unmount } = open();
  expect(await findHeading()).toBeVisible();
  unmount();

  serve([buildGateway(false)], [buildSuggestion()]);
  open({ nonce: '' });
  expect(await findHeading()).toBeVisible();
});

test('hides the banner permanently, and shows it again when the server rejects that', async () => {
  serve([buildGateway(false)], [buildSuggestion()]);
  const recorded = spyOnTracks();
  const submitted = jest.fn();
  document.querySelector('form')?.addEventListener('submit', submitted);
  const { user } = open();
  await slot().findByRole('region', { name: TITLE });

  api.post('/wc-admin/payment-gateway-suggestions/dismiss').delay(20).reply(403, buildError('no', 403));
  await user.click(slot().getByRole('button', { name: 'Hide payment suggestions' }));
  expect(offer()).not.toBeInTheDocument();
  await waitFor(() => expect(offer()).toBeVisible());

  api.post('/wc-admin/payment-gateway-suggestions/dismiss').reply(200, 'true');
  await user.click(slot().getByRole('button', { name: 'Hide payment suggestions' }));
  expect(await findHeading()).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
  expect(recorded).toHaveBeenCalledWith('payments_banner_dismissed', {});
});

test("renders nothing on a page without the banner's element", async () => {
  document.body.replaceChildren();
  serve([buildGateway(false)], [buildSuggestion()]);
  const { registry } = open();

  await waitFor(() => expect(registry.select('gateways').getSuggestions()).toBeDefined());
  expect(offer()).not.toBeInTheDocument();
});
