import type { Registry } from '@admin/data';
import { pluginsStore } from './store';

/** The static setting `plugins`, as printed by the host. */
interface PagePlugins {
  readonly installedPlugins: readonly string[];
  readonly activePlugins: readonly string[];
  readonly jetpackStatus?: { readonly isActive: boolean } | undefined;
}

/**
 * Hydrates the plugin lists from the page, which saves requests. Empty lists mean that the page has no data, since at
 * least WooCommerce is installed.
 */
export function hydratePlugins(
  registry: Registry,
  { installedPlugins, activePlugins, jetpackStatus }: PagePlugins,
): void {
  const { receivePlugins, receiveJetpackConnection } = registry.dispatch(pluginsStore);
  const finish = registry.finishResolution(pluginsStore);
  if (installedPlugins.length > 0) {
    void receivePlugins({ installed: [...installedPlugins], active: [...activePlugins] });
    finish.getInstalledPlugins();
    finish.getActivePlugins();
  }
  if (jetpackStatus) {
    void receiveJetpackConnection(jetpackStatus.isActive);
    finish.isJetpackConnected();
  }
}
