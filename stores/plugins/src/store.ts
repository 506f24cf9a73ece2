import { defineStore, shared } from '@admin/data';
import {
  activatePlugins,
  connectProvider,
  ensureLists,
  fetchActivePlugins,
  fetchInstalledPlugins,
  fetchJetpackConnection,
  fetchJetpackConnectUrl,
  finishMarketplaceConnection,
  installAndActivatePlugins,
  installPlugins,
  requestMarketplaceConnection,
  runStep,
  watchConnectivity,
} from './sagas';
import { pluginsSelectors } from './selectors';
import { jetpackConnectionReceived, listsReceived, pluginsSlice } from './slice';

export const pluginsStore = defineStore({
  name: 'plugins',
  reducer: pluginsSlice.reducer,
  selectors: pluginsSelectors,
  actions: {
    activatePlugins: shared(activatePlugins),
    connectProvider: shared(connectProvider),
    finishMarketplaceConnection: shared(finishMarketplaceConnection),
    installAndActivatePlugins: shared(installAndActivatePlugins),
    installPlugins: shared(installPlugins),
    receiveJetpackConnection: jetpackConnectionReceived,
    receivePlugins: listsReceived,
    requestMarketplaceConnection: shared(requestMarketplaceConnection),
    runStep: shared(runStep),
  },
  resolvers: {
    getActivePlugins: fetchActivePlugins,
    getInstalledPlugins: fetchInstalledPlugins,
    getJetpackConnectUrl: fetchJetpackConnectUrl,
    getPluginState: ensureLists,
    isJetpackConnected: fetchJetpackConnection,
  },
  saga: watchConnectivity,
});

declare module '@admin/data' {
  interface StoreMap {
    plugins: typeof pluginsStore;
  }
}
