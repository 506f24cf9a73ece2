export { createMethod, getMethods, updateMethod } from './methods';
export type { MethodPatch, ShippingMethod } from './methods';
export { createZone, getRestOfWorld, getZones, hasZone } from './zones';
export type { ShippingZone, ZoneLocation } from './zones';
