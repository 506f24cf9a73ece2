import type { StoreDatabase } from '../../database';
import { getBaseCountry, getActivePlugins, getInstalledPlugins } from '../../site';
import { getStoreTraits } from '../profile/store-traits';
import type { ExtensionDefinition, ExtensionGroup } from './definition';
import { EXTENSION_GROUPS, PROFILER_GROUP } from './groups';

export interface Extension extends ExtensionDefinition {
  isInstalled: boolean;
  isActive: boolean;
}

export interface OfferedGroup extends ExtensionGroup {
  plugins: readonly Extension[];
}

/** The extensions that match this store's country and products. Empty groups are left out. */
export function getFreeExtensions(
  db: StoreDatabase,
  features: ReadonlySet<string> = new Set(),
): OfferedGroup[] {
  const country = getBaseCountry(db);
  const kind = getStoreTraits(db);
  const [installed, active] = [getInstalledPlugins(db), getActivePlugins(db)];
  const groups = features.has('core-profiler') ? [...EXTENSION_GROUPS, PROFILER_GROUP] : EXTENSION_GROUPS;
  return groups
    .map((group) => ({
      ...group,
      plugins: group.plugins
        .filter(
          ({ countries, shipsProducts, excludesHemp }) =>
            (!countries || countries.includes(country)) &&
            !(shipsProducts && kind.isDigital) &&
            !(excludesHemp && kind.sellsHemp),
        )
        .map((extension) => ({
          ...extension,
          isInstalled: installed.includes(toSlug(extension)),
          isActive: active.includes(toSlug(extension)),
        })),
    }))
    .filter(({ plugins }) => plugins.length > 0);
}

function toSlug({ key }: ExtensionDefinition): string {
  return key.split(':')[0] ?? key;
}
