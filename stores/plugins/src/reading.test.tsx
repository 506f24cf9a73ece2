import { screen } from '@testing-library/react';
import { buildError, api, createTestRegistry, renderWithStores } from '@admin/testing';
import { hydratePlugins, pluginsStore, usePlugins } from './index';
import { buildHydratedRegistry, done, PATH } from './testing';

const BACK = 'http://localhost/wp-admin/admin.php?page=wc-admin';

describe('lists', () => {
  test.each([
    ['activated', 'woocommerce'],
    ['installed', 'jetpack'],
    ['unavailable', 'mailpoet'],
  ])('a plugin is %s', async (state, slug) => {
    api.get(`${PATH}/installed`).reply(200, { plugins: ['woocommerce', 'jetpack'] });
    api.get(`${PATH}/active`).reply(200, { plugins: ['woocommerce'] });
    const registry = createTestRegistry(pluginsStore);

    expect(registry.select(pluginsStore).getPluginState(slug)).toBeUndefined();
    expect(await registry.resolveSelect(pluginsStore).getPluginState(slug)).toBe(state);
  });

  test('use preloaded data at once', () => {
    const registry = createTestRegistry(pluginsStore);

    hydratePlugins(registry, {
      installedPlugins: ['woocommerce', 'jetpack'],
      activePlugins: ['woocommerce'],
      jetpackStatus: { isActive: true },
    });

    const { getInstalledPlugins, isJetpackConnected } = registry.select(pluginsStore);
    expect(getInstalledPlugins()).toEqual(['woocommerce', 'jetpack']);
    expect(isJetpackConnected()).toBe(true);
    expect(registry.resolution(pluginsStore).getActivePlugins().status).toBe('finished');
  });

  test('are requested from the server if they are not preloaded', async () => {
    api.get(`${PATH}/installed`).reply(200, { plugins: ['woocommerce'] });
    const registry = createTestRegistry(pluginsStore);

    hydratePlugins(registry, { installedPlugins: [], activePlugins: [] });

    expect(await registry.resolveSelect(pluginsStore).getInstalledPlugins()).toEqual(['woocommerce']);
  });

  test('show an error on the screen when they fail to load', async () => {
    const refusal = buildError('woocommerce_rest_cannot_view', 403, 'Sorry, you cannot view this resource.');
    api.get(`${PATH}/installed`).reply(403, refusal);
    api.get(`${PATH}/active`).reply(200, { plugins: [] });
    function Plugins() {
      const { isKnown, failure } = usePlugins();
      return failure ? <p role="alert">{failure.message}</p> : <p>{isKnown ? 'Known' : 'Loading'}</p>;
    }

    renderWithStores([pluginsStore], <Plugins />);

    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, you cannot view this resource.');
  });
});

describe('connections', () => {
  test.each([
    [true, 200, { isActive: true, isRegistered: true }],
    [false, 200, { isActive: false, isRegistered: true }],
    [false, 404, buildError('rest_no_route', 404)],
  ])('the store is connected: %s, when the response is %i', async (isConnected, status, answer) => {
    api.get('/jetpack/v4/connection').reply(status, answer);

    expect(await createTestRegistry(pluginsStore).resolveSelect(pluginsStore).isJetpackConnected()).toBe(
      isConnected,
    );
  });

  test('fail on any other error', async () => {
    const code = 'invalid_user_permission_jetpack_connect';
    api.get('/jetpack/v4/connection').reply(403, buildError(code, 403));

    await expect(
      createTestRegistry(pluginsStore).resolveSelect(pluginsStore).isJetpackConnected(),
    ).rejects.toMatchObject({
      failure: { code },
    });
  });

  test('are requested again once the connection plugin is active', async () => {
    const registry = buildHydratedRegistry({ installed: ['jetpack'] });
    // Without the plugin there is no request.
    expect(await registry.resolveSelect(pluginsStore).isJetpackConnected()).toBe(false);
    api.post(`${PATH}/activate`).reply(200, done('jetpack', ['woocommerce', 'jetpack']));
    api.get('/jetpack/v4/connection').reply(200, { isActive: true });

    await registry.dispatch(pluginsStore).activatePlugins(['jetpack']);

    expect(await registry.resolveSelect(pluginsStore).isJetpackConnected()).toBe(true);
  });

  test('request the connection URL with a return URL', async () => {
    const connectAction = 'https://provider.example/authorize';
    const answer = { slug: 'jetpack', name: 'Jetpack', connectAction };
    api.get(`${PATH}/connect-jetpack`, { redirect_url: BACK }).reply(200, answer);

    expect(
      await createTestRegistry(pluginsStore).resolveSelect(pluginsStore).getJetpackConnectUrl(BACK),
    ).toBe(connectAction);
  });

  test('reject an unsafe connection URL', async () => {
    const connectAction = 'javascript:alert(1)'; // oxlint-disable-line no-script-url -- a URL that must be rejected
    api.get(`${PATH}/connect-jetpack`, { redirect_url: BACK }).reply(200, { connectAction });

    await expect(
      createTestRegistry(pluginsStore).resolveSelect(pluginsStore).getJetpackConnectUrl(BACK),
    ).rejects.toMatchObject({
      failure: { kind: 'payload' },
    });
  });

  test('send one request on double click of the connect button', async () => {
    const connectUrl = 'http://localhost/wp-admin/?wcpay-connect=WCADMIN_PAYMENT_TASK';
    api.post(`${PATH}/connect-wcpay`).reply(200, { connectUrl });
    const { connectProvider } = createTestRegistry(pluginsStore).dispatch(pluginsStore);

    expect(await Promise.all([connectProvider('wcpay'), connectProvider('wcpay')])).toEqual([
      connectUrl,
      connectUrl,
    ]);
  });

  test('allow a retry when a provider does not respond', async () => {
    const message = 'There was an error connecting to Square.';
    api
      .post(`${PATH}/connect-square`)
      .reply(500, buildError('woocommerce_rest_helper_connect', 500, message));
    api.post(`${PATH}/connect-square`).reply(200, { connectUrl: 'https://provider.example/square' });
    const { connectProvider } = createTestRegistry(pluginsStore).dispatch(pluginsStore);

    await expect(connectProvider('square')).rejects.toThrow(message);
    expect(await connectProvider('square')).toBe('https://provider.example/square');
  });

  test('connect the marketplace in two steps', async () => {
    const connectAction = 'https://marketplace.example/authorize';
    api.post(`${PATH}/request-wccom-connect`).reply(200, { connectAction });
    api.post(`${PATH}/finish-wccom-connect`, { request_token: 'token' }).reply(200, { success: true });
    const { requestMarketplaceConnection, finishMarketplaceConnection } =
      createTestRegistry(pluginsStore).dispatch(pluginsStore);

    expect(await requestMarketplaceConnection()).toBe(connectAction);
    await finishMarketplaceConnection('token');
  });
});
