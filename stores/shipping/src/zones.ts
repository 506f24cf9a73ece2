import { __ } from '@wordpress/i18n';
import type { ShippingZone } from './types';

/** Covers all places that no other zone covers. */
export const REST_OF_WORLD = 0;

export const getZoneName = ({ id, name }: Pick<ShippingZone, 'id' | 'name'>): string =>
  id === REST_OF_WORLD ? __('Rest of the world', 'store-admin') : name;

/** The zone whose locations include the whole country (such as `US`). */
export const findCountryZone = (zones: readonly ShippingZone[], country: string): ShippingZone | undefined =>
  zones.find(({ id, locations }) =>
    locations.some(({ code, type }) => id !== REST_OF_WORLD && type === 'country' && code === country),
  );

/** The zones in the wizard's rate step: the country's first, the rest of the world last. */
export const getRateZones = (zones: readonly ShippingZone[], country: string): ShippingZone[] => [
  ...[findCountryZone(zones, country)].filter((zone) => zone !== undefined),
  ...zones.filter(({ id }) => id === REST_OF_WORLD),
];
