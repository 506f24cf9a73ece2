import { useSelect } from '@admin/data';
import { gatewaysStore, isOwnGateway } from '@admin/store-gateways';
import { useAreSuggestionsAllowed } from '../suggestions/use-are-suggestions-allowed';

/**
 * Whether to recommend WooPayments: it is installed but not enabled, and it is among the suggestions for this store.
 * `undefined` while loading; false if loading fails.
 */
export function useIsOwnGatewayOffered(): boolean | undefined {
  const isAllowed = useAreSuggestionsAllowed();
  return useSelect(
    (select, resolution) => {
      if (!isAllowed) return false;
      const gateways = select(gatewaysStore).getGateways();
      const suggestions = select(gatewaysStore).getSuggestions();
      if (gateways && suggestions) {
        const own = gateways.find(({ id }) => isOwnGateway(id));
        return own !== undefined && !own.enabled && suggestions.some(({ id }) => isOwnGateway(id));
      }
      const reads = [resolution(gatewaysStore).getGateways(), resolution(gatewaysStore).getSuggestions()];
      return reads.some(({ status }) => status === 'failed') ? false : undefined;
    },
    [isAllowed],
  );
}
