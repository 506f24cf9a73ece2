import type { ShippingState } from './slice';
import type { ShippingPartner, ShippingZone } from './types';

export const shippingSelectors = (state: ShippingState) => ({
  /** All zones with their locations and methods; `undefined` until known. */
  getZones: (): readonly ShippingZone[] | undefined => state.zones ?? undefined,

  /** Whether zones or rates are being saved. */
  isSaving: (): boolean => state.turns.length > 0,

  /** Partners for this store; `force` returns the built-in ones even if suggestions are disabled. */
  getPartners: (force = false): readonly ShippingPartner[] | undefined =>
    (force ? state.forcedPartners : state.partners) ?? undefined,
});
