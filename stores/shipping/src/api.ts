import { ApiError, request } from '@admin/http';
import {
  parseLocations,
  parseMethod,
  parseMethods,
  parsePartners,
  parseZoneHead,
  parseZoneHeads,
} from './schemas';
import type { MethodData } from './plan-rate';
import type { ShippingMethod, ShippingPartner, ShippingZone, ZoneHead, ZoneLocation } from './types';

const ZONES = '/wc/v3/shipping/zones';

/** All zones with their locations and methods. A zone that is deleted meanwhile is left out. */
export async function fetchZones(signal: AbortSignal): Promise<ShippingZone[]> {
  const heads = await request(ZONES, { signal, parse: parseZoneHeads });
  const zones = await Promise.all(heads.map((head) => ignoreDeletedZone(fetchZone(signal, head))));
  return zones.filter((zone) => zone !== undefined);
}

async function fetchZone(signal: AbortSignal, head: ZoneHead): Promise<ShippingZone> {
  const [locations, methods] = await Promise.all([
    request(`${ZONES}/${head.id}/locations`, { signal, parse: parseLocations }),
    fetchMethods(signal, head.id),
  ]);
  return { ...head, locations, methods };
}

/** `undefined` if the zone was deleted. */
async function ignoreDeletedZone<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.failure.code === 'woocommerce_rest_shipping_zone_invalid') {
      return undefined;
    }
    throw error;
  }
}

export function fetchMethods(signal: AbortSignal, zoneId: number): Promise<ShippingMethod[]> {
  return request(`${ZONES}/${zoneId}/methods`, { signal, parse: parseMethods });
}

export function createZone(signal: AbortSignal, name: string): Promise<ZoneHead> {
  return request(ZONES, { method: 'POST', body: { name }, signal, parse: parseZoneHead });
}

/** If the zone was deleted already, this is no error. */
export function deleteZone(signal: AbortSignal, zoneId: number): Promise<void> {
  const query = { force: true };
  const decode = () => undefined;
  return ignoreDeletedZone(request(`${ZONES}/${zoneId}`, { method: 'DELETE', query, signal, parse: decode }));
}

/** Returns the stored locations: the server drops unknown ones. */
export function saveLocations(
  signal: AbortSignal,
  zoneId: number,
  locations: readonly ZoneLocation[],
): Promise<ZoneLocation[]> {
  const path = `${ZONES}/${zoneId}/locations`;
  return request(path, { method: 'POST', body: locations, signal, parse: parseLocations });
}

export function addMethod(
  signal: AbortSignal,
  zoneId: number,
  methodId: string,
  data: MethodData,
): Promise<ShippingMethod> {
  const body = { method_id: methodId, ...data };
  return request(`${ZONES}/${zoneId}/methods`, { method: 'POST', body, signal, parse: parseMethod });
}

export function updateMethod(
  signal: AbortSignal,
  zoneId: number,
  instanceId: number,
  data: MethodData,
): Promise<ShippingMethod> {
  const path = `${ZONES}/${zoneId}/methods/${instanceId}`;
  return request(path, { method: 'POST', body: data, signal, parse: parseMethod });
}

/** The list is empty while suggestions are disabled, unless `force` requests the built-in ones. */
export function fetchPartners(signal: AbortSignal, force: boolean): Promise<ShippingPartner[]> {
  const query = force ? { force_default_suggestions: true } : {};
  return request('/wc-admin/shipping-partner-suggestions', { query, signal, parse: parsePartners });
}
