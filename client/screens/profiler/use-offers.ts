import { useRegistry, useSelect } from '@admin/data';
import { profileStore, type FreeExtension } from '@admin/store-profile';
import { usePlugins } from '@admin/store-plugins';

/** Where the host lists what the profiler offers. */
const GROUP = 'obw/core-profiler';

/** What the profiler offers to the shop; `offers` is `undefined` until known. */
export function useOffers() {
  const registry = useRegistry();
  const { active } = usePlugins();
  const { groups, failure } = useSelect((select, resolution) => ({
    groups: select(profileStore).getFreeExtensions(),
    failure: resolution(profileStore).getFreeExtensions().failure,
  }));
  const offers = groups?.find(({ key }) => key === GROUP)?.plugins ?? [];
  return {
    offers: groups ? offers : undefined,
    isActive: ({ slug, isActivated }: FreeExtension) => isActivated || (active?.includes(slug) ?? false),
    failure,
    retry: () => registry.invalidate(profileStore).getFreeExtensions(),
  };
}
