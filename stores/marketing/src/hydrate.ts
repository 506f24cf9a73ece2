import type { Registry } from '@admin/data';
import { parseInstalledExtensions } from './schemas';
import { marketingStore } from './store';

/**
 * Hydrates the installed extensions from the page's settings, which saves a request.
 * @param marketing the static setting of that name, as printed by the host
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
