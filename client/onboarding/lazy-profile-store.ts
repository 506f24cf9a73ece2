import type { LazyStore } from '@admin/data';
import { getHost } from '@admin/host';
import { hydrateProfile, profileStore } from '@admin/store-profile';

/** For `WithStores` of wizards that use the store profile. */
export const lazyProfileStore: LazyStore = {
  store: profileStore,
  hydrate: (registry) => hydrateProfile(registry, getHost().settings.onboarding),
};
