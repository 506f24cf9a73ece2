import { nanoid } from '@reduxjs/toolkit';
import { call, getRegistry, put, request, select, take, type Saga } from '@admin/data';
import { ApiError } from '@admin/http';
import * as api from './api';
import { resolveEnabledConflict, planRate, type RateStep } from './plan-rate';
import { RatesError, RateNotSavedError } from './rates-error';
import {
  locationsReceived,
  methodSaved,
  methodsReceived,
  partnersReceived,
  shippingSlice,
  operationQueued,
  operationEnded,
  writeSent,
  zoneCreated,
  zoneSuperseded,
  zoneRemoved,
  zonesReceived,
} from './slice';
import type { RateChange, RejectedRate, ShippingMethod, ShippingZone } from './types';
import { findCountryZone, getZoneName, REST_OF_WORLD } from './zones';

const { selectSlice } = shippingSlice;

export function* fetchZones(): Saga {
  yield* put(zonesReceived(yield* request(api.fetchZones)));
}

export function* fetchPartners(force = false): Saga {
  yield* put(partnersReceived({ force, partners: yield* request(api.fetchPartners, force) }));
}

/**
 * Returns the zone of a country (such as `US`), and creates it with this name if there is none. Concurrent calls, even
 * in several tabs, result in one zone.
 * @throws ApiError when it cannot be made whole; another try starts from what there is by then
 */
export function* ensureCountryZone(country: string, name: string): Saga<ShippingZone> {
  return yield* runInOrder(function* () {
    const registry = yield* getRegistry();
    try {
      yield* removeSurplus();
      // An earlier failure to read is not used; it is read again.
      const { status } = registry.resolution('shipping').getZones();
      if (status === 'failed') registry.invalidate('shipping').getZones();
      const existing = (yield* call(() => registry.resolveSelect('shipping').getZones())) ?? [];
      const zones =
        findLeftovers(existing, country, name).length > 0 ? yield* clearUp(country, name) : existing;
      return findCountryZone(zones, country) ?? (yield* makeCountryZone(country, name));
    } catch (error) {
      // Without a response it is unknown what was created.
      registry.invalidate('shipping').getZones();
      throw error;
    }
  });
}

function* makeCountryZone(country: string, name: string): Saga<ShippingZone> {
  // Another tab may have created it since the zones were read, or an earlier attempt may have stopped halfway.
  const zone = (yield* findFirstZone(country, name)) ?? (yield* createZone(country, name));
  if (findCountryZone([zone], country)) return zone;
  const wanted = [{ code: country, type: 'country' }];
  const locations = yield* send(api.saveLocations, zone.id, wanted);
  yield* put(locationsReceived({ zoneId: zone.id, locations }));
  const finished = { ...zone, locations };
  if (!findCountryZone([finished], country)) throw new Error(`There is no country named "${country}".`);
  return finished;
}

/**
 * Two tabs may create a zone at the same time. Both check again afterwards; the first zone wins, and the other tab
 * removes its own.
 */
function* createZone(country: string, name: string): Saga<ShippingZone> {
  const created = { ...(yield* send(api.createZone, name)), locations: [], methods: [] };
  yield* put(zoneCreated(created));
  const first = (yield* findFirstZone(country, name)) ?? created;
  if (first.id === created.id) return created;
  yield* put(zoneSuperseded(created.id));
  yield* removeSurplus();
  return first;
}

/** The country's zone as stored now, or an unfinished one without locations. */
function* findFirstZone(country: string, name: string): Saga<ShippingZone | undefined> {
  const zones = yield* request(api.fetchZones);
  yield* put(zonesReceived(zones));
  const candidates = zones.filter((zone) => findCountryZone([zone], country) ?? isUnfinished(zone, name));
  return candidates.toSorted((a, b) => a.id - b.id)[0];
}

/** A zone counts as leftover only if it still is one when read again, since it may have been finished meanwhile. */
function* clearUp(country: string, name: string): Saga<readonly ShippingZone[]> {
  const zones = yield* request(api.fetchZones);
  yield* put(zonesReceived(zones));
  for (const { id } of findLeftovers(zones, country, name)) yield* put(zoneSuperseded(id));
  yield* removeSurplus();
  return zones;
}

/**
 * Duplicate zones of a tab that was closed before it could remove them. Without locations they would match every place
 * and offer no shipping there. Zones with methods were created on purpose and are kept.
 */
function findLeftovers(zones: readonly ShippingZone[], country: string, name: string): ShippingZone[] {
  const first = findCountryZone(zones, country);
  if (!first) return [];
  return zones.filter((zone) => zone.id > first.id && isUnfinished(zone, name) && zone.methods.length === 0);
}

function* removeSurplus(): Saga {
  for (const id of (yield* select(selectSlice)).surplus) {
    yield* send(api.deleteZone, id);
    yield* put(zoneRemoved(id));
  }
}

/** A zone of an earlier attempt that failed before its location was saved. */
const isUnfinished = ({ id, name, locations }: ShippingZone, wanted: string): boolean =>
  id !== REST_OF_WORLD && name === wanted && locations.length === 0;

/**
 * Sets the rates of zones, one after the other: `free_shipping` for a rate of 0, otherwise `flat_rate`. Other methods
 * of these zones are disabled first, as are all methods of a disabled zone. The stored state determines the writes, so
 * a retry is safe; it is read again afterwards to verify the result.
 * @throws ApiError when the rates of some zones were not saved; `getRejectedRates` tells which
 */
export function* saveRates(changes: readonly RateChange[]): Saga {
  yield* runInOrder(function* () {
    const rejected: RejectedRate[] = [];
    for (const change of changes) {
      const progress: Progress = { isUnserved: false };
      try {
        yield* saveRate(change, progress);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, message } = error.failure;
        const name = yield* nameOf(change.zoneId);
        rejected.push({ zoneId: change.zoneId, name, code, message, ...progress });
      }
    }
    if (rejected.length > 0) throw new RatesError(rejected);
  });
}

/** After this many corrections of a zone, it is assumed that another tab keeps changing it. */
const ROUNDS = 4;

type Progress = Pick<RejectedRate, 'isUnserved'>;

/** Verified by reading the zone again: another tab may have changed it at the same time. */
function* saveRate({ zoneId, ...change }: RateChange, progress: Progress): Saga {
  for (let round = 0; ; round++) {
    const methods = yield* request(api.fetchMethods, zoneId);
    yield* put(methodsReceived({ zoneId, methods }));
    const losing = round > 0 ? resolveEnabledConflict(methods, change) : undefined;
    const steps = losing ? [losing] : planRate(methods, change);
    if (steps.length === 0) return;
    if (round === ROUNDS) throw new RateNotSavedError();
    yield* carryOut(zoneId, methods, steps, (isServed) => {
      progress.isUnserved = change.isEnabled && !isServed;
    });
    if (losing) throw new RateNotSavedError();
  }
}

/** @param note is called before and after each write with whether a method is enabled, as far as known */
function* carryOut(
  zoneId: number,
  methods: readonly ShippingMethod[],
  steps: readonly RateStep[],
  note: (isServed: boolean) => void,
): Saga {
  const enabled = new Set(methods.filter(({ isEnabled }) => isEnabled).map(({ instanceId }) => instanceId));
  for (const step of steps) {
    // If the response is lost, it may be disabled already.
    if (step.kind === 'update' && !step.data.enabled) enabled.delete(step.instanceId);
    note(enabled.size > 0);
    const method =
      step.kind === 'add'
        ? yield* send(api.addMethod, zoneId, step.methodId, step.data)
        : yield* send(api.updateMethod, zoneId, step.instanceId, step.data);
    yield* put(methodSaved({ zoneId, method }));
    if (method.isEnabled) enabled.add(method.instanceId);
    note(enabled.size > 0);
  }
}

function* nameOf(zoneId: number): Saga<string> {
  const { zones } = yield* select(selectSlice);
  const zone = zones?.find(({ id }) => id === zoneId);
  return getZoneName(zone ?? { id: zoneId, name: String(zoneId) });
}

/** Write operations depend on each other, so each waits for the previous one. */
const runInOrder = <R>(work: () => Saga<R>): Saga<R> => call(() => waitAndRun(work));

function* waitAndRun<R>(work: () => Saga<R>): Saga<R> {
  const id = nanoid();
  yield* put(operationQueued(id));
  try {
    while ((yield* select(selectSlice)).queue[0] !== id) yield* take(operationEnded);
    return yield* work();
  } finally {
    // Also runs on failure and cancellation, so that the next operation can start.
    yield* put(operationEnded(id));
  }
}

/**
 * Sends a write that is not aborted on cancellation, since the server may still execute it. The next operation waits
 * for its response even if this one was canceled.
 */
function* send<A extends readonly unknown[], R>(
  write: (signal: AbortSignal, ...args: A) => Promise<R>,
  ...args: A
): Saga<R> {
  const { reduxStore } = yield* getRegistry();
  return yield* call(() => {
    const id = nanoid();
    reduxStore.dispatch(writeSent(id));
    return write(new AbortController().signal, ...args).finally(() =>
      reduxStore.dispatch(operationEnded(id)),
    );
  });
}
