import type { Registry } from '@admin/data';
import { parseInstalledExtensions } from './schemas';
import { marketingStore } from './store';

/**
 * Takes over the installed extensions which own pages carry, so that reading them requests nothing.
 * @param marketing the static setting of that name, as the host hands it over
 */
export function hydrateMarketing(
  registry: Registry,
  marketing: Readonly<Record<string, unknown>> | undefined,
): void {
  const printed = marketing?.['installedExtensions'];
  if (!Array.isArray(printed)) return;
  void registry.dispatch(marketingStore).receiveMarketing({ installed: parseInstalledExtensions(printed) });
  registry.finishResolution(marketingStore).getInstalledExtensions();
}
