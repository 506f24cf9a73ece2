import { createRegistry, type Registry } from '@admin/data';
import { ApiError } from '@admin/http';
import { countriesStore } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';
import { hydrateProfile, profileStore } from '@admin/store-profile';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildSetting, buildUser, deferReply } from '@admin/testing';
import { hydrateSetup, setupStore } from './index';

const PROFILE = '/wc-admin/onboarding/profile';
const BATCH = '/wc-analytics/settings/general/batch';
const OPTIONS = '/wc-admin/options';
const QUEUE = 'woocommerce_admin_transient_notices_queue';
const success = { status: 'success', message: 'Onboarding profile data has been updated.' };

const localeInfo = {
  AT: {
    currency_code: 'EUR',
    currency_pos: 'left_space',
    thousand_sep: '.',
    decimal_sep: ',',
    num_decimals: 2,
  },
  US: { currency_code: 'USD', currency_pos: 'left', thousand_sep: ',', decimal_sep: '.', num_decimals: 2 },
};
const AUSTRIAN_MONEY = {
  woocommerce_currency: 'EUR',
  woocommerce_currency_pos: 'left_space',
  woocommerce_price_thousand_sep: '.',
  woocommerce_price_decimal_sep: ',',
  woocommerce_price_num_decimals: '2',
};

interface Shop {
  country?: string;
  profile?: Record<string, unknown>;
  /** Whether the host's profile supports the store profiler. */
  isNewer?: boolean;
  queuesNotices?: boolean;
}

function buildShop({ country = 'US:CA', profile = {}, isNewer = false, queuesNotices = true }: Shop = {}) {
  const registry = createRegistry();
  const stores = [
    settingsStore,
    profileStore,
    optionsStore,
    userStore,
    countriesStore,
    noticesStore,
    pluginsStore,
    setupStore,
  ];
  for (const store of stores) registry.register(store);
  const general = { woocommerce_default_country: country, woocommerce_currency: 'USD' };
  hydrateSettings(registry, { preloadSettings: { general }, wcAdminSettings: {} });
  hydrateProfile(registry, { profile: { wccom_connected: false, ...profile } });
  hydrateCurrentUser(registry, buildUser());
  hydratePlugins(registry, { installedPlugins: ['woocommerce'], activePlugins: ['woocommerce'] });
  hydrateSetup(registry, { onboarding: { localeInfo }, queuesNotices });
  const members = isNewer ? { business_choice: null } : {};
  api
    .get(PROFILE)
    .optionally()
    .reply(200, { completed: null, ...members });
  return registry;
}

/** Expects a request with exactly these settings. */
const expectSettings = (values: Readonly<Record<string, string>>) =>
  api
    .post(BATCH, { update: Object.entries(values).map(([id, value]) => ({ id, value })) })
    .reply(200, { update: Object.entries(values).map(([id, value]) => buildSetting({ id, value })) });

const expectAnswers = (answers: object) => api.post(PROFILE, answers).reply(200, success);

const save = (registry: Registry, settings: object, answers?: object) =>
  registry.dispatch(setupStore).saveLocation(settings, answers);

describe('store location', () => {
  test("saves the country's currency settings and other answers", async () => {
    const registry = buildShop();
    expectSettings({ woocommerce_default_country: 'AT', ...AUSTRIAN_MONEY });
    expectAnswers({ store_email: 'a@example.com', is_store_country_set: true });

    await save(registry, { woocommerce_default_country: 'AT' }, { store_email: 'a@example.com' });

    expect(registry.select(settingsStore).getSettings('general')).toMatchObject(AUSTRIAN_MONEY);
  });

  test('saves the currency settings for the first location even if its country is the default', async () => {
    const registry = buildShop();
    const saved = expectSettings({
      woocommerce_currency: 'USD',
      woocommerce_currency_pos: 'left',
      woocommerce_price_thousand_sep: ',',
      woocommerce_price_decimal_sep: '.',
      woocommerce_price_num_decimals: '2',
    });
    expectAnswers({ is_store_country_set: true });

    await save(registry, {});

    expect(saved.isDone()).toBe(true);
  });

  test('keeps a currency that was changed since', async () => {
    const registry = buildShop({ profile: { is_store_country_set: true } });
    const saved = expectSettings({
      woocommerce_store_city: 'Oakland',
      woocommerce_default_country: 'US:NY',
    });
    expectAnswers({ is_store_country_set: true });

    await save(registry, { woocommerce_store_city: 'Oakland', woocommerce_default_country: 'US:NY' });

    expect(saved.isDone()).toBe(true);
  });

  test('leaves currency and measurement units to newer hosts', async () => {
    const registry = buildShop({ isNewer: true });
    expectSettings({ woocommerce_default_country: 'AT' });
    const units = api
      .post(`${PROFILE}/update-store-currency-and-measurement-units`, { country_code: 'AT' })
      .reply(204);
    expectAnswers({ is_store_country_set: true });

    await save(registry, { woocommerce_default_country: 'AT' });

    expect(units.isDone()).toBe(true);
  });

  test('sets currency and measurement units with the second try if the first failed', async () => {
    const registry = buildShop({ isNewer: true, profile: { is_store_country_set: true } });
    const path = `${PROFILE}/update-store-currency-and-measurement-units`;
    api.post(path).reply(500, buildError('internal_server_error', 500));
    await expect(save(registry, { woocommerce_default_country: 'AT' })).rejects.toBeInstanceOf(ApiError);
    const units = api.post(path, { country_code: 'AT' }).reply(204);
    expectSettings({ woocommerce_default_country: 'AT' });
    expectAnswers({ is_store_country_set: true });

    await save(registry, { woocommerce_default_country: 'AT' });

    expect(units.isDone()).toBe(true);
  });

  test('changes only the country if it has no currency data', async () => {
    const registry = buildShop({ isNewer: true });
    const saved = expectSettings({ woocommerce_default_country: 'AQ' });
    expectAnswers({ is_store_country_set: true });

    await save(registry, { woocommerce_default_country: 'AQ' });

    expect(saved.isDone()).toBe(true);
  });

  test.each([
    ['the settings', () => api.post(BATCH).reply(500, buildError('internal_server_error', 500))],
    [
      'the profile',
      () => {
        expectSettings({ woocommerce_default_country: 'AQ' });
        api.post(PROFILE).reply(403, buildError('woocommerce_rest_cannot_edit', 403, 'Not you.'));
      },
    ],
  ])('is not reported as saved when %s cannot be written', async (_, serve) => {
    const registry = buildShop();
    serve();

    await expect(save(registry, { woocommerce_default_country: 'AQ' })).rejects.toBeInstanceOf(ApiError);

    expect(registry.select(profileStore).getProfile()).not.toHaveProperty('is_store_country_set');
  });
});

describe('completed steps of the store profiler', () => {
  test('are saved if the host supports it', async () => {
    const registry = buildShop({ isNewer: true });
    const steps = { 'intro-opt-in': { completed_at: '2026-11-20T10:00:00Z' } };
    api.get(`${PROFILE}/progress`).reply(200, []);
    api
      .post(`${PROFILE}/progress/core-profiler/complete`, { step: 'intro-opt-in' })
      .reply(200, { status: 'success', results: { core_profiler_completed_steps: steps } });
    expect(await registry.resolveSelect(setupStore).getCompletedSteps()).toEqual([]);

    await registry.dispatch(setupStore).completeStep('intro-opt-in');

    expect(registry.select(setupStore).getCompletedSteps()).toEqual(['intro-opt-in']);
  });

  test('are not saved otherwise', async () => {
    const registry = buildShop();

    await registry.dispatch(setupStore).completeStep('intro-opt-in');

    expect(await registry.resolveSelect(setupStore).getCompletedSteps()).toEqual([]);
  });

  test('fail when the response is not a list of steps', async () => {
    const registry = buildShop({ isNewer: true });
    api.get(`${PROFILE}/progress`).reply(200, '"nothing"');

    await expect(registry.resolveSelect(setupStore).getCompletedSteps()).rejects.toBeInstanceOf(ApiError);
  });
});

describe('extensions installed in the background', () => {
  const MAILPOET = { slug: 'mailpoet', name: 'MailPoet' };
  const JETPACK = { slug: 'jetpack', name: 'Jetpack' };
  const RESUME = 'admin.php?page=wc-admin&path=/profiler&step=installing';
  const ID = 'store-setup-extensions';
  const waiting = (names: string) => ({
    id: ID,
    status: 'error',
    user_id: 1,
    content: `Not set up yet: ${names}`,
    options: { explicitDismiss: true, actions: [{ label: 'Retry', url: RESUME }] },
  });
  const stored = (queue: unknown) => api.get(OPTIONS, { options: QUEUE }).reply(200, { [QUEUE]: queue });
  const expectQueue = (queue: unknown) => api.post(OPTIONS, { [QUEUE]: queue }).reply(200, { [QUEUE]: true });
  const done = (verb: string, slug: string) =>
    api.post(`/wc-admin/plugins/${verb}`, { plugins: slug }).reply(200, {
      data:
        verb === 'activate' ? { activated: [slug], active: ['woocommerce', slug] } : { installed: [slug] },
      errors: { errors: [], error_data: [] },
      success: true,
      message: 'Done.',
    });
  const refused = (slug: string) =>
    api.post('/wc-admin/plugins/install', { plugins: slug }).reply(200, {
      data: { installed: [] },
      errors: { errors: { [slug]: ['No such file.'] }, error_data: [] },
      success: false,
      message: 'Not all.',
    });
  const lists = () => {
    api.get('/wc-admin/plugins/installed').reply(200, { plugins: ['woocommerce', 'mailpoet'] });
    api.get('/wc-admin/plugins/active').reply(200, { plugins: ['woocommerce', 'mailpoet'] });
  };
  const shown = (registry: Registry) =>
    registry
      .select(noticesStore)
      .getNotices()
      .map(({ status, content, actions }) => ({ status, content, actions }));

  beforeEach(() => api.get('/wp/v2/users/me').optionally().reply(200, buildUser()));

  test('are reported once all are active, and no pending notice remains on the server', async () => {
    const registry = buildShop();
    stored([]);
    expectQueue({ [ID]: waiting('MailPoet') });
    done('install', 'mailpoet');
    done('activate', 'mailpoet');
    stored({ [ID]: waiting('MailPoet'), other: { id: 'other', status: 'info', content: 'Hello' } });
    expectQueue({ other: { id: 'other', status: 'info', content: 'Hello' } });

    await registry.dispatch(setupStore).setUpInBackground([MAILPOET], RESUME);

    expect(shown(registry)).toContainEqual({
      status: 'success',
      content: 'Installed and active: MailPoet',
      actions: [],
    });
    expect(registry.select(setupStore).isSettingUp()).toBe(false);
  });

  test('store a pending notice for the next page load while they are installed', async () => {
    const registry = buildShop();
    stored([]);
    const queue = expectQueue({ [ID]: waiting('MailPoet') });
    const answer = deferReply(() => ({}));
    api.post('/wc-admin/plugins/install').reply(200, answer.reply);

    void registry.dispatch(setupStore).setUpInBackground([MAILPOET], RESUME);
    await answer.requested();

    expect(queue.isDone()).toBe(true);
    expect(shown(registry)).toEqual([]);
    expect(registry.select(setupStore).isSettingUp()).toBe(true);
  });

  test('name the failed ones with a retry link and activate the others', async () => {
    const registry = buildShop();
    hydrateOptions(registry, { [QUEUE]: [] });
    stored([]);
    expectQueue({ [ID]: waiting('MailPoet, Jetpack') });
    done('install', 'mailpoet');
    done('activate', 'mailpoet');
    refused('jetpack');
    lists();
    stored({ [ID]: waiting('MailPoet, Jetpack') });
    expectQueue({ [ID]: waiting('Jetpack') });

    await registry.dispatch(setupStore).setUpInBackground([MAILPOET, JETPACK], RESUME);
    await registry.resolveSelect(noticesStore).getNotices();

    expect(shown(registry)).toEqual([
      { status: 'error', content: 'Not set up yet: Jetpack', actions: [{ label: 'Retry', url: RESUME }] },
    ]);
    expect(registry.select(pluginsStore).getPluginState('mailpoet')).toBe('activated');
  });

  test.each([
    ['the host does not queue notices', { queuesNotices: false }, () => {}],
    [
      'the queue cannot be saved',
      {},
      () => {
        for (let time = 0; time < 2; time++) {
          stored([]);
          api.post(OPTIONS).reply(500, buildError('internal_server_error', 500));
        }
        api
          .get(OPTIONS, { options: QUEUE })
          .optionally()
          .reply(200, { [QUEUE]: [] });
      },
    ],
  ])('name the failed ones even when %s', async (_, shop, serve) => {
    const registry = buildShop(shop);
    serve();
    refused('jetpack');
    lists();

    await registry.dispatch(setupStore).setUpInBackground([JETPACK], RESUME);

    expect(shown(registry)).toContainEqual({
      status: 'error',
      content: 'Not set up yet: Jetpack',
      actions: [{ label: 'Retry', url: RESUME }],
    });
  });
});
