import { defineStore, dedupe } from '@admin/data';
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
    activatePlugins: dedupe(activatePlugins),
    connectProvider: dedupe(connectProvider),
    finishMarketplaceConnection: dedupe(finishMarketplaceConnection),
    installAndActivatePlugins: dedupe(installAndActivatePlugins),
    installPlugins: dedupe(installPlugins),
    receiveJetpackConnection: jetpackConnectionReceived,
    receivePlugins: listsReceived,
    requestMarketplaceConnection: dedupe(requestMarketplaceConnection),
    runStep: dedupe(runStep),
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
