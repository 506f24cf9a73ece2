import type { ShippingState } from './slice';
import type { ShippingPartner, ShippingZone } from './types';

export const shippingSelectors = (state: ShippingState) => ({
  /** All zones with their locations and methods; `undefined` until known. */
  getZones: (): readonly ShippingZone[] | undefined => state.zones ?? undefined,

  /** Whether zones or rates are on its way to the server. */
  isSaving: (): boolean => state.turns.length > 0,

  /** Partners for this shop; `force` brings the built-in ones even when suggestions are switched off. */
  getPartners: (force = false): readonly ShippingPartner[] | undefined =>
    (force ? state.forcedPartners : state.partners) ?? undefined,
});
