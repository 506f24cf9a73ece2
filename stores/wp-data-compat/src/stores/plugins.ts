import { getRegistry, type Registry, type Resolution, type Saga } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { noticesStore } from '@admin/store-notices';
import { hydratePlugins, pluginsStore, type SetUpPlugins } from '@admin/store-plugins';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { toHostError, type HostError } from '../host-error';
import { definePassthroughStore } from '../passthrough-store';
import { fetchData, requesting, WC_ADMIN_NAMESPACE, write } from '../passthrough/fetching';
import { STORE_NAMES } from '../names';
import type { Page } from '../page';

const SUGGESTIONS = `${WC_ADMIN_NAMESPACE}/payment-gateway-suggestions`;
const NO_SLUGS: readonly string[] = [];

const passthrough = definePassthroughStore({
  name: STORE_NAMES.PLUGINS_STORE_NAME,
  reads: ({ received }) => ({
    getJetpackConnectionData: () => fetchData('/jetpack/v4/connection/data'),
    getPaypalOnboardingStatus: () => fetchData('/wc-paypal/v1/onboarding/get-status'),
    getRecommendedPlugins: (_type: string) =>
      requesting(received, 'getRecommendedPlugins', fetchData(SUGGESTIONS)),
  }),
  selectors: ({ value, errorOf }) => ({
    getJetpackConnectionData: (): unknown => value<unknown>('getJetpackConnectionData', [], undefined),
    getPaypalOnboardingStatus: (): unknown => value<unknown>('getPaypalOnboardingStatus', [], undefined),
    getRecommendedPlugins: (type: string): unknown =>
      value<unknown>('getRecommendedPlugins', [type], undefined),
    isPluginsRequesting: (selector: string): boolean => value('isRequesting', [selector], false),
    getPluginsError: (selector: string) => errorOf(selector) ?? false,
    getGivenConnectUrl: (redirectUrl: string): unknown =>
      value<unknown>('connectUrl', [redirectUrl], undefined),
  }),
  actions: ({ received, failed }) => ({
    setIsRequesting: (selector: string, isRequesting: boolean) =>
      received('isRequesting', [selector], isRequesting),
    setError: (selector: string, error: HostError) => failed(selector, [], error),
    updateJetpackConnectionData: (data: unknown) => received('getJetpackConnectionData', [], data),
    setPaypalOnboardingStatus: (status: unknown) => received('getPaypalOnboardingStatus', [], status),
    setRecommendedPlugins: (type: string, plugins: unknown) =>
      received('getRecommendedPlugins', [type], plugins),
    updateJetpackConnectUrl: (redirectUrl: string, url: string) => received('connectUrl', [redirectUrl], url),
    *deactivatePlugin(file: string): Saga<unknown> {
      const plugin = yield* write('POST', `/wp/v2/plugins/${file}`, { status: 'inactive' });
      (yield* getRegistry()).invalidateAll('plugins');
      return plugin;
    },
    dismissRecommendedPlugins: (_type: string) => write('POST', `${SUGGESTIONS}/dismiss`),
  }),
});

type Step = 'installPlugins' | 'activatePlugins' | 'installAndActivatePlugins';
type AdminLink = (path: string) => string;
/** The return URL. */
interface ConnectQuery {
  readonly redirect_url: string;
}

const HOME = 'admin.php?page=wc-admin';

/** Plugins are shared with the dashboard, including operations in progress. */
export function pluginsHostStore(registry: Registry, { settings }: Page): HostStore {
  registry.register(passthrough);
  if (registry.register(pluginsStore)) hydratePlugins(registry, settings.plugins);
  const own = registry.byName(passthrough.name);
  const { select } = registry;
  const setUp = createSetUp(registry);

  /** The resolution of a selector whose data the dashboard's store fetches. */
  function resolutionOf(selector: string): Resolution | undefined {
    const { getActivePlugins, getInstalledPlugins, isJetpackConnected } = registry.resolution(pluginsStore);
    const routed = { getActivePlugins, getInstalledPlugins, isJetpackConnected };
    return selector in routed ? routed[selector as keyof typeof routed]() : undefined;
  }

  return toHostStore(registry, passthrough, {
    sources: ['plugins'],
    routes: {
      getActivePlugins: () => ({ store: 'plugins', selector: 'getActivePlugins', args: [] }),
      getInstalledPlugins: () => ({ store: 'plugins', selector: 'getInstalledPlugins', args: [] }),
      isJetpackConnected: () => ({ store: 'plugins', selector: 'isJetpackConnected', args: [] }),
      getJetpackConnectUrl: ({ redirect_url: url }: ConnectQuery) => ({
        store: 'plugins',
        selector: 'getJetpackConnectUrl',
        args: [url],
      }),
    },
    selectors: {
      getActivePlugins: () => select(pluginsStore).getActivePlugins() ?? NO_SLUGS,
      getInstalledPlugins: () => select(pluginsStore).getInstalledPlugins() ?? NO_SLUGS,
      getPluginInstallState: (slug: string) => select(pluginsStore).getPluginState(slug) ?? 'unavailable',
      isJetpackConnected: () => select(pluginsStore).isJetpackConnected(),
      isPluginsRequesting: (selector: string) =>
        resolutionOf(selector)?.status === 'resolving' || own.selectors['isPluginsRequesting']?.(selector),
      getPluginsError(selector: string): unknown {
        const { failure } = resolutionOf(selector) ?? {};
        return failure ? toHostError(failure) : own.selectors['getPluginsError']?.(selector);
      },
      /** A URL set by an extension has precedence over a requested one. */
      getJetpackConnectUrl: ({ redirect_url: url }: ConnectQuery) =>
        own.selectors['getGivenConnectUrl']?.(url) ?? select(pluginsStore).getJetpackConnectUrl(url),
    },
    actions: {
      installPlugins: (slugs: readonly string[]) => setUp('installPlugins', slugs),
      activatePlugins: (slugs: readonly string[]) => setUp('activatePlugins', slugs),
      installAndActivatePlugins: (slugs: readonly string[]) => setUp('installAndActivatePlugins', slugs),
      ...connectingActions(registry, setUp),
      createErrorNotice: (message: string) => registry.dispatch(noticesStore).createErrorNotice(message),
      ...receivingActions(registry),
    },
  });
}

type SetUp = (step: Step, slugs: readonly string[]) => Promise<object>;

/** Rejects with a message for the user if some were not set up. */
function createSetUp(registry: Registry): SetUp {
  const own = registry.byName(passthrough.name);
  return async (step, slugs) => {
    void own.actions['setIsRequesting']?.(step, true);
    try {
      const done = await registry.dispatch(pluginsStore)[step](slugs);
      return toHostAnswer(done, registry.select(pluginsStore).getActivePlugins() ?? NO_SLUGS);
    } catch (error) {
      void own.actions['setError']?.(step, error);
      throw error;
    } finally {
      void own.actions['setIsRequesting']?.(step, false);
    }
  };
}

/** Actions for connecting the store. */
function connectingActions(registry: Registry, setUp: SetUp) {
  async function connectToJetpack(getAdminLink: AdminLink): Promise<void> {
    const url = await registry.resolveSelect(pluginsStore).getJetpackConnectUrl(getAdminLink(HOME));
    if (url !== undefined) navigateTo({ url });
  }
  const withMessage = (onError: ((message: string) => void) | undefined, error: unknown) =>
    onError?.(error instanceof Error ? error.message : String(error));

  return {
    connectToJetpack,
    async installJetpackAndConnect(
      onError: (message: string) => void,
      getAdminLink: AdminLink,
    ): Promise<void> {
      try {
        await setUp('installAndActivatePlugins', ['jetpack']);
        await connectToJetpack(getAdminLink);
      } catch (error) {
        withMessage(onError, error);
      }
    },
    async connectToJetpackWithFailureRedirect(
      url: string,
      onError: (message: string) => void,
      getAdminLink: AdminLink,
    ): Promise<void> {
      try {
        await connectToJetpack(getAdminLink);
      } catch (error) {
        withMessage(onError, error);
        navigateTo({ url });
      }
    },
  };
}

/** Actions with which extensions set the plugin lists. */
function receivingActions(registry: Registry) {
  const { receivePlugins, receiveJetpackConnection } = registry.dispatch(pluginsStore);
  const { getActivePlugins, getInstalledPlugins } = registry.select(pluginsStore);
  return {
    async updateActivePlugins(active: readonly string[], replace = false): Promise<void> {
      const previous = replace ? [] : (getActivePlugins() ?? []);
      await receivePlugins({ active: [...new Set([...previous, ...active])] });
    },
    async updateInstalledPlugins(installed: readonly string[], replace = false): Promise<void> {
      const previous = replace ? [] : (getInstalledPlugins() ?? []);
      await receivePlugins({ installed: [...new Set([...previous, ...installed])] });
    },
    async updateIsJetpackConnected(isConnected: boolean): Promise<void> {
      await receiveJetpackConnection(isConnected);
    },
  };
}

const toHostAnswer = ({ installed, activated }: SetUpPlugins, active: readonly string[]) => ({
  data: { installed, activated, active, results: {} },
  errors: { errors: {}, error_data: {} },
  success: true,
  message: '',
});
