import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildError, server } from '@admin/testing';

/** The fate of one request, and the turns of the event loop before and after its execution. */
export interface RequestOutcome {
  /** `lost`: executed, but the response is lost. */
  outcome: 'answered' | 'refused' | 'lost';
  before: number;
  after: number;
}

interface Method {
  instance_id: number;
  method_id: string;
  enabled: boolean;
  cost: string;
}

interface Zone {
  id: number;
  name: string;
  locations: { code: string; type: string }[];
  methods: Method[];
}

const UNEVENTFUL: RequestOutcome = { outcome: 'answered', before: 0, after: 0 };

/**
 * A server with zones and methods like the platform's: nothing is unique, and repeated requests are executed again.
 * `fates` apply to its requests in order, and all later requests succeed.
 * The rest of the world starts with these `methods`, all of them enabled.
 */
export function buildShop(fates: readonly RequestOutcome[] = [], methods: readonly string[] = []) {
  const ahead = [...fates];
  const zones: Zone[] = [{ id: 0, name: 'Elsewhere', locations: [], methods: [] }];
  let lastId = 0;
  /** The maximum number of zones that contained a country at once. */
  const peaks = new Map<string, number>();

  /** Zones that had more than one enabled method, in order. */
  const doubled: number[] = [];

  const zoneOf = (id: string | undefined) => zones.find((zone) => zone.id === Number(id));
  const zonesOf = (country: string) =>
    zones.filter(({ locations }) => locations.some(({ code }) => code === country));

  function carryOut(verb: string, path: string, body: Record<string, unknown>): [number, unknown] {
    const [id, part, instance] = path.split('/').slice(1);
    const zone = zoneOf(id);
    if (id === undefined && verb === 'GET') return [200, zones.map(toHead)];
    if (id === undefined) {
      zones.push({ id: ++lastId, name: String(body['name']), locations: [], methods: [] });
      return [201, toHead(zones.at(-1) as Zone)];
    }
    if (!zone) return [404, buildError('woocommerce_rest_shipping_zone_invalid', 404)];
    if (verb === 'DELETE') {
      zones.splice(zones.indexOf(zone), 1);
      return [200, toHead(zone)];
    }
    if (part === 'locations') {
      if (verb === 'POST') setLocations(zone, body);
      return [200, zone.locations];
    }
    if (verb === 'GET') return [200, zone.methods.map(toRecord)];
    const before = countEnabled(zone);
    const method = instance ? zone.methods.find((one) => one.instance_id === Number(instance)) : undefined;
    if (instance && !method) return [404, buildError('woocommerce_rest_shipping_zone_method_invalid', 404)];
    const changed = change(method ?? addMethod(zone, String(body['method_id'])), body);
    if (countEnabled(zone) > Math.max(1, before)) doubled.push(zone.id);
    return [200, toRecord(changed)];
  }

  function setLocations(zone: Zone, body: unknown) {
    zone.locations = body as Zone['locations'];
    for (const { code } of zone.locations) {
      peaks.set(code, Math.max(peaks.get(code) ?? 0, zonesOf(code).length));
    }
  }

  function addMethod(zone: Zone, methodId: string): Method {
    const method = { instance_id: ++lastId, method_id: methodId, enabled: true, cost: '' };
    zone.methods.push(method);
    return method;
  }

  async function answer(verb: string, uri: string, body: unknown): Promise<[number, unknown]> {
    const { outcome, before, after } = ahead.shift() ?? UNEVENTFUL;
    await wait(before);
    const path = new URL(uri, 'http://localhost').pathname.replace(/^.*\/shipping\/zones/, '');
    const result =
      outcome === 'refused' ? REFUSAL : carryOut(verb, path, (body ?? {}) as Record<string, unknown>);
    await wait(after);
    return outcome === 'lost' ? REFUSAL : result;
  }

  for (const methodId of methods) addMethod(zones[0] as Zone, methodId);

  const anyZonePath = /\/wp-json\/wc\/v3\/shipping\/zones.*/;
  const scope = server().persist();
  scope
    .get(anyZonePath)
    .optionally()
    .reply(async (uri) => answer('GET', uri, undefined));
  scope
    .post(anyZonePath)
    .optionally()
    .reply(async function (uri, body) {
      const override = this.req.headers['x-http-method-override'];
      return answer(String(override ?? 'POST').includes('DELETE') ? 'DELETE' : 'POST', uri, body);
    });

  return {
    /** All zones except the rest of the world, with or without a location. */
    countZones: () => zones.length - 1,
    doubled,
    peakOf: (country: string) => peaks.get(country) ?? 0,
    /** A zone's enabled methods with their costs. */
    ratesOf: (zoneId: number) =>
      (zoneOf(String(zoneId))?.methods ?? [])
        .filter(({ enabled }) => enabled)
        .map(({ method_id, cost }) => [method_id, cost]),
    countMethods: (zoneId: number) => zoneOf(String(zoneId))?.methods.length,
    /** All later requests succeed. */
    heal: () => void ahead.splice(0),
  };
}

/** An error page of a gateway: it is unknown whether the request was executed. */
const REFUSAL: [number, unknown] = [504, '<h1>Gateway Timeout</h1>'];

const countEnabled = ({ methods }: Zone): number => methods.filter(({ enabled }) => enabled).length;

const toHead = ({ id, name }: Zone) => ({ id, name, order: 0 });

const toRecord = ({ cost, ...method }: Method) => ({
  ...method,
  title: '',
  settings: { cost: { value: cost } },
});

function change(method: Method, body: Record<string, unknown>): Method {
  const { enabled, settings } = body as { enabled?: boolean; settings?: { cost?: string } };
  return Object.assign(method, {
    ...(enabled === undefined ? {} : { enabled }),
    ...(settings?.cost === undefined ? {} : { cost: settings.cost }),
  });
}

async function wait(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}
