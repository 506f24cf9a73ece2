import { useMemo } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { shippingStore } from './store';
import { getRateZones } from './zones';

/** The zones in the wizard's rate step, with the loading state and a function that saves rates. */
export function useRateZones(country: string) {
  const { ensureCountryZone, saveRates } = useDispatch(shippingStore);
  const { zones, ...read } = useSelect((select, resolution) => ({
    zones: select(shippingStore).getZones(),
    isSaving: select(shippingStore).isSaving(),
    ...resolution(shippingStore).getZones(),
  }));
  const rateZones = useMemo(() => (zones ? getRateZones(zones, country) : undefined), [zones, country]);
  return { zones: rateZones, ...read, ensureCountryZone, saveRates };
}

/** Shipping partners for this store, with the loading state. */
export function useShippingPartners() {
  return useSelect((select, resolution) => ({
    partners: select(shippingStore).getPartners(),
    ...resolution(shippingStore).getPartners(),
  }));
}
