import { useMemo } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { shippingStore } from './store';
import { getRateZones } from './zones';

/** The zones whose rates the wizard asks for, with the state of loading them and a function that saves rates. */
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

/** Partners for this shop, with the state of loading them. */
export function useShippingPartners() {
  return useSelect((select, resolution) => ({
    partners: select(shippingStore).getPartners(),
    ...resolution(shippingStore).getPartners(),
  }));
}
