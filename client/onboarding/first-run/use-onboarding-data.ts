import { useRegistry, useSelect } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { getHost } from '@admin/host';
import { optionsStore } from '@admin/store-options';
import { profileStore, type Profile } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { useCan } from '@admin/store-user';

/** Store data that a first-run wizard needs before its first form. */
export interface OnboardingData {
  profile: Profile;
  /** Completed steps of the store profiler. */
  completed: readonly string[];
  isTracked: boolean;
  /** As text; WordPress escapes it when it is saved. */
  name: string;
}

/** Loads the data that decides the wizard's step and form values; `shop` is `undefined` while loading. */
export function useOnboardingData(): {
  shop: OnboardingData | undefined;
  failure: { message: string } | undefined;
  retry: () => void;
} {
  const registry = useRegistry();
  // The name is a site option, which the server refuses to users without this capability.
  const canReadName = useCan()('manage_options');
  const read = useSelect((select, resolution) => ({
    profile: select(profileStore).getProfile(),
    completed: select(setupStore).getCompletedSteps(),
    tracking: select(optionsStore).getOption('woocommerce_allow_tracking'),
    name: canReadName ? select(optionsStore).getOption('blogname') : undefined,
    nameStatus: resolution(optionsStore).getOption('blogname').status,
    failure:
      resolution(profileStore).getProfile().failure ??
      resolution(setupStore).getCompletedSteps().failure ??
      resolution(optionsStore).getOption('woocommerce_allow_tracking').failure,
  }));
  const { profile, completed, tracking, name, nameStatus, failure } = read;
  // If loading fails, the name that the page provides is used.
  const isNameSettled = !canReadName || name !== undefined || nameStatus === 'failed';
  const isKnown = profile && completed && tracking !== undefined && isNameSettled;
  return {
    shop: isKnown
      ? {
          profile,
          completed,
          isTracked: tracking === 'yes',
          name: decodeEntities(name || getHost().settings.siteTitle),
        }
      : undefined,
    failure,
    retry() {
      registry.invalidate(profileStore).getProfile();
      registry.invalidate(setupStore).getCompletedSteps();
      registry.invalidate(optionsStore).getOption('woocommerce_allow_tracking');
    },
  };
}
