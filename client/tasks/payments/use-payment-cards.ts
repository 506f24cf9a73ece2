import { useRegistry } from '@admin/data';
import { getCountryCode } from '@admin/store-countries';
import { gatewaysStore, useGatewayCards } from '@admin/store-gateways';
import { settingsStore, useSettings } from '@admin/store-settings';

/**
 * Returns the store's payment methods; `cards` is `undefined` until all data is loaded. Includes suggestions even if
 * they are turned off elsewhere, since the user opened this task to see them.
 */
export function usePaymentCards() {
  const registry = useRegistry();
  const general = useSettings('general');
  const country = getCountryCode(general.settings?.woocommerce_default_country ?? '');
  const { cards, recommended, failure } = useGatewayCards({ country, force: true });

  return {
    cards: general.settings ? cards : undefined,
    country,
    recommended,
    failure: failure ?? general.failure,
    retry() {
      registry.invalidateAll(gatewaysStore);
      if (general.failure) registry.invalidate(settingsStore).getSettings('general');
    },
  };
}
