import { useRegistry } from '@admin/data';
import { getCountryCode } from '@admin/store-countries';
import { gatewaysStore, useGatewayCards } from '@admin/store-gateways';
import { settingsStore, useSettings } from '@admin/store-settings';

/**
 * The payment methods for this shop; `cards` is `undefined` until all of it is known. Whoever opens the task wants to
 * see them, so they come also where suggestions are switched off elsewhere.
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
