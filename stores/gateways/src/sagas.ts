import { call, getRegistry, put, request, takeEvery, type Saga } from '@admin/data';
import { pluginActivated } from '@admin/store-plugins';
import * as api from './api';
import { dismissed, gatewayEdits, gatewaysReceived, suggestionsReceived } from './slice';
import type { Gateway, GatewayPatch } from './types';

/** Fetches all gateways, and again if an edit was confirmed during the request, since the response may be older. */
export function* fetchGateways(): Saga {
  yield* put(gatewaysReceived(yield* gatewayEdits.readFresh(() => request(api.fetchGateways))));
}

/** All gateways come in one response, so one gateway needs no request of its own. */
export function* ensureGateways(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('gateways').getGateways());
}

export function* fetchSuggestions(force = false): Saga {
  yield* put(suggestionsReceived({ force, suggestions: yield* request(api.fetchSuggestions, force) }));
}

/**
 * Optimistically changes a gateway; a failure reverts it. Returns the gateway as saved.
 * @throws ApiError when the server refuses it; an `UnknownGatewayError` when it knows no such gateway
 */
export function updateGateway(gateway: string, patch: GatewayPatch): Saga<Gateway> {
  return gatewayEdits.save({ gateway, patch }, () => request(api.saveGateway, gateway, patch));
}

/**
 * Dismisses the suggestions, for all users and permanently.
 * @throws ApiError when that fails; the suggestions are shown again
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

/** Activating a plugin may add gateways and change the suggestions. */
export function* watchPlugins(): Saga {
  const registry = yield* getRegistry();
  // oxlint-disable-next-line require-yield -- takeEvery takes sagas
  yield* takeEvery(pluginActivated, function* () {
    registry.invalidateAll('gateways');
  });
}
