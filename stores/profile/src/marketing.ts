import type { FreeExtension, FreeExtensionGroup } from './types';

/** Groups of the marketing task, in order (product specification, section 9). */
const MARKETING_GROUPS = ['task-list/grow', 'task-list/reach'];

/** The site's current plugins, which may be more than when the groups were read. */
interface Plugins {
  installed?: readonly string[] | undefined;
  active?: readonly string[] | undefined;
}

export interface MarketingExtensions {
  /** Installed extensions, active or not. */
  installed: FreeExtension[];
  /** Extensions that can be installed; empty groups are left out. */
  groups: FreeExtensionGroup[];
}

/** Free extensions for the marketing task: groups in order, and installed ones separately. */
export function getMarketingExtensions(
  groups: readonly FreeExtensionGroup[],
  { installed = [], active = [] }: Plugins = {},
): MarketingExtensions {
  const current = MARKETING_GROUPS.flatMap((key) => groups.filter((group) => group.key === key)).map(
    (group) => ({
      ...group,
      plugins: group.plugins.map((plugin) => {
        const isActivated = plugin.isActivated || active.includes(plugin.slug);
        return {
          ...plugin,
          isActivated,
          isInstalled: isActivated || plugin.isInstalled || installed.includes(plugin.slug),
        };
      }),
    }),
  );
  return {
    installed: uniqueBySlug(current.flatMap(({ plugins }) => plugins.filter((plugin) => plugin.isInstalled))),
    groups: current
      .map((group) => ({ ...group, plugins: group.plugins.filter((plugin) => !plugin.isInstalled) }))
      .filter(({ plugins }) => plugins.length > 0),
  };
}

/** A plugin may be in several groups. */
const uniqueBySlug = (plugins: readonly FreeExtension[]): FreeExtension[] =>
  [...new Map(plugins.toReversed().map((plugin) => [plugin.slug, plugin])).values()].toReversed();
