import { ApiError, request } from '@admin/http';
import { parseConfirmation, parseGateway, parseGateways, parseSuggestions } from './schemas';
import type { Gateway, GatewayPatch, GatewaySuggestion } from './types';
import { UnknownGatewayError } from './unknown-gateway-error';

const GATEWAYS = '/wc/v3/payment_gateways';
const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';

/** Requests the built-in suggestions even if suggestions are disabled. */
const FORCED = { force_default_suggestions: true };

export function fetchGateways(signal: AbortSignal): Promise<Gateway[]> {
  return request(GATEWAYS, { signal, parse: parseGateways });
}

/** @throws UnknownGatewayError when no gateway has this id */
export async function saveGateway(signal: AbortSignal, id: string, patch: GatewayPatch): Promise<Gateway> {
  try {
    const path = `${GATEWAYS}/${encodeURIComponent(id)}`;
    return await request(path, { method: 'PUT', body: patch, signal, parse: parseGateway });
  } catch (cause) {
    const isUnknown =
      cause instanceof ApiError && cause.failure.code === 'woocommerce_rest_payment_gateway_invalid';
    throw isUnknown ? new UnknownGatewayError(id, { cause }) : cause;
  }
}

/** The list is empty while suggestions are disabled, unless `force` requests the built-in ones. */
export function fetchSuggestions(signal: AbortSignal, force: boolean): Promise<GatewaySuggestion[]> {
  return request(SUGGESTIONS, { query: force ? FORCED : {}, signal, parse: parseSuggestions });
}

export function dismissSuggestions(signal: AbortSignal): Promise<void> {
  return request(`${SUGGESTIONS}/dismiss`, { method: 'POST', signal, parse: parseConfirmation });
}
