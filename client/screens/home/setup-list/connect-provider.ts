import type { Registry } from '@admin/data';
import { getHost } from '@admin/host';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';

/** Requests the address where the user accepts the payments provider's terms; always http(s). */
export function connectPaymentsProvider(registry: Registry): Promise<string> {
  if (registry.register(pluginsStore)) hydratePlugins(registry, getHost().settings.plugins);
  return registry.dispatch(pluginsStore).connectProvider('wcpay');
}
