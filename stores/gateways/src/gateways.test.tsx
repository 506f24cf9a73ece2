import { screen } from '@testing-library/react';
import { CancelledError, type Registry } from '@admin/data';
import { pluginsStore } from '@admin/store-plugins';
import {
  buildGateway,
  buildError,
  api,
  createTestRegistry,
  deferReply,
  renderWithStores,
} from '@admin/testing';
import { gatewaysStore, UnknownGatewayError, useGatewayCards } from './index';
import { buildSetting, buildSuggestion, GATEWAYS, STORES, SUGGESTIONS } from './testing';

async function buildReadRegistry(...gateways: unknown[]): Promise<Registry> {
  api.get(GATEWAYS).reply(200, gateways);
  const registry = createTestRegistry(...STORES);
  await registry.resolveSelect(gatewaysStore).getGateways();
  return registry;
}

const bacs = (registry: Registry) => registry.select(gatewaysStore).getGateway('bacs');

describe('reading', () => {
  test('parses gateways and ignores invalid data of extensions', async () => {
    const registry = await buildReadRegistry(
      buildGateway({ title: 'Bank &amp; co', order: 3, connection_url: 'https://provider.example/connect' }),
      { id: 'odd', settings: [], settings_url: 'javascript:alert(1)', post_install_scripts: [null] },
      'no gateway',
    );

    const { getGateways, getGateway } = registry.select(gatewaysStore);
    expect(getGateways()).toHaveLength(2);
    expect(getGateway('bacs')).toMatchObject({
      title: 'Bank & co',
      order: 3,
      connectionUrl: 'https://provider.example/connect',
      setupHelpText: null,
    });
    expect(getGateway('odd')).toMatchObject({ settings: {}, settingsUrl: '', postInstallScripts: [] });
  });

  test('flattens grouped options', async () => {
    const options = { any: 'Any', flat: { 'flat_rate:1': 'Zone &ndash; flat' } };
    const registry = await buildReadRegistry(
      buildGateway({ settings: { methods: buildSetting({ options }) } }),
    );

    expect(bacs(registry)?.settings['methods']?.options).toEqual({
      any: 'Any',
      'flat_rate:1': 'Zone – flat',
    });
  });

  test('includes only scripts with a handle and a URL', async () => {
    const script = { handle: 'acme', src: 'http://localhost/acme.js' };
    const scripts = [script, { handle: 'evil', src: 'data:text/javascript,1' }, { handle: 'lost' }];
    const registry = await buildReadRegistry(buildGateway({ post_install_scripts: scripts }));

    expect(bacs(registry)?.postInstallScripts).toEqual([script]);
  });

  test('excludes suggestions that do not apply to the store', async () => {
    api.get(SUGGESTIONS).reply(200, [buildSuggestion(), buildSuggestion({ id: 'x', is_visible: false })]);

    const suggestions = await createTestRegistry(...STORES)
      .resolveSelect(gatewaysStore)
      .getSuggestions();

    expect(suggestions).toMatchObject([
      { id: 'stripe', title: 'Stripe', image: 'http://localhost/stripe-72.png', isOffline: false },
    ]);
  });

  test('includes built-in suggestions while suggestions are off', async () => {
    api.get(SUGGESTIONS).reply(200, []);
    api.get(SUGGESTIONS, { force_default_suggestions: true }).reply(200, [buildSuggestion()]);
    const { getSuggestions } = createTestRegistry(...STORES).resolveSelect(gatewaysStore);

    expect(await getSuggestions()).toEqual([]);
    expect(await getSuggestions(true)).toHaveLength(1);
  });

  test('shows the reason to a user without permission', async () => {
    const refusal = buildError('woocommerce_rest_cannot_update', 403, 'Sorry, you cannot manage plugins.');
    api.get(SUGGESTIONS).reply(403, refusal);

    await expect(
      createTestRegistry(...STORES)
        .resolveSelect(gatewaysStore)
        .getSuggestions(),
    ).rejects.toMatchObject({
      failure: { status: 403, message: 'Sorry, you cannot manage plugins.' },
    });
  });
});

describe('updating', () => {
  const patch = { enabled: true, settings: { title: 'Bank transfer' } };

  test('shows a change at once and updates it with the response', async () => {
    const registry = await buildReadRegistry(buildGateway());
    const settings = { title: buildSetting({ value: 'Bank transfer!' }) };
    api.put(`${GATEWAYS}/bacs`, patch).reply(200, buildGateway({ enabled: true, settings }));

    const saving = registry.dispatch(gatewaysStore).updateGateway('bacs', patch);

    expect(bacs(registry)).toMatchObject({ enabled: true, settings: { title: { value: 'Bank transfer' } } });
    expect(registry.select(gatewaysStore).isSavingGateway('bacs')).toBe(true);
    expect(await saving).toMatchObject({ id: 'bacs', enabled: true });
    expect(bacs(registry)?.settings['title']?.value).toBe('Bank transfer!');
    expect(registry.select(gatewaysStore).isSavingGateway('bacs')).toBe(false);
  });

  test('reverts a change that the server rejects', async () => {
    const registry = await buildReadRegistry(buildGateway());
    const refusal = buildError('rest_setting_value_invalid', 400, 'An invalid setting value was passed.');
    api.put(`${GATEWAYS}/bacs`).reply(400, refusal);

    const saving = registry.dispatch(gatewaysStore).updateGateway('bacs', patch);

    await expect(saving).rejects.toThrow('An invalid setting value was passed.');
    expect(bacs(registry)).toMatchObject({ enabled: false });
  });

  test('throws with the ID of an unknown gateway', async () => {
    const registry = await buildReadRegistry(buildGateway());
    api.put(`${GATEWAYS}/nope`).reply(404, buildError('woocommerce_rest_payment_gateway_invalid', 404));

    const error: unknown = await registry
      .dispatch(gatewaysStore)
      .updateGateway('nope', { enabled: true })
      .catch((reason: unknown) => reason);

    expect(error).toHaveProperty('message', 'There is no payment gateway named "nope".');
    expect(error).toHaveProperty('cause', expect.any(UnknownGatewayError));
  });

  test('sends edits of one gateway in order', async () => {
    const registry = await buildReadRegistry(buildGateway());
    const first = deferReply(() => buildGateway({ enabled: true }));
    api.put(`${GATEWAYS}/bacs`, { enabled: true }).reply(200, first.reply);
    api.put(`${GATEWAYS}/bacs`, { enabled: false }).reply(200, buildGateway({ enabled: false }));
    const { updateGateway } = registry.dispatch(gatewaysStore);

    const edits = [updateGateway('bacs', { enabled: true }), updateGateway('bacs', { enabled: false })];
    expect(bacs(registry)?.enabled).toBe(false);
    await first.requested();
    first.release();
    await Promise.all(edits);

    expect(bacs(registry)?.enabled).toBe(false);
  });

  test('reverts a canceled change', async () => {
    const registry = await buildReadRegistry(buildGateway());
    const answer = deferReply(() => buildGateway());
    api.put(`${GATEWAYS}/bacs`).reply(200, answer.reply);
    const saving = registry.dispatch(gatewaysStore).updateGateway('bacs', patch);
    await answer.requested();

    saving.cancel();

    await expect(saving).rejects.toBeInstanceOf(CancelledError);
    expect(bacs(registry)?.enabled).toBe(false);
  });

  test('ignores a list that is older than a change', async () => {
    const outdated = deferReply(() => [buildGateway()]);
    api.get(GATEWAYS).reply(200, outdated.reply);
    api.get(GATEWAYS).reply(200, [buildGateway({ enabled: true })]);
    api.put(`${GATEWAYS}/bacs`).reply(200, buildGateway({ enabled: true }));
    const registry = createTestRegistry(...STORES);
    const reading = registry.resolveSelect(gatewaysStore).getGateways();
    await outdated.requested();

    await registry.dispatch(gatewaysStore).updateGateway('bacs', { enabled: true });
    outdated.release();

    expect(await reading).toMatchObject([{ enabled: true }]);
  });
});

describe('dismissing the suggestions', () => {
  async function withSuggestions(): Promise<Registry> {
    api.get(SUGGESTIONS).reply(200, [buildSuggestion()]);
    const registry = createTestRegistry(...STORES);
    await registry.resolveSelect(gatewaysStore).getSuggestions();
    return registry;
  }

  test('hides them at once, with one request on double click', async () => {
    const registry = await withSuggestions();
    api.post(`${SUGGESTIONS}/dismiss`).reply(200, 'true');
    const { dismissSuggestions } = registry.dispatch(gatewaysStore);

    const clicks = [dismissSuggestions(), dismissSuggestions()];

    expect(registry.select(gatewaysStore).getSuggestions()).toEqual([]);
    await Promise.all(clicks);
    expect(registry.select(gatewaysStore).getSuggestions()).toEqual([]);
  });

  test.each([
    ['rejected', 403, JSON.stringify(buildError('woocommerce_rest_cannot_update', 403))],
    ['not confirmed', 200, 'false'],
  ])('shows them again when it is %s', async (_, status, answer) => {
    const registry = await withSuggestions();
    api.post(`${SUGGESTIONS}/dismiss`).reply(status, answer);

    await expect(registry.dispatch(gatewaysStore).dismissSuggestions()).rejects.toBeInstanceOf(Error);

    expect(registry.select(gatewaysStore).getSuggestions()).toHaveLength(1);
  });
});

test('reloads gateways and suggestions after a plugin was installed and activated', async () => {
  api.get(GATEWAYS).reply(200, []);
  api.get(SUGGESTIONS).reply(200, [buildSuggestion()]);
  function Cards() {
    const { cards } = useGatewayCards({ country: 'US' });
    return <p>{cards?.map(({ title, isInstalled }) => `${title}: ${isInstalled ? 'there' : 'missing'}`)}</p>;
  }
  const { registry } = renderWithStores([pluginsStore, gatewaysStore], <Cards />);
  expect(await screen.findByText('Stripe: missing')).toBeInTheDocument();
  const plugin = 'woocommerce-gateway-stripe';
  const done = { data: { active: [plugin] }, errors: { errors: [], error_data: [] }, success: true };
  api.post('/wc-admin/plugins/install').reply(200, done);
  api.post('/wc-admin/plugins/activate').reply(200, done);
  api.get(GATEWAYS).reply(200, [buildGateway({ id: 'stripe' })]);
  api.get(SUGGESTIONS).reply(200, [buildSuggestion()]);

  await registry.dispatch(pluginsStore).installAndActivatePlugins([plugin]);

  expect(await screen.findByText('Stripe: there')).toBeInTheDocument();
});
