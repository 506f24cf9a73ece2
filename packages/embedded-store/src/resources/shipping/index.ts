export { METHODS } from './method-definitions';
export { getMethods, updateMethod } from './methods';
export type { ShippingMethod } from './methods';
export {
  createZone,
  getRestOfWorld,
  getZone,
  getZones,
  hasZone,
  isLocationType,
  REST_OF_WORLD,
} from './zones';
export type { ShippingZone, ZoneLocation } from './zones';
