import { useMemo } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { getGatewayCards, getRecommendedCard, groupGatewayCards } from './cards';
import { gatewaysStore } from './store';
import type { GatewayPatch } from './types';

/** One installed gateway, with its loading state and a function that saves changes. */
export function useGateway(id: string) {
  const { updateGateway } = useDispatch(gatewaysStore);
  const read = useSelect((select, resolution) => ({
    gateway: select(gatewaysStore).getGateway(id),
    isSaving: select(gatewaysStore).isSavingGateway(id),
    ...resolution(gatewaysStore).getGateway(id),
  }));
  const save = (patch: GatewayPatch) => updateGateway(id, patch);
  return { ...read, save };
}

/** The cards for a store in `country`, grouped; `cards` is `undefined` until both lists are known. */
export function useGatewayCards({ country, force = false }: { country: string; force?: boolean }) {
  const { gateways, suggestions, failure } = useSelect((select, resolution) => {
    // Other callers pass no arguments when `force` is false. Different arguments would cause another request.
    const args: [true?] = force ? [true] : [];
    const of = resolution(gatewaysStore);
    return {
      gateways: select(gatewaysStore).getGateways(),
      suggestions: select(gatewaysStore).getSuggestions(...args),
      failure: of.getGateways().failure ?? of.getSuggestions(...args).failure,
    };
  });
  const cards = useMemo(
    () => (gateways && suggestions ? getGatewayCards(suggestions, gateways) : undefined),
    [gateways, suggestions],
  );
  const groups = useMemo(() => groupGatewayCards(cards ?? [], country), [cards, country]);
  return { cards, groups, recommended: getRecommendedCard(cards ?? []), failure };
}
