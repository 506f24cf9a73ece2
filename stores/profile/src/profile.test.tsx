import { screen } from '@testing-library/react';
import { CancelledError, useDispatch, type Registry } from '@admin/data';
import { buildError, api, createTestRegistry, deferReply, renderWithStores } from '@admin/testing';
import { optionsStore } from '@admin/store-options';
import {
  getRefusedAnswers,
  hydrateProfile,
  profileStore,
  useMarketingExtensions,
  type ProfilePatch,
} from './index';

const PATH = '/wc-admin/onboarding';
const success = { status: 'success', message: 'Onboarding profile data has been updated.' };

function buildHydratedRegistry(profile: Record<string, unknown> = { completed: true }): Registry {
  const registry = createTestRegistry(profileStore);
  hydrateProfile(registry, { profile });
  return registry;
}

describe('reading', () => {
  test('omits missing and invalid answers', async () => {
    api.get(`${PATH}/profile`).reply(200, {
      completed: true,
      industry: [{ slug: 'fashion-apparel-accessories' }],
      product_types: null,
      business_extensions: 'jetpack',
      store_email: 'owner@example.com',
      wccom_connected: false,
      nope: 1,
    });

    expect(await createTestRegistry(profileStore).resolveSelect(profileStore).getProfile()).toEqual({
      completed: true,
      industry: [{ slug: 'fashion-apparel-accessories' }],
      store_email: 'owner@example.com',
      wccom_connected: false,
    });
  });

  test('uses the preloaded profile', () => {
    const registry = buildHydratedRegistry({ completed: true, skipped: null });

    expect(registry.select(profileStore).getProfile()).toEqual({ completed: true });
    expect(registry.resolution(profileStore).getProfile().status).toBe('finished');
  });

  test('requests the profile if it is not preloaded', async () => {
    api.get(`${PATH}/profile`).reply(200, { skipped: true });

    expect(await buildHydratedRegistry({}).resolveSelect(profileStore).getProfile()).toEqual({
      skipped: true,
    });
  });

  test('loads an email address to prefill', async () => {
    const path = `${PATH}/profile/experimental_get_email_prefill`;
    api.get(path).reply(200, { email: 'admin@example.com' });

    expect(await createTestRegistry(profileStore).resolveSelect(profileStore).getEmailPrefill()).toBe(
      'admin@example.com',
    );
  });

  test('includes prices of product types', async () => {
    api.get(`${PATH}/product-types`).reply(200, {
      physical: { label: 'Physical products', default: true },
      bookings: {
        label: 'Bookings &mdash; $249.00 per year',
        product: 390_890,
        slug: 'woocommerce-bookings',
        yearly_price: 249,
      },
    });

    expect(
      await createTestRegistry(profileStore).resolveSelect(profileStore).getProductTypes(),
    ).toMatchObject([
      { id: 'physical', isDefault: true, productId: null, yearlyPrice: null },
      { id: 'bookings', label: 'Bookings — $249.00 per year', productId: 390_890, yearlyPrice: 249 },
    ]);
  });

  test('shows the reason to a user without permission', async () => {
    const refusal = buildError('woocommerce_rest_cannot_view', 403, 'Sorry, you cannot list resources.');
    api.get(`${PATH}/profile`).reply(403, refusal);

    await expect(createTestRegistry(profileStore).resolveSelect(profileStore).getProfile()).rejects.toThrow(
      refusal.message,
    );
  });
});

describe('updating', () => {
  test('shows answers at once and keeps them after the response', async () => {
    const registry = buildHydratedRegistry();
    api.post(`${PATH}/profile`, { product_count: '1-10' }).reply(200, success);

    const saving = registry.dispatch(profileStore).updateProfile({ product_count: '1-10' });

    expect(registry.select(profileStore).getProfile()).toEqual({ completed: true, product_count: '1-10' });
    expect(registry.select(profileStore).isSavingProfile()).toBe(true);
    await saving;
    expect(registry.select(profileStore).getProfile()).toEqual({ completed: true, product_count: '1-10' });
    expect(registry.select(profileStore).isSavingProfile()).toBe(false);
  });

  test('reverts rejected answers and shows an error for each', async () => {
    const registry = buildHydratedRegistry({ store_email: 'owner@example.com' });
    const params = { store_email: 'Invalid email address' };
    const refusal = { ...buildError('rest_invalid_param', 400), data: { status: 400, params } };
    api.post(`${PATH}/profile`).reply(400, refusal);

    const saving = registry.dispatch(profileStore).updateProfile({ store_email: 'nobody' });

    const error: unknown = await saving.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: { params } });
    expect(getRefusedAnswers(error)).toEqual(params);
    expect(getRefusedAnswers(new Error('Broken.'))).toEqual({});
    expect(registry.select(profileStore).getProfile()).toEqual({ store_email: 'owner@example.com' });
  });

  test('sends answers in order', async () => {
    const registry = buildHydratedRegistry();
    const first = deferReply(() => success);
    api.post(`${PATH}/profile`, { selling_venues: 'no' }).reply(200, first.reply);
    api.post(`${PATH}/profile`, { selling_venues: 'other' }).reply(200, success);
    const { updateProfile } = registry.dispatch(profileStore);

    const edits = [updateProfile({ selling_venues: 'no' }), updateProfile({ selling_venues: 'other' })];
    await first.requested();
    first.release();
    await Promise.all(edits);

    expect(registry.select(profileStore).getProfile()?.selling_venues).toBe('other');
  });

  test('reverts a canceled answer', async () => {
    const registry = buildHydratedRegistry();
    const answer = deferReply(() => success);
    api.post(`${PATH}/profile`).reply(200, answer.reply);
    const saving = registry.dispatch(profileStore).updateProfile({ skipped: true });
    await answer.requested();

    saving.cancel();

    await expect(saving).rejects.toBeInstanceOf(CancelledError);
    expect(registry.select(profileStore).getProfile()).toEqual({ completed: true });
  });

  test('ignores a profile that is older than an answer', async () => {
    const registry = createTestRegistry(profileStore);
    const outdated = deferReply(() => ({ skipped: false }));
    api.get(`${PATH}/profile`).reply(200, outdated.reply);
    api.get(`${PATH}/profile`).reply(200, { skipped: true });
    api.post(`${PATH}/profile`).reply(200, success);
    const reading = registry.resolveSelect(profileStore).getProfile();
    await outdated.requested();

    await registry.dispatch(profileStore).updateProfile({ skipped: true });
    outdated.release();

    expect(await reading).toEqual({ skipped: true });
  });

  test('reloads suggestions, which depend on the answers', async () => {
    const plugin = (key: string) => ({ key, name: key, is_visible: true });
    const offer = (key: string) => [{ key: 'task-list/grow', title: 'Grow', plugins: [plugin(key)] }];
    api.get(`${PATH}/free-extensions`).reply(200, offer('mailpoet'));
    function Offer() {
      const { extensions } = useMarketingExtensions();
      const { updateProfile } = useDispatch(profileStore);
      const answer = () => void updateProfile({ product_types: ['downloads'] });
      return (
        <button type="button" onClick={answer}>
          {extensions?.groups[0]?.plugins[0]?.name}
        </button>
      );
    }
    const { user } = renderWithStores([profileStore], <Offer />, {
      prepare: (registry) => hydrateProfile(registry, { profile: { completed: true } }),
    });
    const button = await screen.findByRole('button', { name: 'mailpoet' });
    api.post(`${PATH}/profile`).reply(200, success);
    api.get(`${PATH}/free-extensions`).reply(200, offer('jetpack'));

    await user.click(button);

    expect(await screen.findByRole('button', { name: 'jetpack' })).toBeInTheDocument();
  });

  test.each([
    ['a new location', { is_store_country_set: true }, 199],
    ['a new industry', { industry: [{ slug: 'other' }] }, 199],
    ['no other change', { setup_client: true }, 249],
  ])('updates product type prices after %s', async (_, patch: ProfilePatch, price) => {
    const types = (yearly_price: number) => ({ bookings: { label: 'Bookings', product: 1, yearly_price } });
    api.get(`${PATH}/product-types`).reply(200, types(249));
    api.get(`${PATH}/product-types`).optionally().reply(200, types(199));
    api.post(`${PATH}/profile`).reply(200, success);
    const registry = buildHydratedRegistry();
    await registry.resolveSelect(profileStore).getProductTypes();

    await registry.dispatch(profileStore).updateProfile(patch);

    expect(await registry.resolveSelect(profileStore).getProductTypes()).toMatchObject([
      { yearlyPrice: price },
    ]);
  });
});

describe('differences between hosts', () => {
  const FASHION = { slug: 'fashion-apparel-accessories' };
  const choices = { 'fashion-apparel-accessories': { label: 'Fashion &amp; shoes' } };

  test('parses industries in both formats', async () => {
    api.get(`${PATH}/profile`).reply(200, { industry: ['clothing_and_accessories', FASHION] });

    expect(
      (await createTestRegistry(profileStore).resolveSelect(profileStore).getProfile())?.industry,
    ).toEqual([{ slug: 'clothing_and_accessories' }, FASHION]);
  });

  test.each([
    ['objects if the host has their names', choices, [FASHION]],
    ['slugs if it does not', undefined, [FASHION.slug]],
  ])('writes industries as %s', async (_, industries, sent) => {
    const registry = createTestRegistry(profileStore);
    hydrateProfile(registry, { profile: {}, industries });
    const save = api.post(`${PATH}/profile`, { industry: sent }).reply(200, success);

    await registry.dispatch(profileStore).updateProfile({ industry: [FASHION] });

    expect(save.isDone()).toBe(true);
  });

  test('matches preloaded industries by label', () => {
    const registry = createTestRegistry(profileStore);
    const industries = {
      ...choices,
      other: { label: 'Other', use_description: true, description_label: 'Description' },
      broken: 5,
    };
    hydrateProfile(registry, { profile: {}, industries });

    expect(registry.select(profileStore).getIndustries()).toEqual([
      { ...FASHION, label: 'Fashion & shoes', detailLabel: '' },
      { slug: 'other', label: 'Other', detailLabel: 'Description' },
    ]);
  });

  describe('answers of the store profiler', () => {
    const OPTION = 'woocommerce_onboarding_profile';
    const answers: ProfilePatch = {
      business_choice: 'im_already_selling',
      selling_platforms: ['etsy'],
    };
    const known = (members: object) => api.get(`${PATH}/profile`).reply(200, { completed: null, ...members });
    function buildShop(): Registry {
      const registry = buildHydratedRegistry();
      registry.register(optionsStore);
      return registry;
    }

    test('are saved in the profile if it supports them', async () => {
      const registry = buildShop();
      known({ business_choice: null });
      api.post(`${PATH}/profile`, answers).reply(200, success);

      await registry.dispatch(profileStore).updateProfile(answers);

      expect(registry.select(profileStore).getProfile()).toEqual({ completed: true, ...answers });
    });

    test('are merged into the option if unsupported, and the rest goes into the profile', async () => {
      const registry = buildShop();
      known({});
      api
        .get('/wc-admin/options', { options: OPTION })
        .reply(200, { [OPTION]: { completed: true, acme: 1 } });
      api
        .post('/wc-admin/options', { [OPTION]: { completed: true, acme: 1, ...answers } })
        .reply(200, { [OPTION]: true });
      api.post(`${PATH}/profile`, { setup_client: true }).reply(200, success);

      await registry.dispatch(profileStore).updateProfile({ ...answers, setup_client: true });

      expect(registry.select(profileStore).getProfile()).toMatchObject(answers);
    });

    test('are reverted if the option cannot be written', async () => {
      const registry = buildShop();
      known({});
      api
        .get('/wc-admin/options', { options: OPTION })
        .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));

      await expect(registry.dispatch(profileStore).updateProfile(answers)).rejects.toThrow('Not you.');

      expect(registry.select(profileStore).getProfile()).toEqual({ completed: true });
    });
  });

  test('parses free extensions with descriptions, also from a map', async () => {
    const plugin = {
      key: 'woocommerce-services:tax',
      name: 'Tax',
      label: 'Taxes &amp; duties',
      learn_more_link: 'https://example.com/tax',
      install_priority: 4,
      is_visible: true,
    };
    const groups = [{ key: 'obw/core-profiler', title: '', plugins: { 0: { key: 'jetpack' }, 3: plugin } }];
    api.get(`${PATH}/free-extensions`).reply(200, groups);

    const [group] =
      (await createTestRegistry(profileStore).resolveSelect(profileStore).getFreeExtensions()) ?? [];

    expect(group?.plugins).toMatchObject([
      // The host sends no name for it.
      { slug: 'jetpack', name: 'Jetpack', label: 'Jetpack', learnMoreUrl: '', priority: 99 },
      {
        slug: 'woocommerce-services',
        label: 'Taxes & duties',
        learnMoreUrl: 'https://example.com/tax',
        priority: 4,
      },
    ]);
  });
});

describe('themes', () => {
  const theme = { slug: 'harbor', title: 'Harbor', price: '0.00', is_installed: false, image: '' };
  const installed = { ...theme, slug: 'plain', is_installed: true };
  const withThemes = () => {
    const registry = createTestRegistry(profileStore);
    hydrateProfile(registry, { profile: {}, themes: [theme, installed], activeTheme: 'storefront' });
    return registry;
  };
  const setUp = (step: string, slug: string) =>
    api.post(`${PATH}/themes/${step}`, undefined, { theme: slug });

  test('installs and activates a theme', async () => {
    const registry = withThemes();
    setUp('install', 'harbor').reply(200, { slug: 'harbor', name: 'Harbor', status: 'success' });
    setUp('activate', 'harbor').reply(200, { slug: 'harbor', name: 'Harbor', status: 'success' });

    await registry.dispatch(profileStore).applyTheme('harbor');

    expect(registry.select(profileStore).getActiveTheme()).toBe('harbor');
    expect(registry.select(profileStore).getThemes()).toMatchObject([
      { slug: 'harbor', isInstalled: true },
      { slug: 'plain', isInstalled: true },
    ]);
  });

  test('installs a theme once on double click and only activates an installed one', async () => {
    const registry = withThemes();
    setUp('activate', 'plain').reply(200, { slug: 'plain', name: 'Plain', status: 'success' });
    const { applyTheme } = registry.dispatch(profileStore);

    await Promise.all([applyTheme('plain'), applyTheme('plain')]);

    expect(registry.select(profileStore).getActiveTheme()).toBe('plain');
  });

  test('continues with the remaining steps on a retry', async () => {
    const registry = withThemes();
    setUp('install', 'harbor').reply(200, { status: 'success' });
    setUp('activate', 'harbor').reply(
      500,
      buildError('woocommerce_rest_invalid_theme', 404, 'Invalid theme.'),
    );
    const { applyTheme } = registry.dispatch(profileStore);
    await expect(applyTheme('harbor')).rejects.toThrow('Invalid theme.');
    expect(registry.select(profileStore).getActiveTheme()).toBe('storefront');

    setUp('activate', 'harbor').reply(200, { status: 'success' });
    await applyTheme('harbor');

    expect(registry.select(profileStore).getActiveTheme()).toBe('harbor');
  });
});
