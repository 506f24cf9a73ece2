import type { LazyStore } from '@admin/data';
import { getHost } from '@admin/host';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';

/** For `WithStores` of what installs plugins or connects the shop. */
export const lazyPluginsStore: LazyStore = {
  store: pluginsStore,
  hydrate: (registry) => hydratePlugins(registry, getHost().settings.plugins),
};
