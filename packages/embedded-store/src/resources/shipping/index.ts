export { createZone, getZones, hasZone } from './zones';
export type { ShippingZone, ZoneLocation } from './zones';
