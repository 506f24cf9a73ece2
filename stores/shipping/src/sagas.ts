import { nanoid } from '@reduxjs/toolkit';
import { call, getRegistry, put, request, select, take, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import { planRate } from './plan-rate';
import { RatesError } from './rates-error';
import {
  locationsReceived,
  methodSaved,
  methodsReceived,
  partnersReceived,
  shippingSlice,
  turnAsked,
  turnEnded,
  zoneCreated,
  zonesReceived,
} from './slice';
import type { RateChange, RejectedRate, ShippingZone } from './types';
import { findCountryZone, getZoneName, REST_OF_WORLD } from './zones';

const { selectSlice } = shippingSlice;

export function* fetchZones(): Saga {
  yield* put(zonesReceived(yield* request(api.fetchZones)));
}

export function* fetchPartners(force = false): Saga {
  yield* put(partnersReceived({ force, partners: yield* request(api.fetchPartners, force) }));
}

/**
 * Gives back the zone of a country (such as `US`), which is made with this name when there is none.
 * However often it is asked for, there is one.
 * @throws ApiError when it cannot be made whole; another try starts from what there is by then
 */
export function* ensureCountryZone(country: string, name: string): Saga<ShippingZone> {
  return yield* inTurn(function* () {
    const registry = yield* getRegistry();
    try {
      const zones = yield* call(() => registry.resolveSelect('shipping').getZones());
      return findCountryZone(zones ?? [], country) ?? (yield* makeCountryZone(zones ?? [], country, name));
    } catch (error) {
      // Without an answer nobody knows what was made.
      registry.invalidate('shipping').getZones();
      throw error;
    }
  });
}

function* makeCountryZone(zones: readonly ShippingZone[], country: string, name: string): Saga<ShippingZone> {
  const zone = zones.find((other) => isUnfinished(other, name)) ?? (yield* createZone(name));
  const wanted = [{ code: country, type: 'country' }];
  const locations = yield* request(api.saveLocations, zone.id, wanted);
  yield* put(locationsReceived({ zoneId: zone.id, locations }));
  const finished = { ...zone, locations };
  if (!findCountryZone([finished], country)) throw new Error(`There is no country named "${country}".`);
  return finished;
}

function* createZone(name: string): Saga<ShippingZone> {
  const zone = { ...(yield* request(api.createZone, name)), locations: [], methods: [] };
  yield* put(zoneCreated(zone));
  return zone;
}

/** A zone left behind by an earlier try that failed before it came to the location. */
const isUnfinished = ({ id, name, locations }: ShippingZone, wanted: string): boolean =>
  id !== REST_OF_WORLD && name === wanted && locations.length === 0;

/**
 * Makes zones charge what they should, one after the other: nothing by `free_shipping`, anything
 * else by `flat_rate`. Other methods of these zones are disabled, and so are all of a zone that is
 * switched off. What is stored now decides which writes it takes, so another try is safe.
 * @throws ApiError when the rates of some zones were not saved; `getRejectedRates` tells which
 */
export function* saveRates(changes: readonly RateChange[]): Saga {
  yield* inTurn(function* () {
    const rejected: RejectedRate[] = [];
    for (const change of changes) {
      try {
        yield* saveRate(change);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, message } = error.failure;
        const name = yield* nameOf(change.zoneId);
        rejected.push({ zoneId: change.zoneId, name, code, message });
      }
    }
    if (rejected.length > 0) throw new RatesError(rejected);
  });
}

function* saveRate({ zoneId, ...change }: RateChange): Saga {
  const methods = yield* request(api.fetchMethods, zoneId);
  yield* put(methodsReceived({ zoneId, methods }));
  for (const step of planRate(methods, change)) {
    const method =
      step.kind === 'add'
        ? yield* request(api.addMethod, zoneId, step.methodId, step.data)
        : yield* request(api.updateMethod, zoneId, step.instanceId, step.data);
    yield* put(methodSaved({ zoneId, method }));
  }
}

function* nameOf(zoneId: number): Saga<string> {
  const { zones } = yield* select(selectSlice);
  const zone = zones?.find(({ id }) => id === zoneId);
  return getZoneName(zone ?? { id: zoneId, name: String(zoneId) });
}

/** Writing operations build on each other, so each waits until the one before is through. */
function* inTurn<R>(work: () => Saga<R>): Saga<R> {
  const id = nanoid();
  yield* put(turnAsked(id));
  try {
    while ((yield* select(selectSlice)).turns[0] !== id) yield* take(turnEnded);
    return yield* work();
  } finally {
    // Reached on failure and on cancellation too, so nobody waits for ever.
    yield* put(turnEnded(id));
  }
}
