import { api } from '@admin/testing';

/* Mocks the requests of the shipping wizard, for tests. */

export const ZONES = '/wc/v3/shipping/zones';

export const buildMethod = (id: number, methodId: string, { enabled = true, cost = '' } = {}) => ({
  instance_id: id,
  method_id: methodId,
  title: methodId,
  enabled,
  settings: { cost: { value: cost } },
});

interface ServedZone {
  id: number;
  name?: string;
  country?: string;
  methods?: object[];
}

const REST: ServedZone = { id: 0, name: 'Elsewhere' };

/** Mocks one read of all zones; the rest of the world is always included. */
export function serveZones(...zones: ServedZone[]): void {
  const all = zones.some(({ id }) => id === 0) ? zones : [REST, ...zones];
  api.get(ZONES).reply(
    200,
    all.map(({ id, name = 'Home' }) => ({ id, name, order: 0 })),
  );
  for (const { id, country, methods = [] } of all) {
    api.get(`${ZONES}/${id}/locations`).reply(200, country ? [{ code: country, type: 'country' }] : []);
    api.get(`${ZONES}/${id}/methods`).reply(200, methods);
  }
}

export const serveMethods = (zoneId: number, ...methods: object[]) =>
  api.get(`${ZONES}/${zoneId}/methods`).reply(200, methods);

/** Expects a flat rate to be added to a zone without one, with the reads before and after it. */
export function expectRate(zoneId: number, cost: string): void {
  const method = buildMethod(zoneId * 10 + 1, 'flat_rate', { cost });
  serveMethods(zoneId);
  api
    .post(`${ZONES}/${zoneId}/methods`, { method_id: 'flat_rate', enabled: true, settings: { cost } })
    .reply(200, method);
  serveMethods(zoneId, method);
}

const LABEL_IMAGE = 'https://shop.example/labels.png';

export const buildPartner = (overrides: object = {}) => ({
  name: 'ShipStation',
  slug: 'woocommerce-shipstation-integration',
  description: 'Much can be set',
  learn_more_link: 'https://vendor.example/',
  is_visible: true,
  available_layouts: ['row', 'column'],
  layout_column: {
    image: LABEL_IMAGE,
    features: [{ icon: LABEL_IMAGE, title: 'Save time', description: 'A lot.' }],
  },
  layout_row: { image: LABEL_IMAGE, features: [{ icon: LABEL_IMAGE, description: 'Rates compared' }] },
  ...overrides,
});

export const servePartners = (...partners: object[]) =>
  api.get('/wc-admin/shipping-partner-suggestions').reply(200, partners);
