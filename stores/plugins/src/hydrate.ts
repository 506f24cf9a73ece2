import type { Registry } from '@admin/data';
import { pluginsStore } from './store';

/** The static setting `plugins`, as the host hands it over. */
interface PagePlugins {
  readonly installedPlugins: readonly string[];
  readonly activePlugins: readonly string[];
  readonly jetpackStatus?: { readonly isActive: boolean } | undefined;
}

/**
 * Takes over the lists which the page carries, so that reading them requests nothing.
 * Empty lists are what a page without them looks like: something that renders this is installed.
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
