import { useRegistry, useSelect } from '@admin/data';
import { profileStore, type FreeExtension, type FreeExtensionGroup } from '@admin/store-profile';
import { usePlugins } from '@admin/store-plugins';

/**
 * Returns the free extensions for the store. `groups` is `undefined` while loading, and contains no empty groups.
 * @param keys of the host's groups, in display order
 */
export function useFreeExtensions(keys: readonly string[]) {
  const registry = useRegistry();
  const { active } = usePlugins();
  const { all, failure } = useSelect((select, resolution) => ({
    all: select(profileStore).getFreeExtensions(),
    failure: resolution(profileStore).getFreeExtensions().failure,
  }));
  return {
    groups: all && findGroups(all, keys),
    isActive: ({ slug, isActivated }: FreeExtension) => isActivated || (active?.includes(slug) ?? false),
    failure,
    retry: () => registry.invalidate(profileStore).getFreeExtensions(),
  };
}

const findGroups = (all: readonly FreeExtensionGroup[], keys: readonly string[]): FreeExtensionGroup[] =>
  keys.flatMap((key) => all.filter((group) => group.key === key && group.plugins.length > 0));
