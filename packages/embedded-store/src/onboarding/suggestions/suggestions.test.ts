import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { getOption, setOption } from '../../site/options/queries';

const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const option = (name: string, value: unknown) => setOption(store.context.db, name, value);
const profile = (value: unknown) => option('woocommerce_onboarding_profile', value);
const read = async (query = ''): Promise<{ id: string; recommendation_priority: number }[]> =>
  Object((await admin.call(`${SUGGESTIONS}${query}`)).body);
const ids = async (query = '') => (await read(query)).map(({ id }) => id);

async function ranking(country: string): Promise<Record<string, number>> {
  option('woocommerce_default_country', country);
  return Object.fromEntries(
    (await read()).map(({ id, recommendation_priority }) => [id, recommendation_priority]),
  );
}

test('each country has its own suggestions, in the order recorded on the platform', async () => {
  expect(await ranking('US:CA')).toEqual({
    stripe: 1,
    'ppcp-gateway': 2,
    amazon_payments_advanced: 4,
    affirm: 5,
    afterpay: 6,
    klarna_payments: 7,
    zipmoney: 8,
    bacs: 9,
    cod: 9,
    'woocommerce_payments:with-in-person-payments': 9,
  });
  expect(await ranking('GB')).toEqual({
    stripe: 1,
    'ppcp-gateway': 2,
    mollie_wc_gateway_banktransfer: 3,
    klarna_payments: 5,
    amazon_payments_advanced: 6,
    bacs: 7,
    cod: 7,
    'woocommerce_payments:without-in-person-payments': 7,
  });
  expect(await ranking('MX:DF')).toEqual({
    stripe: 0,
    'woo-mercado-pago-custom': 1,
    'ppcp-gateway': 2,
    klarna_payments: 3,
    bacs: 4,
    cod: 4,
  });
  expect(await ranking('JP:JP13')).toEqual({
    stripe: 0,
    'ppcp-gateway': 1,
    amazon_payments_advanced: 3,
    bacs: 4,
    cod: 4,
  });
});

test('partners of a country are marked as such', async () => {
  option('woocommerce_default_country', 'ZA:GP');

  expect(await read()).toMatchObject([
    { id: 'bacs', is_offline: true },
    { id: 'cod', is_offline: true },
    { id: 'payfast', is_local_partner: true, recommendation_priority: 0 },
    { id: 'paystack', is_local_partner: true, recommendation_priority: 1 },
    { id: 'ppcp-gateway', category_additional: expect.arrayContaining(['ZA']) },
  ]);
});

test('some list the cards and wallets they accept, each with an image', async () => {
  option('woocommerce_default_country', 'IN:MH');

  expect(await read()).toContainEqual(
    expect.objectContaining({
      id: 'razorpay',
      transaction_processors: expect.objectContaining({ UPI: expect.stringContaining('/tile/upi.svg') }),
    }),
  );
});

test('an unsupported country gets only offline methods', async () => {
  option('woocommerce_default_country', 'AQ');

  expect(await ids()).toEqual(['bacs', 'cod']);
});

test('suggestions depend on the profile of the store', async () => {
  profile({ selling_venues: 'brick-mortar' });
  expect(await ids()).toContain('square_credit_card');

  profile({ product_types: ['downloads'] });
  expect(await ids()).toContain('woocommerce_payments');
  expect(await ids()).not.toContain('square_credit_card');

  profile({ industry: [{ slug: 'cbd-other-hemp-derived-products' }], selling_venues: 'brick-mortar' });
  expect(await ids()).toEqual(['bacs', 'cod', 'square_credit_card']);
});

test.each([
  ['woocommerce_show_marketplace_suggestions', 'no'],
  ['woocommerce_setting_payments_recommendations_hidden', 'yes'],
])('%s = %s hides them unless they are explicitly requested', async (name, value) => {
  option(name, value);

  expect(await ids()).toEqual([]);
  expect(await ids('?force_default_suggestions=true')).toContain('stripe');
});

test('they can be dismissed permanently', async () => {
  const { body } = await admin.call(`${SUGGESTIONS}/dismiss`, { method: 'POST' });

  expect(body).toBe(true);
  expect(getOption(store.context.db, 'woocommerce_setting_payments_recommendations_hidden')).toBe('yes');
  expect(await ids()).toEqual([]);
});

test('every image exists', async () => {
  const images = (await read()).map((suggestion) => String(Object(suggestion).image));

  const answers = await Promise.all(images.map((image) => fetch(image)));

  expect(answers.map(({ status }) => status)).toEqual(images.map(() => 200));
  expect(answers[0]?.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answers[0]?.text()).toContain('>A</text>');
});
