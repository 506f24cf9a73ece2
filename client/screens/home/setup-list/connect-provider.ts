import type { Registry } from '@admin/data';
import { getHost } from '@admin/host';
import { hydratePlugins, pluginsStore } from '@admin/store-plugins';

/** Asks for the address at which the owner agrees with the payments provider; always http(s). */
export function connectPaymentsProvider(registry: Registry): Promise<string> {
  if (registry.register(pluginsStore)) hydratePlugins(registry, getHost().settings.plugins);
  return registry.dispatch(pluginsStore).connectProvider('wcpay');
}
