import type { LazyStore } from '@admin/data';
import { getHost, isFeatureEnabled } from '@admin/host';
import { hydrateSetup, setupStore } from '@admin/store-setup';

/** For `WithStores` of first-run wizards. */
export const lazySetupStore: LazyStore = {
  store: setupStore,
  hydrate: (registry) =>
    hydrateSetup(registry, {
      onboarding: getHost().settings.onboarding,
      queuesNotices: isFeatureEnabled('transient-notices'),
    }),
};
