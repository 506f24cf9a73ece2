import type { Registry } from '@admin/data';
import { api, createTestRegistry } from '@admin/testing';
import { shippingStore, type ShippingMethod, type ShippingZone } from '../index';

export const ZONES = '/wc/v3/shipping/zones';
export const US = { code: 'US', type: 'country' };

/** A method as the server sends it. */
export const buildMethod = (id: number, methodId: string, { enabled = true, cost = '' } = {}) => ({
  id,
  instance_id: id,
  title: methodId,
  order: 1,
  enabled,
  method_id: methodId,
  method_title: methodId,
  method_description: '<p>Ships.</p>',
  settings: methodId === 'flat_rate' ? { cost: { id: 'cost', type: 'text', value: cost } } : {},
});

/** A method in the store's state. */
export const buildParsedMethod = (
  instanceId: number,
  methodId: string,
  { isEnabled = true, cost = '' } = {},
) => ({ instanceId, methodId, title: methodId, isEnabled, cost }) satisfies ShippingMethod;

/** A zone in the store's state. */
export const buildZone = (overrides: Partial<ShippingZone> = {}): ShippingZone => ({
  id: 1,
  name: 'United States (US)',
  order: 0,
  locations: [US],
  methods: [],
  ...overrides,
});

interface StoredZone {
  id: number;
  name?: string;
  locations?: object[];
  methods?: object[];
}

export const REST: StoredZone = { id: 0, name: 'Locations not covered by your other zones' };

/** Mocks one read of all zones. */
export function expectZones(...zones: StoredZone[]): void {
  api.get(ZONES).reply(
    200,
    zones.map(({ id, name = 'United States (US)' }) => ({ id, name, order: 0 })),
  );
  for (const { id, locations = [], methods = [] } of zones) {
    api.get(`${ZONES}/${id}/locations`).reply(200, locations);
    api.get(`${ZONES}/${id}/methods`).reply(200, methods);
  }
}

/** A registry that has loaded these zones. */
export async function buildReadRegistry(...zones: StoredZone[]): Promise<Registry> {
  expectZones(...zones);
  const registry = createTestRegistry(shippingStore);
  await registry.resolveSelect(shippingStore).getZones();
  return registry;
}
