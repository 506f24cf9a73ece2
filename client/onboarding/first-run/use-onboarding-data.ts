import { useRegistry, useSelect } from '@admin/data';
import { getHost } from '@admin/host';
import { optionsStore } from '@admin/store-options';
import { profileStore, type Profile } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { useCan } from '@admin/store-user';

/** What a guide of the first run knows of the shop before it asks anything. */
export interface Shop {
  profile: Profile;
  /** Steps of the store profiler that were gone through. */
  completed: readonly string[];
  isTracked: boolean;
  name: string;
}

/** Reads all that decides where the guide continues and what is in its forms; `shop` is `undefined` until then. */
export function useOnboardingData(): {
  shop: Shop | undefined;
  failure: { message: string } | undefined;
  retry: () => void;
} {
  const registry = useRegistry();
  // The name is the site's; to others the shop refuses it.
  const isNameAsked = useCan()('manage_options');
  const read = useSelect((select, resolution) => ({
    profile: select(profileStore).getProfile(),
    completed: select(setupStore).getCompletedSteps(),
    tracking: select(optionsStore).getOption('woocommerce_allow_tracking'),
    name: isNameAsked ? select(optionsStore).getOption('blogname') : undefined,
    nameStatus: resolution(optionsStore).getOption('blogname').status,
    failure:
      resolution(profileStore).getProfile().failure ??
      resolution(setupStore).getCompletedSteps().failure ??
      resolution(optionsStore).getOption('woocommerce_allow_tracking').failure,
  }));
  const { profile, completed, tracking, name, nameStatus, failure } = read;
  // The page says the name as well, as it was when it was printed.
  const isNameSettled = !isNameAsked || name !== undefined || nameStatus === 'failed';
  const isKnown = profile && completed && tracking !== undefined && isNameSettled;
  return {
    shop: isKnown
      ? { profile, completed, isTracked: tracking === 'yes', name: name || getHost().settings.siteTitle }
      : undefined,
    failure,
    retry() {
      registry.invalidate(profileStore).getProfile();
      registry.invalidate(setupStore).getCompletedSteps();
      registry.invalidate(optionsStore).getOption('woocommerce_allow_tracking');
    },
  };
}
