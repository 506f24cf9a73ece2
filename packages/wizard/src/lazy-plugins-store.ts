import type { LazyStore } from '@admin/data';
import { getHost } from '@admin/host';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';

/** For `WithStores` of components that install plugins or connect the store. */
export const lazyPluginsStore: LazyStore = {
  store: pluginsStore,
  hydrate: (registry) => hydratePlugins(registry, getHost().settings.plugins),
};
