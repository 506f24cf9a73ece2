import { defineStore, dedupe } from '@admin/data';
import { ensureCountryZone, fetchPartners, fetchZones, saveRates } from './sagas';
import { shippingSelectors } from './selectors';
import { shippingSlice } from './slice';

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
