import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { getOption, getTextOption, setOption } from '../../site/options/queries';
import { needsSetup } from './queries';

const PROFILE = '/wc-admin/onboarding/profile';
const OPTION = 'woocommerce_onboarding_profile';

let store: TestStore;
let admin: Client;

async function open(features: string[] = []): Promise<void> {
  store = await openTestStore({ features, isFirstRun: true });
  admin = store.as('administrator');
}

beforeEach(() => open());
afterEach(() => store.close());

const say = (body: object, path = PROFILE) => admin.call(path, { method: 'POST', body });
const read = async (path = PROFILE) => (await admin.call(path)).body;

test('without the store profiler, its answers are ignored and stored data stays', async () => {
  setOption(store.context.db, OPTION, { business_choice: 'im_already_selling', acme: 1 });

  const { status } = await say({ selling_online_answer: 'no_im_selling_offline', setup_client: true });

  expect(status).toBe(200);
  expect(getOption(store.context.db, OPTION)).toEqual({
    business_choice: 'im_already_selling',
    acme: 1,
    setup_client: true,
  });
  expect(await read()).not.toHaveProperty('business_choice');
});

describe('with the store profiler', () => {
  beforeEach(async () => {
    await store.close();
    await open(['core-profiler']);
  });

  test('its answers are saved and returned', async () => {
    const answers = {
      business_choice: 'im_already_selling',
      selling_online_answer: 'yes_im_selling_online',
      selling_platforms: ['etsy', 'wix'],
      is_plugins_page_skipped: true,
    };
    expect(await read()).toMatchObject({ business_choice: null, selling_platforms: null });

    await say(answers);

    expect(await read()).toMatchObject(answers);
  });

  test('completed steps are saved with their time', async () => {
    expect(await read(`${PROFILE}/progress`)).toEqual([]);
    const complete = (step: string) => say({ step }, `${PROFILE}/progress/core-profiler/complete`);

    await complete('intro-opt-in');
    const { body } = await complete('user-profile');

    const completed_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const progress = {
      core_profiler_completed_steps: {
        'intro-opt-in': { completed_at },
        'user-profile': { completed_at },
      },
    };
    expect(body).toEqual({ status: 'success', results: progress });
    expect(await read(`${PROFILE}/progress`)).toEqual(progress);
    expect((await complete('moon')).status).toBe(400);
  });

  test('currency and units are set by the country', async () => {
    const path = `${PROFILE}/update-store-currency-and-measurement-units`;

    const { status } = await say({ country_code: 'AT' }, path);

    expect(status).toBe(204);
    const option = (name: string) => getTextOption(store.context.db, `woocommerce_${name}`);
    expect([option('currency'), option('weight_unit'), option('dimension_unit')]).toEqual([
      'EUR',
      'kg',
      'cm',
    ]);
    expect((await say({ country_code: 'XX' }, path)).status).toBe(400);
  });
});

test.each([
  [{}, true],
  [{ business_choice: 'im_already_selling' }, true],
  [{ skipped: false }, true],
  [{ skipped: true }, false],
  [{ completed: true }, false],
])('with %j in the profile, setup is still needed: %j', (profile, isToCome) => {
  setOption(store.context.db, OPTION, profile);

  expect(needsSetup(store.context.db)).toBe(isToCome);
});

describe('product types', () => {
  const read = async () => Object((await admin.call('/wc-admin/onboarding/product-types')).body);

  test('have prices from the marketplace when it is available', async () => {
    expect((await read()).bookings).toEqual({
      label: 'Bookings',
      product: 390890,
      slug: 'woocommerce-bookings',
      yearly_price: 249,
      description: expect.any(String),
      more_url: 'https://woocommerce.com/products/woocommerce-bookings/',
    });

    setOption(store.context.db, 'store_unreachable', 'yes');

    expect((await read()).bookings).toEqual({ label: 'Bookings', product: 390890 });
  });

  test('subscriptions cost nothing extra in the United States, unless the store sells hemp', async () => {
    expect((await read()).subscriptions).toEqual({ label: 'Subscriptions' });

    setOption(store.context.db, OPTION, { industry: [{ slug: 'cbd-other-hemp-derived-products' }] });
    expect((await read()).subscriptions).toMatchObject({ product: 27147 });

    setOption(store.context.db, OPTION, {});
    setOption(store.context.db, 'woocommerce_default_country', 'GB');
    expect((await read()).subscriptions).toMatchObject({ product: 27147, yearly_price: 239 });
  });
});
