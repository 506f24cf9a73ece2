import { screen, waitFor } from '@testing-library/react';
import { CancelledError, type Registry } from '@admin/data';
import {
  buildError,
  api,
  createTestRegistry,
  buildSetting,
  deferReply,
  renderWithStores,
} from '@admin/testing';
import { getRejectedSettings, hydrateSettings, settingsStore, useSettings } from './index';

const PATH = '/wc-analytics/settings/general';
const CITY = 'woocommerce_store_city';
const COUNTRY = 'woocommerce_default_country';
const GENERAL = [
  buildSetting({ value: 'Bristol' }),
  buildSetting({
    id: COUNTRY,
    label: 'Country / State',
    type: 'select',
    value: 'GB',
    options: { GB: 'United Kingdom (UK)', 'US:CA': 'United States (US) - California' },
  }),
];
const invalid = {
  code: 'rest_setting_value_invalid',
  message: 'An invalid setting value was passed.',
  data: { status: 400 },
};

/** A registry with the group `general` hydrated. */
function buildHydratedRegistry(general: object): Registry {
  const registry = createTestRegistry(settingsStore);
  hydrateSettings(registry, { preloadSettings: { general }, wcAdminSettings: undefined });
  return registry;
}

const update = (values: Record<string, string>) => ({
  update: Object.entries(values).map(([id, value]) => ({ id, value })),
});

describe('reading', () => {
  test('loads a group once for any of its settings', async () => {
    api.get(PATH).reply(200, GENERAL);
    const { resolveSelect } = createTestRegistry(settingsStore);

    const [settings, city] = await Promise.all([
      resolveSelect(settingsStore).getSettings('general'),
      resolveSelect(settingsStore).getSetting('general', CITY),
    ]);

    expect(settings).toEqual({ [CITY]: 'Bristol', [COUNTRY]: 'GB' });
    expect(city).toBe('Bristol');
  });

  test('parses setting definitions', async () => {
    api.get(PATH).reply(200, GENERAL);

    const definitions = await createTestRegistry(settingsStore)
      .resolveSelect(settingsStore)
      .getDefinitions('general');

    expect(definitions?.[COUNTRY]).toMatchObject({
      label: 'Country / State',
      type: 'select',
      options: { GB: 'United Kingdom (UK)' },
    });
  });

  test('omits entries without an ID and converts numbers to strings', async () => {
    api
      .get(PATH)
      .reply(200, [null, { value: 'x' }, buildSetting({ id: 'woocommerce_price_num_decimals', value: 2 })]);

    const settings = await createTestRegistry(settingsStore)
      .resolveSelect(settingsStore)
      .getSettings('general');

    expect(settings).toEqual({ woocommerce_price_num_decimals: '2' });
  });

  test('fails for an unknown group', async () => {
    api.get('/wc-analytics/settings/tax').reply(404, buildError('rest_setting_setting_group_invalid', 404));

    await expect(
      createTestRegistry(settingsStore).resolveSelect(settingsStore).getSettings('tax'),
    ).rejects.toMatchObject({
      failure: { status: 404 },
    });
  });

  test('uses preloaded groups without a request and decodes HTML entities', () => {
    const registry = createTestRegistry(settingsStore);

    hydrateSettings(registry, {
      preloadSettings: { general: { [CITY]: 'Bristol' } },
      wcAdminSettings: {
        woocommerce_excluded_report_order_statuses: ['pending'],
        woocommerce_default_date_range: 'period=month&amp;compare=previous_year',
      },
    });

    const { getSettings, getSetting } = registry.select(settingsStore);
    expect(getSettings('general')).toEqual({ [CITY]: 'Bristol' });
    expect(getSetting('wc_admin', 'woocommerce_excluded_report_order_statuses')).toEqual(['pending']);
    expect(getSetting('wc_admin', 'woocommerce_default_date_range')).toBe(
      'period=month&compare=previous_year',
    );
    expect(registry.resolution(settingsStore).getSettings('general').status).toBe('finished');
  });

  test('requests settings that are not preloaded', async () => {
    api.get(PATH).reply(200, GENERAL);
    const registry = createTestRegistry(settingsStore);

    hydrateSettings(registry, { preloadSettings: [], wcAdminSettings: null });

    expect(await registry.resolveSelect(settingsStore).getSetting('general', CITY)).toBe('Bristol');
  });
});

describe('writing', () => {
  test('sends all values in one request and shows them at once', async () => {
    const registry = buildHydratedRegistry({ [CITY]: '', [COUNTRY]: 'GB' });
    const values = { [CITY]: 'Los Angeles', [COUNTRY]: 'US:CA' };
    api.post(`${PATH}/batch`, update(values)).reply(200, update(values));

    const saving = registry.dispatch(settingsStore).updateSettings('general', values);

    expect(registry.select(settingsStore).getSettings('general')).toEqual(values);
    expect(registry.select(settingsStore).isSaving('general')).toBe(true);
    await saving;
    expect(registry.select(settingsStore).getSettings('general')).toEqual(values);
    expect(registry.select(settingsStore).isSaving('general')).toBe(false);
  });

  test('shows the value returned by the server', async () => {
    const registry = buildHydratedRegistry({ [CITY]: '' });
    api.post(`${PATH}/batch`).reply(200, update({ [CITY]: 'Bath' }));

    await registry.dispatch(settingsStore).updateSettings('general', { [CITY]: ' Bath<br>' });

    expect(registry.select(settingsStore).getSetting('general', CITY)).toBe('Bath');
  });

  test.each([
    ['in a text field is unescaped', 'text', 'Tom & Jerry'],
    ['in a text area is unchanged', 'textarea', 'Tom &amp; Jerry'],
  ])('a saved text %s', async (_, type, expected) => {
    const item = { ...buildSetting({ id: CITY, value: 'Tom &amp; Jerry' }), type };
    api.post('/wc-analytics/settings/general/batch').reply(200, { update: [item] });
    const registry = createTestRegistry(settingsStore);
    hydrateSettings(registry, { preloadSettings: { general: { [CITY]: '' } }, wcAdminSettings: {} });

    await registry.dispatch(settingsStore).updateSettings('general', { [CITY]: 'Tom & Jerry' });

    expect(registry.select(settingsStore).getSetting('general', CITY)).toBe(expected);
  });

  test('keeps saved values, reverts and names rejected ones', async () => {
    const registry = buildHydratedRegistry({ [CITY]: 'Bristol', [COUNTRY]: 'GB' });
    api.post(`${PATH}/batch`).reply(200, {
      update: [
        { id: CITY, value: 'Bath' },
        { id: COUNTRY, error: invalid },
      ],
    });

    const error: unknown = await registry
      .dispatch(settingsStore)
      .updateSettings('general', { [CITY]: 'Bath', [COUNTRY]: 'US' })
      .catch((reason: unknown) => reason);

    expect(error).toMatchObject({ failure: { code: 'settings_rejected' } });
    expect(error).toHaveProperty('message', 'These settings were not saved: Country / State');
    expect(getRejectedSettings(error)).toEqual([
      { id: COUNTRY, label: 'Country / State', code: invalid.code, message: invalid.message },
    ]);
    expect(registry.select(settingsStore).getSettings('general')).toEqual({
      [CITY]: 'Bath',
      [COUNTRY]: 'GB',
    });
  });

  test('treats values missing from the response as not saved', async () => {
    const registry = buildHydratedRegistry({ [CITY]: 'Bristol' });
    api.post(`${PATH}/batch`).reply(200, []);

    const error: unknown = await registry
      .dispatch(settingsStore)
      .updateSettings('general', { [CITY]: 'Bath' })
      .catch((reason: unknown) => reason);

    expect(getRejectedSettings(error)).toMatchObject([{ id: CITY, label: 'City' }]);
    expect(registry.select(settingsStore).getSetting('general', CITY)).toBe('Bristol');
  });

  test("uses the server's labels in error messages if they are loaded", async () => {
    api.get(PATH).reply(200, [buildSetting({ label: 'Suburb', value: '' })]);
    api.post(`${PATH}/batch`).reply(200, { update: [{ id: CITY, error: invalid }] });
    const registry = createTestRegistry(settingsStore);
    await registry.resolveSelect(settingsStore).getSettings('general');

    const saving = registry.dispatch(settingsStore).updateSettings('general', { [CITY]: 'Bath' });

    await expect(saving).rejects.toThrow('These settings were not saved: Suburb');
  });

  test('reverts all values when the request fails', async () => {
    const registry = buildHydratedRegistry({ [CITY]: 'Bristol' });
    api.post(`${PATH}/batch`).reply(500, '<h1>Error</h1>');

    const error: unknown = await registry
      .dispatch(settingsStore)
      .updateSettings('general', { [CITY]: 'Bath' })
      .catch((reason: unknown) => reason);

    expect(error).toMatchObject({ failure: { status: 500 } });
    expect(getRejectedSettings(error)).toEqual([]);
    expect(registry.select(settingsStore).getSetting('general', CITY)).toBe('Bristol');
  });

  test('reverts a canceled save', async () => {
    const registry = buildHydratedRegistry({ [CITY]: 'Bristol' });
    const answer = deferReply(() => ({}));
    api.post(`${PATH}/batch`).reply(200, answer.reply);
    const saving = registry.dispatch(settingsStore).updateSettings('general', { [CITY]: 'Bath' });
    await answer.requested();

    saving.cancel();

    await expect(saving).rejects.toBeInstanceOf(CancelledError);
    expect(registry.select(settingsStore).getSetting('general', CITY)).toBe('Bristol');
  });

  test('sends saves of one group in order', async () => {
    const registry = buildHydratedRegistry({ [CITY]: 'Bristol' });
    const answered: string[] = [];
    const answer = (city: string) => () => {
      answered.push(city);
      return update({ [CITY]: city });
    };
    const first = deferReply(answer('Bath'));
    api.post(`${PATH}/batch`, update({ [CITY]: 'Bath' })).reply(200, first.reply);
    api.post(`${PATH}/batch`, update({ [CITY]: 'Wells' })).reply(200, answer('Wells'));
    const { updateSettings } = registry.dispatch(settingsStore);

    const saves = Promise.all([
      updateSettings('general', { [CITY]: 'Bath' }),
      updateSettings('general', { [CITY]: 'Wells' }),
    ]);
    await first.requested();
    first.release();
    await saves;

    expect(answered).toEqual(['Bath', 'Wells']);
    expect(registry.select(settingsStore).getSetting('general', CITY)).toBe('Wells');
  });

  test('does not treat an unloaded group as loaded while saving some of its values', async () => {
    const registry = createTestRegistry(settingsStore);
    api.post(`${PATH}/batch`).reply(200, update({ [CITY]: 'Bath' }));
    api.get(PATH).reply(200, [buildSetting({ value: 'Bath' }), buildSetting({ id: COUNTRY, value: 'GB' })]);

    await registry.dispatch(settingsStore).updateSettings('general', { [CITY]: 'Bath' });

    expect(registry.select(settingsStore).getSettings('general')).toBeUndefined();
    expect(await registry.resolveSelect(settingsStore).getSettings('general')).toEqual({
      [CITY]: 'Bath',
      [COUNTRY]: 'GB',
    });
  });

  test('ignores a response that is older than a save', async () => {
    const outdated = deferReply(() => [buildSetting({ value: 'Bristol' })]);
    api.get(PATH).reply(200, outdated.reply);
    api.get(PATH).reply(200, [buildSetting({ value: 'Bath' })]);
    api.post(`${PATH}/batch`).reply(200, update({ [CITY]: 'Bath' }));
    const registry = createTestRegistry(settingsStore);
    const reading = registry.resolveSelect(settingsStore).getSettings('general');
    await outdated.requested();

    await registry.dispatch(settingsStore).updateSettings('general', { [CITY]: 'Bath' });
    outdated.release();

    expect(await reading).toEqual({ [CITY]: 'Bath' });
  });
});

test('renders a group, saves it and shows rejected values', async () => {
  api.get(PATH).reply(200, GENERAL);
  api.post(`${PATH}/batch`).reply(200, { update: [{ id: CITY, error: invalid }] });
  const refusals: unknown[] = [];
  function City() {
    const { settings, status, save } = useSettings('general');
    if (status !== 'finished') return <output>Loading</output>;
    const move = () => void save({ [CITY]: 'Bath' }).catch((error: unknown) => refusals.push(error));
    return (
      <button type="button" onClick={move}>
        {settings?.[CITY]}
      </button>
    );
  }
  const { user } = renderWithStores([settingsStore], <City />);

  await user.click(await screen.findByRole('button', { name: 'Bristol' }));

  await waitFor(() => expect(refusals).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Bristol' })).toBeInTheDocument();
});
