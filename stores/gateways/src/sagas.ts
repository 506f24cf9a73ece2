import { call, getRegistry, put, request, takeEvery, type Saga } from '@admin/data';
import { pluginActivated } from '@admin/store-plugins';
import * as api from './api';
import { dismissed, gatewayEdits, gatewaysReceived, suggestionsReceived } from './slice';
import type { Gateway, GatewayPatch } from './types';

/** Reads all gateways; again when an edit was confirmed while they were in progress, since they may be older. */
export function* fetchGateways(): Saga {
  yield* put(gatewaysReceived(yield* gatewayEdits.readFresh(() => request(api.fetchGateways))));
}

/** One gateway is part of all of them, which are read once. */
export function* ensureGateways(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('gateways').getGateways());
}

export function* fetchSuggestions(force = false): Saga {
  yield* put(suggestionsReceived({ force, suggestions: yield* request(api.fetchSuggestions, force) }));
}

/**
 * Shows the change at once; it stays only if the server accepts it. Returns the gateway as it is now.
 * @throws ApiError when the server refuses it; an `UnknownGatewayError` when it knows no such gateway
 */
export function updateGateway(gateway: string, patch: GatewayPatch): Saga<Gateway> {
  return gatewayEdits.save({ gateway, patch }, () => request(api.saveGateway, gateway, patch));
}

/**
 * Puts the suggestions away, for every user and permanently.
 * @throws ApiError when that fails; the suggestions are then back
 */
export function* dismissSuggestions(): Saga {
  let isDone = false;
  yield* put(dismissed(true));
  try {
    yield* request(api.dismissSuggestions);
    isDone = true;
  } finally {
    if (!isDone) yield* put(dismissed(false));
  }
}

/** A plugin that starts running may bring gateways, and changes what is worth suggesting. */
export function* watchPlugins(): Saga {
  const registry = yield* getRegistry();
  // oxlint-disable-next-line require-yield -- takeEvery takes sagas
  yield* takeEvery(pluginActivated, function* () {
    registry.invalidateAll('gateways');
  });
}
