import { defineStore, dedupe } from '@admin/data';
import { ensureCountryZone, fetchPartners, fetchZones, saveRates } from './sagas';
import { shippingSlice, type ShippingState } from './slice';
import type { ShippingPartner, ShippingZone } from './types';

const shippingSelectors = (state: ShippingState) => ({
  /** All zones with their locations and methods; `undefined` until known. */
  getZones: (): readonly ShippingZone[] | undefined => state.zones ?? undefined,

  /** Whether zones or rates are being saved. */
  isSaving: (): boolean => state.queue.length > 0,

  /** Partners for this store; `force` returns the built-in ones even if suggestions are disabled. */
  getPartners: (force = false): readonly ShippingPartner[] | undefined =>
    (force ? state.forcedPartners : state.partners) ?? undefined,
});

export const shippingStore = defineStore({
  name: 'shipping',
  reducer: shippingSlice.reducer,
  selectors: shippingSelectors,
  actions: { ensureCountryZone: dedupe(ensureCountryZone), saveRates: dedupe(saveRates) },
  resolvers: { getPartners: fetchPartners, getZones: fetchZones },
});

declare module '@admin/data' {
  interface StoreMap {
    shipping: typeof shippingStore;
  }
}
