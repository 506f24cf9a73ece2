import type { LazyStore } from '@admin/data';
import { getHost } from '@admin/host';
import { hydrateProfile, profileStore } from '@admin/store-profile';

/** For `WithStores` of a wizard that goes by what the owner said of the shop. */
export const lazyProfileStore: LazyStore = {
  store: profileStore,
  hydrate: (registry) => hydrateProfile(registry, getHost().settings.onboarding),
};
